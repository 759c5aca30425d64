import type { Subscription } from '../../api/premium/subscription.ts';
import { messages } from '../../lib/messages/premium.ts';
import { formatMoney } from '../../lib/money.ts';

/** What is charged next and when. A coupon waits for the end of a trial. */
export function nextPayment(own: Subscription, end: string) {
  const { manage: m } = messages;
  const price = formatMoney(own.amount, own.currency);
  return own.status === 'trialing' && own.coupon
    ? m.nextLess(price, end, own.coupon)
    : m.next(price, end);
}
