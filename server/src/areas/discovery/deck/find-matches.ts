import { answersCountAfterMinutes } from '@kindred/contract/profiles/answers';
import { Object as Row } from 'typebox';
import { Integer, Json, List, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { matchSides } from '../compatibility.ts';

const Answers = OrNull(
  Json(List(Row({ question: Text, mine: Integer, accepted: Integer, importance: Integer }))),
);

const answers = `json_agg(json_build_object('question', a.question, 'mine', a.mine, 'accepted', a.accepted,
  'importance', a.importance) order by a.question)`;

const counts = (answer: string) =>
  `${answer}.answered_at <= $now::timestamptz - interval '${answersCountAfterMinutes} minutes'`;

const selectSides = statement({
  name: 'find_sides',
  text: `select p.member_id, p.interests,
      (select ${answers} from answer a join answer own on own.member_id = $viewerId and own.question = a.question
        where a.member_id = p.member_id and ${counts('a')} and ${counts('own')}) as answers
    from profile p where p.member_id = any ($ids::uuid[])`,
  params: { viewerId: 'uuid', ids: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, interests: List(Text), answers: Answers }),
});

/** How well the viewer and each of these members match, and why. */
export async function findMatches(db: Db, viewerId: string, ids: readonly string[], now: Date) {
  const rows = await selectSides.all(db, { viewerId, ids: [viewerId, ...ids], now });
  const sides = new Map(
    rows.map((row) => [row.member_id, { interests: row.interests, answers: row.answers ?? [] }]),
  );
  const none = { interests: [], answers: [] };
  const own = sides.get(viewerId) ?? none;
  return new Map(
    ids.map((id) => {
      const { score, ...compatibility } = matchSides(own, sides.get(id) ?? none);
      return [id, { compatibilityScore: score, compatibility }];
    }),
  );
}
