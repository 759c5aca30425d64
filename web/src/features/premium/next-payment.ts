import type { Credit } from '../../api/premium/credit.ts';
import type { Subscription } from '../../api/premium/subscription.ts';
import { messages } from '../../lib/messages/premium.ts';
import { formatMoney } from '../../lib/money.ts';

/** What is charged next and when. A coupon waits for the end of a trial, and a credit lowers the payment. */
export function nextPayment(own: Subscription, end: string, credit: Credit | null = null) {
  const { manage: m } = messages;
  const { currency, coupon } = own;
  const amount = own.planned?.amount ?? own.amount;
  const price = formatMoney(amount, currency);
  if (own.status === 'trialing' && coupon) return m.nextLess(price, end, coupon);
  if (credit?.currency !== currency) return m.next(price, end);
  const used = Math.min(amount, credit.amount);
  return m.nextAfterCredit(formatMoney(amount - used, currency), end, formatMoney(used, currency));
}
