import type { Subscription } from '../../api/premium/subscription.ts';

const goesOn = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];

/** It will be charged again, or would be if it were not canceled. A second one cannot start at the same time. */
export const isGoingOn = ({ status }: Subscription) => goesOn.includes(status);
