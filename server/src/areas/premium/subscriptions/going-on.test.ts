import { expect, test } from 'vitest';
import { isGoingOn } from '@kindred/contract/premium/going-on';
import {
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@kindred/contract/premium/subscription';

const ended: readonly SubscriptionStatus[] = ['incomplete', 'incomplete_expired', 'canceled'];

test.each(subscriptionStatuses)(
  'a subscription that is %s goes on unless it ended or never started',
  (status) => {
    expect(isGoingOn({ status })).toBe(!ended.includes(status));
  },
);
