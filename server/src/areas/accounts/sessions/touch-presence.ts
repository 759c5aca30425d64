import { type Db, statement } from '../../../db/statement.ts';

const touchPresence = statement({
  name: 'touch_presence',
  text: `insert into presence (member_id, last_active, online_until)
    values ($memberId, $now, $now::timestamptz + interval '5 minutes')
    on conflict (member_id) do update
    set last_active = excluded.last_active, online_until = excluded.online_until
    where presence.last_active is null
      or presence.last_active <= excluded.last_active - interval '1 minute'`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

const minute = 60_000;
const capacity = 100_000;

/** Updates a member's last-active time at most once a minute. Requests do not wait for it. */
export function createPresence(db: Db, now: () => Date, onError: (error: unknown) => void) {
  const moved = new Map<string, number>();
  return function touch(memberId: string) {
    const time = now();
    if (time.getTime() - (moved.get(memberId) ?? 0) < minute) return;
    if (moved.size >= capacity) moved.clear();
    moved.set(memberId, time.getTime());
    touchPresence.run(db, { memberId, now: time }).catch(onError);
  };
}
