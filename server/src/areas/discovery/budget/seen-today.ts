import type { Pool } from 'pg';

interface Seen {
  /** A day in UTC. */
  readonly day: number;
  readonly ids: Set<string>;
}

const dayLength = 86_400_000;
const mostViewers = 500;
const kept = new WeakMap<Pool, Map<string, Seen>>();

/**
 * Whom each viewer was shown today by this process, for the latest viewers. Who was seen today stays seen, so that looking
 * at them again needs no question to the database; whoever is missing here is only asked for.
 */
export function seenToday(pool: Pool, viewerId: string, now: Date): Set<string> {
  const viewers = kept.get(pool) ?? new Map<string, Seen>();
  kept.set(pool, viewers);
  const day = Math.floor(now.getTime() / dayLength);
  const known = viewers.get(viewerId);
  const seen = known?.day === day ? known : { day, ids: new Set<string>() };
  viewers.delete(viewerId);
  viewers.set(viewerId, seen);
  const [oldest] = viewers.keys();
  if (viewers.size > mostViewers && oldest !== undefined) viewers.delete(oldest);
  return seen.ids;
}
