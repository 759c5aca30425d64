import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  reactivateSubscription,
  updateSubscription,
} from '@kindred/contract/premium/subscription';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type CallInput, call } from '../../lib/calls/call.ts';
import { stubApi } from '../../lib/testing/stub-api.ts';
import { type ChangeState, changeStateOf } from './change-state.ts';

// Section 4 of the specification: each of them has its own loading flag, error and success flag.
const changes = {
  create: createSubscription,
  update: updateSubscription,
  cancel: cancelSubscription,
  reactivate: reactivateSubscription,
  confirm: confirmSubscription,
} as const;
type Change = keyof typeof changes;
const names = Object.keys(changes) as Change[];

const idle: ChangeState = { loading: false, error: null, success: false };

async function statesOf(of: Change) {
  const options = { body: {} } as CallInput<typeof updateSubscription>;
  const observer = new MutationObserver(new QueryClient(), {
    mutationFn: () => call(changes[of] as typeof updateSubscription, options),
  });
  const seen = [changeStateOf(observer.getCurrentResult(), of)];
  const stop = observer.subscribe((result) => void seen.push(changeStateOf(result, of)));
  await observer.mutate().catch(() => undefined);
  await expect.poll(() => seen.at(-1)?.loading).toBe(false);
  stop();
  observer.reset();
  expect(changeStateOf(observer.getCurrentResult(), of)).toEqual(idle);
  return seen.filter((one, index) => JSON.stringify(one) !== JSON.stringify(seen[index - 1]));
}

test.each(names)('%s goes from idle through loading to success', async (of) => {
  using _api = stubApi(() => ({}));
  const [first, second, third] = await statesOf(of);
  expect(first).toEqual(idle);
  expect(second).toEqual({ loading: true, error: null, success: false });
  expect(third).toEqual({ loading: false, error: null, success: true });
});

test.each(names)('%s that fails has its fallback as error, and no success', async (of) => {
  using _api = stubApi(() => ({ status: 409, body: {} }));
  const last = (await statesOf(of)).at(-1);
  expect(last).toMatchObject({
    loading: false,
    success: false,
    error: { message: `Failed to ${of} subscription`, code: 'SERVER_ERROR', status: 409 },
  });
});
