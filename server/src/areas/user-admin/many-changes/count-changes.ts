import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { tryKey } from '../../../platform/http/limits/limits.ts';

const hour = 3_600_000;

const addChanges = statement({
  name: 'add_member_changes',
  text: `with now as (
      insert into tries (key, window_start, count) values ($key, $windowStart, $amount)
      on conflict (key, window_start) do update set count = tries.count + excluded.count
      returning count)
    select (select count from now) + coalesce((select count from tries
      where key = $key and window_start = $windowBefore), 0) as count`,
  params: { key: 'text', windowStart: 'timestamptz', windowBefore: 'timestamptz', amount: 'int4' },
  row: Row({ count: Integer }),
});

/**
 * Counts members that a member of staff changes, and returns how many there were in this hour of the clock and the one
 * before, so that every period of an hour is covered. The row stays locked until the transaction ends, and refused
 * changes do not count.
 */
export async function countChanges(db: Db, counted: string, amount: number, now: Date) {
  const windowStart = new Date(now.getTime() - (now.getTime() % hour));
  const windowBefore = new Date(windowStart.getTime() - hour);
  const key = tryKey('changes', counted);
  return (await addChanges.one(db, { key, windowStart, windowBefore, amount })).count;
}
