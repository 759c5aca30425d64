import { messages as change } from '#texts/plan-change.ts';
import type { Credit, Owed } from '../../api/premium/credit.ts';
import type { Subscription } from '../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../lib/formats/money.ts';

/** A new price is for payments from its day on, and a planned change has a price of its own. */
function amountAt({ planned, priceChange, amount }: Subscription, end: string) {
  if (planned?.at === end) return planned.amount;
  return priceChange && Date.parse(end) >= Date.parse(priceChange.startsAt)
    ? priceChange.amount
    : amount;
}

/**
 * What is charged next and when, and what lowers or raises it. A coupon waits for the end of a trial. A period that has just
 * begun is charged as it was sold, and a planned change comes after it.
 */
export function nextPayment(
  own: Subscription,
  end: string,
  credit: Credit | null = null,
  owed: Owed | null = null,
) {
  const { manage: m } = messages;
  const { currency, coupon } = own;
  const money = (cents: number) => formatMoney(cents, currency);
  const amount = amountAt(own, end);
  const used = credit?.currency === currency ? Math.min(amount, credit.amount) : 0;
  const added = owed?.currency === currency ? owed.amount : 0;
  if (own.trialEnd === end && coupon) {
    const less = m.nextLess({ price: money(amount), date: end, coupon });
    if (added > 0) return m.plusOwed({ text: less, owed: money(added) });
    return used > 0 ? m.andCredit({ text: less, credit: money(used) }) : less;
  }
  if (added > 0)
    return `${m.next({ price: money(amount + added), date: end })}. ${change.owed({ amount: money(added) })}`;
  if (used > 0)
    return m.nextAfterCredit({ price: money(amount - used), date: end, credit: money(used) });
  return m.next({ price: money(amount), date: end });
}
