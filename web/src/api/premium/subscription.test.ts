import type { SubscriptionStatus } from '@kindred/contract/premium/subscription';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../lib/testing/stub-api.ts';
import { readSubscription } from '../../lib/push/stored-subscription.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { type Subscription, currentQuery, isUsable, owner } from './subscription.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const later = '2026-06-01T00:00:01Z';
const earlier = '2026-05-31T23:59:59Z';
const made = (status: SubscriptionStatus, currentPeriodEnd: string | null) =>
  ({ id: 'sub_1', status, currentPeriodEnd }) as Subscription;

// Section 4 of the specification.
test.each<[SubscriptionStatus, string | null, boolean]>([
  ['active', null, true],
  ['active', earlier, true],
  ['trialing', null, true],
  ['past_due', later, true],
  ['past_due', earlier, false],
  ['canceled', later, true],
  ['canceled', earlier, false],
  ['canceled', null, false],
  ['unpaid', null, false],
  ['incomplete', null, false],
  ['incomplete_expired', null, false],
  ['paused', later, true],
])('%s with the end %s is usable: %s', (status, end, usable) => {
  expect(isUsable(made(status, end), now)).toBe(usable);
});

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage({ token: 'a1' })));

const readCurrent = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(currentQuery());

test.each<[string, number, object, string | null]>([
  ['an active one', 200, { success: true, subscription: made('active', null) }, 'sub_1'],
  ['one that is not paid', 200, { success: true, subscription: made('incomplete', null) }, null],
  ['not found', 404, { success: false, message: 'None.' }, null],
])('%s is read and persisted', async (_, status, body, id) => {
  using _api = stubApi(() => ({ status, body }));
  expect((await readCurrent())?.id ?? null).toBe(id);
  const { currentSubscription } = readSubscription(owner());
  expect(currentSubscription?.id ?? null).toBe(id);
});

test('a failure is not treated as no subscription', async () => {
  using _api = stubApi(() => ({ status: 500, body: {} }));
  await expect(readCurrent()).rejects.toMatchObject({ status: 500 });
  expect(readSubscription(owner())).toEqual({});
});
