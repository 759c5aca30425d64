import type { LiveEvents, LiveKind } from '@kindred/contract/live/events';
import type { Query, QueryClient } from '@tanstack/react-query';
import { connectLive } from '../lib/live/connect.ts';
import { isLive, onLive } from '../lib/live/live.ts';
import { session } from '../lib/session.ts';
import { readOwnProfileAgain } from './accounts/own-profile.ts';
import type { LiveSource } from './followed.ts';
import { showPresence } from './show-presence.ts';

/** Events that arrive together are handled together, and many in a row once a second. */
const pause = 40;
const busyPause = 1000;
/** How often to check whether a query is due. */
const round = 2500;
/** How much less often queries are fetched while the channel is open, for changes without an event. */
const seldom = 12;

const kinds = [
  'message',
  'messageChanged',
  'read',
  'conversation',
  'presence',
  'match',
  'matchEnded',
  'likes',
  'notices',
  'ownReports',
] as const satisfies readonly LiveKind[];

/** Opens the live channel, and fetches queries again after their events. */
export function followLive(client: QueryClient) {
  const told = new Set<LiveSource>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;

  function readAgain() {
    timer = undefined;
    readAt = performance.now();
    const sources = new Set(told);
    told.clear();
    void client.invalidateQueries({
      predicate: ({ meta }) => meta?.live?.some((source) => sources.has(source)) ?? false,
    });
  }

  function note(source: LiveSource) {
    told.add(source);
    timer ??= setTimeout(readAgain, Math.max(pause, readAt + busyPause - performance.now()));
  }

  const readAccount = () => void readOwnProfileAgain(client).catch(() => undefined);

  for (const kind of kinds) onLive(kind, () => note(kind));
  onLive('account', readAccount);
  onLive('presence', ({ memberId, online }) => showPresence(client, memberId, online));
  onLive('staff', ({ topics }: LiveEvents['staff']) => {
    for (const topic of topics) note(`staff:${topic}`);
  });
  connectLive({
    session,
    onOpen({ again, missed }) {
      if (!again && !missed) return;
      // Events that are not stored may have been missed; stored ones arrive now.
      void client.invalidateQueries({ predicate: missed ? isFollowed : isToldOnce });
      readAccount();
    },
  });
  setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    const rarer = isLive() ? seldom : 1;
    void client.invalidateQueries({ predicate: isDue(rarer), refetchType: 'active' });
  }, round);
}

const isFollowed = ({ meta }: Query) => meta?.live !== undefined;

const isToldOnce = ({ meta }: Query) =>
  meta?.live?.some((source) => source === 'presence' || source.startsWith('staff:')) ?? false;

const isDue =
  (rarer: number) =>
  ({ meta, state }: Query) =>
    meta?.poll !== undefined &&
    state.fetchStatus === 'idle' &&
    Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >=
      meta.poll * (state.status === 'error' ? 1 : rarer);
