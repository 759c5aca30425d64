import type { SubscriptionStatus } from './subscription.ts';

const ongoing: readonly SubscriptionStatus[] = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
];

/** It will be charged again, or would be if it were not canceled. A second one cannot start at the same time. */
export const isOngoing = ({ status }: { readonly status: SubscriptionStatus }) =>
  ongoing.includes(status);
