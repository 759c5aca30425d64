/* empty css                      */
import { r as useRefundCredit, t as useCredit } from './credit-CUdDGnU0.js';
import { F as errorText, P as column_module_default, r as Alert } from '../entry.mjs';
import { n as messages } from './premium-Y669_ivz.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { t as Section } from './section-DRW9Ccsg.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
var credit_module_default = { credit: '_credit_1evux_1' };
// web/src/widgets/credit.tsx
/** The credit for later payments, which can go back to the card that paid it. */
function Credit({ atStake = false }) {
  const { credit: m } = messages;
  const { data: credit } = useCredit();
  const refund = useRefundCredit();
  const button = useKeptFocus(refund.isPending);
  const { data: made, error } = refund;
  if (!credit && !made) return null;
  const amount = credit && formatMoney(credit.amount, credit.currency);
  const refundable = credit && credit.refundable > 0;
  const content = /* @__PURE__ */ jsxs('div', {
    className: `grid justify-items-start gap-3 ${credit_module_default.credit}`,
    children: [
      made &&
        made.refunded > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.refunded(formatMoney(made.refunded, made.currency)),
        }),
      made?.refunded === 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: m.usedUp,
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
      amount &&
        atStake &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: refundable ? m.lost(amount) : m.lostGiven(amount),
        }),
      amount && !atStake && /* @__PURE__ */ jsx('p', { children: m.line(amount) }),
      amount &&
        !atStake &&
        !refundable &&
        /* @__PURE__ */ jsx('p', {
          className: column_module_default.quiet,
          children: m.given,
        }),
      refundable &&
        /* @__PURE__ */ jsx(Button, {
          ref: button,
          variant: 'default',
          radius: 'xl',
          size: 'md',
          loading: refund.isPending,
          onClick: () => refund.mutate(),
          children: m.getBack(formatMoney(credit.refundable, credit.currency)),
        }),
    ],
  });
  return atStake
    ? content
    : /* @__PURE__ */ jsx(Section, {
        title: m.title,
        children: content,
      });
}
export { Credit as t };
