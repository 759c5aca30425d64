import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request has written so far. */
export interface OwnWrites {
  /** Its own later reads have to show it. */
  now: boolean;
  /** The next requests have to show it. */
  later: boolean;
}

/**
 * When what a statement writes has to be seen by who caused it: with the next read, by the next request, or never, as nothing
 * that is read from replicas shows it.
 */
export type Shown = 'now' | 'later' | 'never';

const storage = new AsyncLocalStorage<OwnWrites>();

/** Runs the work of a request, and notes what its statements write. */
export const noteWrites = <T>(writes: OwnWrites, work: () => T): T => storage.run(writes, work);

export function noteWrite(shown: Shown) {
  if (shown === 'never') return;
  const writes = storage.getStore();
  if (!writes) return;
  writes.later = true;
  if (shown === 'now') writes.now = true;
}
