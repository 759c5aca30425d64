import type { Query, QueryClient } from '@tanstack/react-query';
import { isOnline as isSiteOnline, onConnection } from '../lib/connection.ts';
import { hasStatus } from '../lib/calls/call-error.ts';
import { type KeptStore, type KeptView, keptStore } from '../lib/kept/kept-store.ts';
import type { Session } from '../lib/sessions/session.ts';
import { session as ownSession } from '../lib/sessions/session.ts';

/** How a query is kept in the browser, for a start without a connection. */
export interface Keeping {
  /** What is kept of its data; undefined if what was kept before stays. */
  readonly part: (data: never) => unknown;
  /** The chat that it is about. It is kept as long as the list of chats names it. */
  readonly chat?: string;
  /** The chats that the list names. */
  readonly names?: (data: never) => readonly string[];
}

interface Options {
  readonly session?: Pick<Session, 'get' | 'subscribe'>;
  readonly store?: KeptStore;
  readonly isOnline?: () => boolean;
}

const day = 86_400_000;
/** The privacy policy says so too. */
export const keptDays = 7;
/** Many changes in a row are written once. */
const writeDelayMs = 250;

/**
 * Keeps what the member saw last, as the meta of the queries says, and shows it while there is no connection. What is
 * shown so is fetched again once there is one. Returns how to show it before the first page.
 */
export function keepViews(
  client: QueryClient,
  { session = ownSession, store = keptStore, isOnline = isSiteOnline }: Options = {},
) {
  const cache = client.getQueryCache();
  const owner = () => {
    const { token, user } = session.get();
    return token && user && !user.isAdmin ? user._id : null;
  };
  let member = owner();
  /** The hash of each kept view, with its chat. */
  const known = new Map<string, string | null>();
  let views: ReadonlyMap<string, KeptView> = new Map();
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isShownAsKept = ({ queryHash, state }: Query) =>
    views.get(queryHash)?.at === state.dataUpdatedAt;

  function show(query: Query) {
    const view = views.get(query.queryHash);
    if (!view || query.state.data !== undefined) return;
    client.setQueryData(query.queryKey, view.data, { updatedAt: view.at });
  }

  /** Reads what is kept, and deletes what is too old or someone else's. */
  async function read() {
    const reader = owner();
    const all = await store.readAll();
    if (reader === null || owner() !== reader) return;
    const isOver = (view: KeptView) =>
      view.owner !== reader || view.at < Date.now() - keptDays * day;
    views = new Map(all.filter((view) => !isOver(view)).map((view) => [view.hash, view]));
    for (const view of views.values()) known.set(view.hash, view.chat);
    const over = all.filter(isOver).map(({ hash }) => hash);
    if (over.length > 0) await store.write([], over, () => owner() === reader);
  }

  /** Shows it wherever nothing else is there yet. */
  async function showAll() {
    await read();
    for (const query of cache.getAll() as Query[]) if (query.meta?.keeping) show(query);
  }

  /** The chats in the list as the server has sent it in this visit, if it has. */
  function named(): readonly string[] | null {
    for (const query of cache.getAll() as Query[]) {
      const { data } = query.state;
      const names = query.meta?.keeping?.names;
      if (names && data !== undefined && !isShownAsKept(query)) return names(data as never);
    }
    return null;
  }

  function viewOf({ queryHash: hash, meta, state }: Query, of: string): KeptView[] {
    const { part, chat = null } = meta?.keeping ?? {};
    const data = state.data === undefined ? undefined : part?.(state.data as never);
    return data === undefined ? [] : [{ hash, owner: of, data, chat, at: state.dataUpdatedAt }];
  }

  async function write() {
    timer = undefined;
    const writer = owner();
    if (writer === null) return;
    const names = named();
    const isIn = (chat: string | null | undefined) => !chat || names?.includes(chat);
    const put: KeptView[] = [];
    for (const query of changed) {
      // A chat waits for the list.
      if (query.meta?.keeping?.chat && !names) continue;
      changed.delete(query);
      if (isIn(query.meta?.keeping?.chat)) put.push(...viewOf(query, writer));
    }
    const remove = names ? [...known].filter(([, chat]) => !isIn(chat)).map(([hash]) => hash) : [];
    for (const hash of remove) known.delete(hash);
    for (const { hash, chat } of put) known.set(hash, chat);
    if (put.length + remove.length > 0) await store.write(put, remove, () => owner() === writer);
  }

  function note(query: Query) {
    changed.add(query);
    timer ??= setTimeout(() => void write(), writeDelayMs);
  }

  cache.subscribe((happened) => {
    const query = happened.query as Query;
    if (!query.meta?.keeping) return;
    if (happened.type === 'removed') changed.delete(query);
    if (happened.type === 'added' && !isOnline()) show(query);
    if (happened.type !== 'updated') return;
    const { action } = happened;
    const hasFailed = action.type === 'failed' || action.type === 'error';
    // There is a network, and no way to the server.
    if (hasFailed && query.state.data === undefined && hasStatus(action.error, 0)) void showAll();
    if (action.type !== 'success' || isShownAsKept(query)) return;
    note(query);
  });
  session.subscribe(() => {
    if (owner() === member) return;
    member = owner();
    views = new Map();
    known.clear();
    changed.clear();
  });
  onConnection(() => {
    if (!isOnline()) void showAll();
  });
  // A page may be closed any time after it is hidden.
  globalThis.document?.addEventListener('visibilitychange', () => void write());
  for (const query of cache.getAll() as Query[])
    if (query.meta?.keeping && query.state.data !== undefined) note(query);
  if (isOnline()) void read();
  return { showAll };
}
