import { expect, test, vi } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { createOwnUnsentQueue } from './own-unsent-queue.ts';
import { memoryStorage } from '../storage.ts';

const offline = new CallError(0, 'NETWORK_ERROR');

/** A browser in which one member after the other signs in. */
function openBrowser() {
  let state = {
    token: 'a' as string | null,
    user: { _id: 'ada' } as { _id: string } | null,
    expired: false,
  };
  const listeners = new Set<() => void>();
  const storage = memoryStorage();
  const own = createOwnUnsentQueue<string>({
    name: 'unsent-choices',
    isSame: (one, other) => one === other,
    session: {
      get: () => state as never,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => undefined;
      },
    },
    storage: () => storage,
  });
  return {
    own,
    storage,
    set: (change: Partial<typeof state>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

test('what a member did not send waits while someone else is signed in, and comes back with them', async () => {
  vi.useFakeTimers();
  const { own, set } = openBrowser();
  const sent: string[] = [];
  const save = async (change: string) => void sent.push(change);
  const hers = own();
  hers.put('like');
  hers.put('pass');
  const sending = hers.send(async () => {
    set({ user: { _id: 'eve' } });
    throw offline;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await sending;
  expect(own().get().unsaved).toEqual([]);
  own().put('of eve');
  await own().send(save);
  await hers.send(save);
  expect(sent).toEqual(['of eve']);
  set({ user: { _id: 'ada' } });
  expect(own().get().unsaved).toEqual(['like', 'pass']);
  await own().send(save);
  expect(sent).toEqual(['of eve', 'like', 'pass']);
  expect(own().get().unsaved).toEqual([]);
  vi.useRealTimers();
});

test('a session that expired keeps everything, and signing out nothing', () => {
  const { own, set, storage } = openBrowser();
  own().put('like');
  set({ token: null, expired: true });
  expect(own().get().unsaved).toEqual(['like']);
  set({ token: null, expired: false });
  expect(own().get().unsaved).toEqual([]);
  expect(storage.getItem('unsent-choices:ada')).toBeNull();
});

test('a refused change can be set aside, so that the rest continues', async () => {
  const { own } = openBrowser();
  const [sent, aside]: [string[], string[]] = [[], []];
  own().put('stopped');
  own().put('like');
  const save = async (change: string) => {
    if (change === 'stopped') throw new CallError(422, 'refused');
    sent.push(change);
  };
  await own().send(save, (change) => aside.push(change));
  expect([sent, aside]).toEqual([['like'], ['stopped']]);
  expect(own().get()).toMatchObject({ unsaved: [], refused: null });
});

test('someone who signs out deletes only their own changes', () => {
  const { own, set, storage } = openBrowser();
  own().put('like of ada');
  set({ token: null, user: null, expired: true });
  set({ token: 'b', user: { _id: 'eve' }, expired: false });
  set({ token: null, user: null, expired: false });
  expect(storage.getItem('unsent-choices:ada')).toBe('["like of ada"]');
  set({ token: 'a', user: { _id: 'ada' } });
  own().put('pass of ada');
  set({ token: null, user: null });
  expect(storage.getItem('unsent-choices:ada')).toBeNull();
});

test('a refusal that arrives while someone else is signed in deletes nothing', async () => {
  const { own, set, storage } = openBrowser();
  own().put('like');
  const aside: string[] = [];
  const save = async () => {
    set({ token: 'b', user: { _id: 'eve' } });
    throw new CallError(422, 'refused');
  };
  await own().send(save, (change) => aside.push(change));
  expect([aside, storage.getItem('unsent-choices:ada')]).toEqual([[], '["like"]']);
});

test('a request that was on its way while someone else was signed in deletes nothing that came later', async () => {
  const { own, set, storage } = openBrowser();
  own().put('like');
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = own().send(async (change) => {
    if (change !== 'like') throw new CallError(401, 'expired');
    await promise;
  });
  set({ user: { _id: 'eve' } });
  set({ user: { _id: 'ada' } });
  own().put('pass');
  resolve();
  await sending;
  expect([own().get().unsaved, storage.getItem('unsent-choices:ada')]).toEqual([
    ['pass'],
    '["pass"]',
  ]);
});
