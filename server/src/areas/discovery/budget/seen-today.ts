import type { Pool } from 'pg';

interface SeenRow {
  /** A day in UTC. */
  readonly day: number;
  readonly ids: Set<string>;
}

const dayLength = 86_400_000;
const mostViewers = 500;
const kept = new WeakMap<Pool, Map<string, SeenRow>>();

/**
 * The people that this process showed each of the latest viewers today. A person stays seen for the day, so that
 * looking at them again needs no query; for anyone missing here the database is asked.
 */
export function seenToday(pool: Pool, viewerId: string, now: Date): Set<string> {
  const viewers = kept.get(pool) ?? new Map<string, SeenRow>();
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
