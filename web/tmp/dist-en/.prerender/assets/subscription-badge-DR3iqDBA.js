import { t as messages } from './payments-BDT96SC5.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/badges/subscription-badge.tsx
var kinds = {
  incomplete: 'neutral',
  incomplete_expired: 'neutral',
  trialing: 'info',
  active: 'success',
  past_due: 'danger',
  unpaid: 'danger',
  canceled: 'neutral',
  paused: 'neutral',
};
/** The status of a subscription, for staff. */
function SubscriptionBadge({ subscription }) {
  const { status, cancelAtPeriodEnd } = subscription;
  const ending = cancelAtPeriodEnd && (status === 'active' || status === 'trialing');
  return /* @__PURE__ */ jsx(StatusBadge, {
    kind: ending ? 'warning' : kinds[status],
    children: ending ? messages.ending : messages.statuses[status],
  });
}
export { SubscriptionBadge as t };
