import { t as formatMoney } from './money-HiXGlaVQ.js';
import { n as messages } from './premium-Y669_ivz.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
// web/src/features/premium/next-payment.ts
/**
 * What is charged next and when, and what lowers or raises it. A coupon waits for the end of a trial. A period that has just
 * begun is charged as it was sold, and a planned change comes after it.
 */
function nextPayment(own, end, credit = null, owed = null) {
  const { manage: m, change } = messages;
  const { currency, coupon } = own;
  const money = (cents) => formatMoney(cents, currency);
  const amount = own.planned?.at === end ? own.planned.amount : own.amount;
  const used = credit?.currency === currency ? Math.min(amount, credit.amount) : 0;
  const added = owed?.currency === currency ? owed.amount : 0;
  if (own.trialEnd === end && coupon) {
    const less = m.nextLess(money(amount), end, coupon);
    if (added > 0) return m.plusOwed(less, money(added));
    return used > 0 ? m.andCredit(less, money(used)) : less;
  }
  if (added > 0) return `${m.next(money(amount + added), end)}. ${change.owed(money(added))}`;
  if (used > 0) return m.nextAfterCredit(money(amount - used), end, money(used));
  return m.next(money(amount), end);
}
// web/src/features/premium/benefits.tsx
/** What premium adds to the free service. */
function Benefits({ rights: { free, premium } }) {
  const { benefits: m } = messages;
  const benefits = [
    premium.seesLikes && !free.seesLikes && m.seesLikes,
    premium.likesPerDay !== free.likesPerDay && m.likesPerDay(premium.likesPerDay),
    premium.superlikesPerDay !== free.superlikesPerDay &&
      m.superlikesPerDay(premium.superlikesPerDay),
    premium.undosPerDay !== free.undosPerDay && m.undosPerDay(premium.undosPerDay),
    premium.filters && !free.filters && m.filters,
    premium.incognito && !free.incognito && m.incognito,
  ].filter((benefit) => benefit !== false);
  if (benefits.length === 0) return null;
  return /* @__PURE__ */ jsx('ul', {
    className: 'plain-list grid muted fields-columns gap-2-by-4',
    'aria-label': m.title,
    children: benefits.map((benefit) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: 'flex items-start gap-2',
          children: [
            /* @__PURE__ */ jsx(IconCheck, {
              className: 'flex-none color-success mt-hairline',
              size: 18,
              stroke: 2,
              'aria-hidden': true,
            }),
            benefit,
          ],
        },
        benefit,
      ),
    ),
  });
}
export { nextPayment as n, Benefits as t };
