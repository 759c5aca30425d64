import { expect, test } from 'vitest';
import { isOngoing } from '@kindred/contract/premium/ongoing';
import {
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@kindred/contract/premium/subscription';

const ended: readonly SubscriptionStatus[] = ['incomplete', 'incomplete_expired', 'canceled'];

test.each(subscriptionStatuses)(
  'a subscription that is %s goes on unless it ended or never started',
  (status) => {
    expect(isOngoing({ status })).toBe(!ended.includes(status));
  },
);
