import type { Pool } from 'pg';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { utcDay } from '../../platform/time/utc-day.ts';

export type DailyLimit = 'people' | 'gender' | 'birth-date' | 'place' | 'answers';

/** A member has used up a daily limit. */
export class LimitReached extends AppError<LimitCode> {
  readonly what: DailyLimit;

  constructor(what: DailyLimit, code: LimitCode, seconds: number) {
    super(code, { params: { seconds }, retryAfter: seconds });
    this.what = what;
  }
}

type LimitCode =
  | 'people_of_day_seen'
  | 'people_of_hour_seen'
  | 'gender_changes_used_up'
  | 'birth_date_changes_used_up'
  | 'place_changes_used_up'
  | 'answer_changes_used_up';

const insertReached = statement({
  name: 'record_reached_limit',
  text: `insert into limit_reached as known (member_id, day, what, times, last_at)
    select id, ${utcDay}, $what, 1, $now from member where id = $memberId
    on conflict (member_id, day, what) do update set times = known.times + 1, last_at = excluded.last_at`,
  params: { memberId: 'uuid', what: 'text', now: 'timestamptz' },
});

/** Records for staff that a member reached a limit. The transaction of `work` is over by then. */
export async function recordReached<T>(
  { pool, now }: { readonly pool: Pool; readonly now: () => Date },
  memberId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LimitReached)
      await insertReached.run(pool, { memberId, what: error.what, now: now() });
    throw error;
  }
}

const day = 86_400_000;

/** Seconds until the day ends, in UTC like the counts. */
export const restOfDay = (now: Date) => (day - (now.getTime() % day)) / 1000;
