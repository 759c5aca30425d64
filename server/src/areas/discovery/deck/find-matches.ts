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

const selectSides = statement({
  name: 'find_sides',
  text: `select p.member_id, p.interests, given.answers
    from profile p left join (
        select a.member_id, ${answers} as answers from answer a
        where a.member_id = any ($ids::uuid[])
          and a.answered_at <= $now::timestamptz - interval '${answersCountAfterMinutes} minutes'
        group by a.member_id) as given using (member_id)
    where p.member_id = any ($ids::uuid[])`,
  params: { ids: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, interests: List(Text), answers: Answers }),
});

/** How well the viewer and each of these members match, and why. */
export async function findMatches(db: Db, viewerId: string, ids: readonly string[], now: Date) {
  const rows = await selectSides.all(db, { ids: [viewerId, ...ids], now });
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
