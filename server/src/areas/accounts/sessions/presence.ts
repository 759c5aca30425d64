import type { Pool } from 'pg';

const minute = 60_000;
const capacity = 100_000;

/** Moves a member's last-active time at most once a minute, without making anybody wait for it. */
export function createPresence(pool: Pool, now: () => Date, onError: (error: unknown) => void) {
  const moved = new Map<string, number>();
  return function touch(memberId: string) {
    const time = now();
    if (time.getTime() - (moved.get(memberId) ?? 0) < minute) return;
    if (moved.size >= capacity) moved.clear();
    moved.set(memberId, time.getTime());
    pool
      .query({
        name: 'touch_presence',
        text: `insert into presence (member_id, last_active, online_until)
          values ($1, $2, $2::timestamptz + interval '5 minutes')
          on conflict (member_id) do update
          set last_active = excluded.last_active, online_until = excluded.online_until
          where presence.last_active is null
            or presence.last_active <= excluded.last_active - interval '1 minute'`,
        values: [memberId, time],
      })
      .catch(onError);
  };
}
