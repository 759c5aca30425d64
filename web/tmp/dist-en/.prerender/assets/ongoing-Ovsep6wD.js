// contract/src/premium/ongoing.ts
var ongoing = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
/** It will be charged again, or would be if it were not canceled. A second one cannot start at the same time. */
var isOngoing = ({ status }) => ongoing.includes(status);
export { isOngoing as t };
