import { listChats, readChat } from '@kindred/contract/chat';
import { readDeck } from '@kindred/contract/discovery/deck';
import type { Route } from '@kindred/contract/route';
import { QueryClient, QueryObserver, onlineManager, queryOptions } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from '../lib/calls/call-error.ts';
import type { KeptStore, KeptView } from '../lib/kept/kept-store.ts';
import type { SessionState } from '../lib/sessions/session-store.ts';
import { type Keeping, keepViews, keptDays } from './keep-views.ts';
import { keyOf } from './query.ts';

/** A browser's database, in memory. */
function openStore() {
  const views = new Map<string, KeptView>();
  const store: KeptStore = {
    readAll: () => Promise.resolve([...views.values()]),
    write: (put, remove, mayWrite) => {
      if (!mayWrite()) return Promise.resolve();
      for (const hash of remove) views.delete(hash);
      for (const view of put) views.set(view.hash, structuredClone(view));
      return Promise.resolve();
    },
  };
  const kept = () => [...views.values()].map(({ data }) => data);
  return { views, store, kept };
}

const signedIn = (id: string) =>
  ({ token: 'token', user: { _id: id, isAdmin: false } }) as unknown as SessionState;

/** A visit of a member, with or without a connection. */
function visit(store: KeptStore, { as = 'ada', online = true } = {}) {
  let state = signedIn(as);
  const listeners = new Set<() => void>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onlineManager.setOnline(online);
  client.mount();
  onTestFinished(() => {
    onlineManager.setOnline(true);
    client.unmount();
    client.clear();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const session = { get: () => state, subscribe };
  const { showAll } = keepViews(client, {
    session,
    store,
    isOnline: () => onlineManager.isOnline(),
  });
  return {
    client,
    showAll,
    /** Shows the query, and returns what is there now. */
    open: (route: Route, keeping: Keeping, read: () => Promise<unknown>) => {
      const options = queryOptions({ queryKey: keyOf(route), queryFn: read, meta: { keeping } });
      const observer = new QueryObserver(client, options);
      onTestFinished(observer.subscribe(() => undefined));
      return () => observer.getCurrentResult().data;
    },
    change: (next: SessionState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

const all: Keeping = { part: (data) => data };
const list: Keeping = { ...all, names: (data: string[]) => data };
const chat = (id: string): Keeping => ({ ...all, chat: id });
const answer = (data: unknown) => () => Promise.resolve(data);
const later = () => new Promise((resolve) => setTimeout(resolve, 500));

test('what was shown last is there at a start without a connection, and fetched again once there is one', async () => {
  const { store, kept } = openStore();
  visit(store).open(readDeck, all, answer('earlier'));
  await expect.poll(kept).toEqual(['earlier']);
  const next = visit(store, { online: false });
  await next.showAll();
  const shown = next.open(readDeck, all, answer('now'));
  expect(shown()).toBe('earlier');
  onlineManager.setOnline(true);
  await expect.poll(shown).toBe('now');
});

test('a network without a way to the server shows it too', async () => {
  const { store, kept } = openStore();
  visit(store).open(readDeck, all, answer('earlier'));
  await expect.poll(kept).toEqual(['earlier']);
  const broken = () => Promise.reject(new CallError(0, 'NETWORK_ERROR'));
  const shown = visit(store).open(readDeck, all, broken);
  await expect.poll(shown).toBe('earlier');
});

test('trust 85: what is kept is shown to no one else, and the next visit of someone else deletes it', async () => {
  const { store, kept } = openStore();
  visit(store).open(readDeck, all, answer('of Ada'));
  await expect.poll(kept).toEqual(['of Ada']);
  const other = visit(store, { as: 'bob', online: false });
  await other.showAll();
  const shown = other.open(readDeck, all, answer('of Bob'));
  expect(shown()).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('trust 85: nothing is written after the session has ended', { tags: ['long'] }, async () => {
  const { store, kept } = openStore();
  const { open, change } = visit(store);
  const shown = open(readDeck, all, answer('of Ada'));
  await expect.poll(shown).toBe('of Ada');
  change({ token: null, user: null } as SessionState);
  await later();
  expect(kept()).toEqual([]);
});

test('trust 85: a chat is kept no longer than the list names it', { tags: ['long'] }, async () => {
  const { store, kept } = openStore();
  const { client, open } = visit(store);
  open(readChat, chat('carl'), answer('his messages'));
  await later();
  expect(kept()).toEqual([]);
  open(listChats, list, answer(['carl']));
  await expect.poll(() => kept().length).toBe(2);
  client.setQueryData(keyOf(listChats), []);
  await expect.poll(kept).toEqual([[]]);
  const next = visit(store);
  next.open(readChat, chat('carl'), answer('his messages'));
  next.open(listChats, list, answer([]));
  await later();
  expect(kept()).toEqual([[]]);
});

test('trust 85: a list from an earlier visit adds no chat', { tags: ['long'] }, async () => {
  const { store, kept } = openStore();
  visit(store).open(listChats, list, answer(['carl']));
  await expect.poll(kept).toEqual([['carl']]);
  const next = visit(store, { online: false });
  await next.showAll();
  next.open(listChats, list, () => new Promise(() => undefined));
  onlineManager.setOnline(true);
  next.open(readChat, chat('carl'), answer('his messages'));
  await later();
  expect(kept()).toEqual([['carl']]);
});

test(`trust 85: what is older than ${keptDays} days is deleted, and not shown`, async () => {
  const { store, kept } = openStore();
  visit(store).open(readDeck, all, answer('earlier'));
  await expect.poll(kept).toEqual(['earlier']);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + (keptDays * 24 + 1) * 3_600_000);
  const next = visit(store, { online: false });
  await next.showAll();
  expect(next.open(readDeck, all, answer('now'))()).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('an earlier state stays while a query has nothing to keep', { tags: ['long'] }, async () => {
  const { store, kept } = openStore();
  let part: string | undefined = 'the latest';
  const { client, open } = visit(store);
  open(readChat, { part: () => part }, answer('all'));
  await expect.poll(kept).toEqual(['the latest']);
  part = undefined;
  client.setQueryData(keyOf(readChat), 'an earlier part');
  await later();
  expect(kept()).toEqual(['the latest']);
});
