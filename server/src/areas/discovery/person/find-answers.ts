import { Object as Row, Tuple } from 'typebox';
import { Integer, Json, List, Text, Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import type { GivenAnswer } from '../matching/compatibility.ts';

const selectAnswers = statement({
  name: 'find_answers_of_people',
  reads: true,
  text: `select member_id, json_agg(json_build_array(question, mine, accepted, importance)) as answers
    from counted_answer
    where member_id = any ($ids) and (open or member_id = $viewerId)
    group by member_id`,
  params: { viewerId: 'uuid', ids: 'uuid[]' },
  row: Row({ member_id: Uuid, answers: Json(List(Tuple([Text, Integer, Integer, Integer]))) }),
});

/** All answers of the viewer and the open ones of these people, by the ids of those who have any. */
export async function findAnswers(db: Reader, viewerId: string, ids: readonly string[]) {
  const rows = await selectAnswers.all(db, { viewerId, ids: [viewerId, ...ids] });
  return new Map(rows.map(({ member_id, answers }) => [member_id, answers.map(toAnswer)]));
}

const toAnswer = ([question, mine, accepted, importance]: [
  string,
  number,
  number,
  number,
]): GivenAnswer => ({ question, mine, accepted, importance });
