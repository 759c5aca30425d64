import type { PublicUser } from '@kindred/contract/members';
import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import { type GivenAnswer, matchSides } from './compatibility.ts';
import { type PublicRow, publicColumns, toPublicUser } from './public-user.ts';
import type { Moment } from './viewer.ts';

interface PersonRow extends PublicRow {
  my_latitude: number | null;
  my_longitude: number | null;
  my_interests: string[] | null;
  my_answers: GivenAnswer[] | null;
  their_answers: GivenAnswer[] | null;
}

const answersOf = (id: string, other: string) => `
  (select json_agg(json_build_object('question', x.question, 'mine', x.mine, 'accepted', x.accepted,
      'importance', x.importance) order by x.question)
    from answer x join answer y on y.member_id = ${other} and y.question = x.question
    where x.member_id = ${id})`;

/** Somebody as the viewer may see them, and how far the two suit each other. Everyone else is unknown alike. */
export async function readPerson(pool: Pool, viewer: string, id: string, { now, today }: Moment) {
  const { rows } = await pool.query<PersonRow>({
    name: 'find_person',
    text: `select ${publicColumns},
        v.latitude as my_latitude, v.longitude as my_longitude, v.interests as my_interests,
        ${answersOf('$3', 'p.member_id')} as my_answers,
        ${answersOf('p.member_id', '$3')} as their_answers
      from profile p
        left join presence a on a.member_id = p.member_id
        left join profile v on v.member_id = $3
      where p.member_id = $4 and p.complete
        and (p.member_id = $3 or exists (select from card c where c.member_id = p.member_id))
        and not exists (select from block b where b.member_id = $3 and b.other_id = p.member_id)`,
    values: [now, today, viewer, id],
  });
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is nobody here with this id.');
  const { distance, distanceFormatted, ...user } = toPublicUser(row, positionOf(row));
  return {
    user: user satisfies Omit<PublicUser, 'distance' | 'distanceFormatted'>,
    privacyInfo: { showLastActive: row.show_last_active },
    ...(id === viewer
      ? { distance: null, distanceFormatted: null, ...toldOfOneself }
      : { distance, distanceFormatted, ...matchOf(row) }),
  };
}

const toldOfOneself = {
  compatibilityScore: null,
  compatibility: { sharedInterests: [], agreements: [], sharedQuestions: 0 },
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
