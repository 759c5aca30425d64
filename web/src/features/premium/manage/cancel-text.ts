import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';

type Own = Pick<Subscription, 'status' | 'currentPeriodEnd'>;

/** Until when premium stays. A payment that failed leaves nothing that was paid, so that canceling ends it now. */
export function cancelText({ status, currentPeriodEnd: end }: Own) {
  const { manage: m } = messages;
  const isPaid = status === 'active' || status === 'trialing';
  return end && isPaid ? m.cancelUntil({ date: end }) : m.cancelNow;
}
