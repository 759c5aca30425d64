import type { Query, QueryClient } from '@tanstack/react-query';
import { connectLive } from '../lib/live/connect.ts';
import { isLive, noteGap, onEveryEvent, onLive } from '../lib/live/live.ts';
import { session } from '../lib/sessions/session.ts';
import { readOwnProfileAgain } from './accounts/own-profile.ts';
import { createEventApplier } from './apply-events.ts';
import { showPresence } from './show-presence.ts';

/** Events that arrive together are handled together, and many in a row once a second. */
const readDelayMs = 40;
const busyDelayMs = 1000;
/** How often to check whether a query is due. */
const round = 2500;
/** How much less often queries are fetched while the channel is open, for changes without an event. */
const pollingFactorWhileLive = 12;

/** Opens the live channel. Events change queries, or those are fetched again. */
export function followLive(
  client: QueryClient,
  of: Parameters<typeof connectLive>[0]['session'] = session,
) {
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  const events = createEventApplier(client);

  function readAgain() {
    timer = undefined;
    readAt = performance.now();
    const hashes = new Set(stale);
    stale.clear();
    void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
  }

  function readLater(queries: readonly Query[]) {
    for (const { queryHash } of queries) stale.add(queryHash);
    if (stale.size === 0) return;
    timer ??= setTimeout(
      readAgain,
      Math.max(readDelayMs, readAt + busyDelayMs - performance.now()),
    );
  }

  const readAccount = () => void readOwnProfileAgain(client).catch(() => undefined);

  onEveryEvent((event) => readLater(events.receive(event)));
  onLive('account', readAccount);
  onLive('presence', ({ memberId, online }) => showPresence(client, memberId, online));
  onLive('staff', ({ topics }) => {
    const isAbout = ({ meta }: Query) =>
      topics.some((topic) => meta?.live?.includes(`staff:${topic}`));
    readLater(client.getQueryCache().getAll().filter(isAbout));
  });
  connectLive({
    session: of,
    onOpen({ again, missed }) {
      if (!again && !missed) return;
      if (missed) {
        noteGap();
        events.fetchAll();
      }
      // Events that are not stored may have been missed; stored ones arrive now.
      else void client.invalidateQueries({ predicate: hasUnstoredEvents });
      readAccount();
    },
  });
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    const rarer = isLive() ? pollingFactorWhileLive : 1;
    void client.invalidateQueries({ predicate: isDue(rarer), refetchType: 'active' });
  }, round);
}

const hasUnstoredEvents = ({ meta }: Query) =>
  meta?.live?.some((source) => source === 'presence' || source.startsWith('staff:')) ?? false;

const isDue =
  (rarer: number) =>
  ({ meta, state }: Query) =>
    meta?.poll !== undefined &&
    state.fetchStatus === 'idle' &&
    Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >=
      meta.poll * (state.status === 'error' ? 1 : rarer);
