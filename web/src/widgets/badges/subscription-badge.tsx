import type { Subscription, SubscriptionStatus } from '@kindred/contract/premium/subscription';
import { messages } from '#texts/payments.ts';
import { type Kind, StatusBadge } from '../../ui/lists/status-badge.tsx';

const kinds: Record<SubscriptionStatus, Kind> = {
  incomplete: 'neutral',
  incomplete_expired: 'neutral',
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  unpaid: 'danger',
  canceled: 'neutral',
  paused: 'neutral',
};

type Shown = Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>;

/** The status of a subscription, for staff. */
export function SubscriptionBadge({ subscription }: { subscription: Shown }) {
  const { status, cancelAtPeriodEnd } = subscription;
  const ending = cancelAtPeriodEnd && (status === 'active' || status === 'trialing');
  return (
    <StatusBadge kind={ending ? 'warning' : kinds[status]}>
      {ending ? messages.ending : messages.statuses[status]}
    </StatusBadge>
  );
}
