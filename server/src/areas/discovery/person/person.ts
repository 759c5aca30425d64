import { choices } from '@kindred/contract/likes/choices';
import type { PublicUser } from '@kindred/contract/members';
import { type Static, Object as Row } from 'typebox';
import { Decimal, Flag, Integer, Json, List, OrNull, Text, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { canSee } from '../../members/can-see.ts';
import { matchSides } from '../matching/compatibility.ts';
import { PublicFields, publicColumns, toPublicUser } from './public-user.ts';

const Answers = OrNull(
  Json(List(Row({ question: Text, mine: Integer, accepted: Integer, importance: Integer }))),
);

const PersonRow = Row({
  ...PublicFields,
  my_latitude: OrNull(Decimal),
  my_longitude: OrNull(Decimal),
  my_interests: OrNull(List(Text)),
  my_answers: Answers,
  their_answers: Answers,
  choice: OrNull(Word(choices)),
  matched: Flag,
  bookmarked: Flag,
});
type PersonRow = Static<typeof PersonRow>;

/** Answers to questions that the viewer answered and the other answered openly. */
const answersOf = (whose: 'mine' | 'theirs') => `
  (select json_agg(json_build_object('question', question, 'mine', ${whose}.mine, 'accepted', ${whose}.accepted,
      'importance', ${whose}.importance) order by question)
    from counted_answer mine join counted_answer theirs using (question)
    where mine.member_id = $viewerId and theirs.member_id = p.member_id and theirs.open)`;

const selectPerson = statement({
  name: 'find_person',
  text: `select ${publicColumns},
      v.latitude as my_latitude, v.longitude as my_longitude, v.interests as my_interests,
      ${answersOf('mine')} as my_answers,
      ${answersOf('theirs')} as their_answers,
      (select kind from choice
        where member_id = $viewerId and other_id = p.member_id and kind <> 'none') as choice,
      exists (select from match where member_id = $viewerId and other_id = p.member_id) as matched,
      exists (select from bookmark
        where member_id = $viewerId and other_id = p.member_id) as bookmarked
    from profile p
      left join presence a on a.member_id = p.member_id
      left join profile v on v.member_id = $viewerId
    where p.member_id = $id and p.complete
      and (p.member_id = $viewerId or ${canSee('$viewerId', 'p.member_id')})`,
  params: { viewerId: 'uuid', id: 'uuid', now: 'timestamptz', today: 'date' },
  row: PersonRow,
});

/** Another member as the viewer may see them, with the match. Null for blocked, unknown and hidden members alike. */
export async function readPerson(db: Db, viewerId: string, id: string, moment: Moment) {
  const row = await selectPerson.first(db, { viewerId, id, ...moment });
  if (!row) return null;
  const { distance, distanceFormatted, ...user } = toPublicUser(row, positionOf(row));
  return {
    user: user satisfies Omit<PublicUser, 'distance' | 'distanceFormatted'>,
    privacyInfo: { showLastActive: row.show_last_active },
    choice: row.choice,
    matched: row.matched,
    bookmarked: row.bookmarked,
    ...(id === viewerId
      ? { distance: null, distanceFormatted: null, ...ownMatch }
      : { distance, distanceFormatted, ...matchOf(row) }),
  };
}

const ownMatch = {
  compatibilityScore: null,
  compatibility: { sharedInterests: [], agreements: [], agreed: 0, sharedQuestions: 0 },
};

function matchOf({ my_interests, my_answers, interests, their_answers }: PersonRow) {
  const { score, ...compatibility } = matchSides(
    { interests: my_interests ?? [], answers: my_answers ?? [] },
    { interests, answers: their_answers ?? [] },
  );
  return { compatibilityScore: score, compatibility };
}

const positionOf = ({ my_latitude: latitude, my_longitude: longitude }: PersonRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
