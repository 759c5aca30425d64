import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { scaleLimit } from '../../platform/http/limits/limits.ts';
import { LimitReached, restOfDay } from '../members/limit-reached.ts';
import { limits } from './limits.ts';

const kinds = {
  gender: { what: 'gender', code: 'gender_changes_used_up' },
  birthDate: { what: 'birth-date', code: 'birth_date_changes_used_up' },
  place: { what: 'place', code: 'place_changes_used_up' },
  answer: { what: 'answers', code: 'answer_changes_used_up' },
  firstAnswer: { what: 'answers', code: 'answer_changes_used_up' },
} as const;
export type CountedChange = keyof typeof kinds;

const addChanges = statement({
  name: 'count_changes_of_self',
  text: `insert into daily_use as used (member_id, day, gender_changes, birth_date_changes, place_changes,
        answer_changes)
    values ($memberId, ($now::timestamptz at time zone 'UTC')::date, $gender, $birthDate, $place, $answer)
    on conflict (member_id, day) do update
      set gender_changes = used.gender_changes + excluded.gender_changes,
        birth_date_changes = used.birth_date_changes + excluded.birth_date_changes,
        place_changes = used.place_changes + excluded.place_changes,
        answer_changes = used.answer_changes + excluded.answer_changes
    returning gender_changes as gender, birth_date_changes as "birthDate", place_changes as place,
      answer_changes as answer`,
  params: {
    memberId: 'uuid',
    now: 'timestamptz',
    gender: 'int4',
    birthDate: 'int4',
    place: 'int4',
    answer: 'int4',
  },
  row: Row({ gender: Integer, birthDate: Integer, place: Integer, answer: Integer }),
});

/** Counts changes in their transaction, so that those that fail are not counted. */
export async function countChanges(
  db: Db,
  { config, now: clock }: Pick<FastifyInstance, 'config' | 'now'>,
  memberId: string,
  changes: readonly CountedChange[],
) {
  if (changes.length === 0) return;
  const now = clock();
  const count = (change: CountedChange) => Number(changes.includes(change));
  const used = await addChanges.one(db, {
    memberId,
    now,
    gender: count('gender'),
    birthDate: count('birthDate'),
    place: count('place'),
    answer: count('answer') + count('firstAnswer'),
  });
  const reached = changes.find(
    (change) =>
      used[change === 'firstAnswer' ? 'answer' : change] >
      scaleLimit(limits[change].perAccount, config.limits),
  );
  if (!reached) return;
  const { what, code } = kinds[reached];
  throw new LimitReached(what, code, restOfDay(now));
}
