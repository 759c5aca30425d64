import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { t as useFraudWarningCounts } from './fraud-warnings-DEZtwjgV.js';
import { b as formatNumber } from '../entry.mjs';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/texts/en/fraud-bans.ts
var people = (count) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);
var messages = {
  staff: {
    loading: 'Counting the people they wrote to...',
    toWarn: (count) =>
      count === 0
        ? 'For fraud. There is no one to warn.'
        : `For fraud. ${people(count)} they wrote to will be warned by notification and email.`,
    alsoWarned: (count) => `${people(count)} were warned before.`,
    forFraud: 'For fraud',
    forFraudAbout: 'Everyone they wrote to is warned, even if they blocked or unmatched them.',
    willWithdraw: (count) =>
      count === 0
        ? 'They are banned for fraud. No one was warned yet.'
        : `They are banned for fraud. The warning to ${people(count)} will be withdrawn with an apology.`,
  },
  case: {
    waiting: 'Everyone they wrote to will be warned of fraud.',
    warned: (count) => `Warned of fraud: ${people(count)}`,
    withdrawn: (count) => `Warning withdrawn: ${people(count)}`,
  },
};
// web/src/widgets/fraud-warnings.tsx
var fraud_warnings_exports = /* @__PURE__ */ __exportAll({
  FraudWarned: () => FraudWarned,
  FraudWarningCount: () => FraudWarningCount,
});
/** How many people a ban for fraud warns, or for how many lifting it withdraws that, before staff decide. */
function FraudWarningCount({ id, withdraws = false }) {
  const { staff: m } = messages;
  const { data } = useFraudWarningCounts(id);
  if (!data)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted text-sm',
      children: m.loading,
    });
  const { toWarn, warned } = data;
  return /* @__PURE__ */ jsxs('output', {
    className: 'block text-sm pretty',
    children: [
      withdraws ? m.willWithdraw(warned) : m.toWarn(toWarn),
      !withdraws && warned > 0 && ` ${m.alsoWarned(warned)}`,
    ],
  });
}
/** Whom a decision warned, as far as that is known. */
function FraudWarned({ fraud: { warned, withdrawn, waits } }) {
  const { case: m } = messages;
  const text = withdrawn > 0 ? m.withdrawn(withdrawn) : m.warned(warned);
  return /* @__PURE__ */ jsx('p', {
    className: 'muted text-sm',
    children: waits && warned === 0 && withdrawn === 0 ? m.waiting : text,
  });
}
export { fraud_warnings_exports as n, messages as r, FraudWarningCount as t };
