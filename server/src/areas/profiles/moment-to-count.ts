import { Object as Row } from 'typebox';
import { OrNull, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const hour = 3_600_000;
const day = 24 * hour;
const next = (now: Date, length: number) =>
  new Date(now.getTime() - (now.getTime() % length) + length);

const selectFirst = statement({
  name: 'find_first_answers',
  text: 'select answers_count_from from profile where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ answers_count_from: OrNull(Timestamp) }),
});

const storeFirst = statement({
  name: 'store_first_answers',
  text: `insert into profile (member_id, answers_count_from) values ($memberId, $at)
    on conflict (member_id) do update set answers_count_from = excluded.answers_count_from`,
  params: { memberId: 'uuid', at: 'timestamptz' },
});

const findFirst = async (db: Db, memberId: string) =>
  (await selectFirst.first(db, { memberId }))?.answers_count_from ?? null;

/**
 * When an answer that is given now begins to count. The answers of a member start together and rarely, because someone
 * who sees a score change with each of their own answers can work out those of the other.
 */
export async function momentToCount(db: Db, memberId: string, now: Date): Promise<Date> {
  const first = await findFirst(db, memberId);
  if (first) return first > now ? first : next(now, day);
  const at = next(now, hour);
  await storeFirst.run(db, { memberId, at });
  return at;
}

/** Everyone answers most questions on their first day. Days are in UTC, like the counts. */
export async function isFirstDay(db: Db, memberId: string, now: Date) {
  const first = await findFirst(db, memberId);
  return first === null || Math.floor(first.getTime() / day) >= Math.floor(now.getTime() / day);
}
