interface Activity {
  readonly online: boolean;
  readonly active_hour: Date | null;
}

const quarter = 15 * 60_000;
const capacity = 100_000;

const shown = new Map<string, Activity & { readonly since: number }>();

/**
 * What lists show of the activity of a member to people who are not their matches. It changes only every quarter of an
 * hour, so no one can be watched by reading a list again and again. Kept in memory, by each process.
 */
export function slowActivity(id: string, { online, active_hour }: Activity, now: Date): Activity {
  const since = Math.floor(now.getTime() / quarter);
  const before = shown.get(id);
  if (before?.since === since) return before;
  // A map keeps insertion order. Those who were shown longest ago are the first to be removed.
  shown.delete(id);
  const [oldest] = shown.size >= capacity ? shown.keys() : [];
  if (oldest !== undefined) shown.delete(oldest);
  const activity = { online, active_hour, since };
  shown.set(id, activity);
  return activity;
}
