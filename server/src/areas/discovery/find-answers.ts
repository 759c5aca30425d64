import { answersCountAfterMinutes } from '@kindred/contract/profiles/answers';
import { Object as Row, Tuple } from 'typebox';
import { Integer, Json, List, Text, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { GivenAnswer } from './compatibility.ts';

const selectAnswers = statement({
  name: 'find_answers_of_people',
  text: `select member_id, json_agg(json_build_array(question, mine, accepted, importance)) as answers
    from answer
    where member_id = any ($ids)
      and answered_at <= $now::timestamptz - interval '${answersCountAfterMinutes} minutes'
    group by member_id`,
  params: { ids: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, answers: Json(List(Tuple([Text, Integer, Integer, Integer]))) }),
});

/** The answers of these members that count already, by the ids of those who have any. */
export async function findAnswers(db: Db, ids: readonly string[], now: Date) {
  const rows = await selectAnswers.all(db, { ids, now });
  return new Map(rows.map(({ member_id, answers }) => [member_id, answers.map(toAnswer)]));
}

const toAnswer = ([question, mine, accepted, importance]: [
  string,
  number,
  number,
  number,
]): GivenAnswer => ({ question, mine, accepted, importance });
