import { choices } from '@kindred/contract/likes/choices';
import type { PublicUser } from '@kindred/contract/members';
import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Decimal, Flag, List, OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { type FieldPlace, valuesSeenIn } from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { passedLongAgo } from '../../members/old-passes.ts';
import { canSee } from '../../members/can-see.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { findAnswers } from './find-answers.ts';
import { likeableAnswers } from './likeable-answers.ts';
import { matcher } from './matcher.ts';
import { PublicFields, publicColumns, toPublicUser } from './public-user.ts';

const PersonRow = Row({
  ...PublicFields,
  my_latitude: OrNull(Decimal),
  my_longitude: OrNull(Decimal),
  my_interests: OrNull(List(Text)),
  choice: OrNull(Word(choices)),
  superlikes_you: Flag,
  fits: Flag,
  liked_part: LikedPartColumn,
  matched: Flag,
  bookmarked: Flag,
  reported_at: OrNull(Timestamp),
});
type PersonRow = Static<typeof PersonRow>;

const selectPerson = statement({
  name: 'find_person',
  text: `select ${publicColumns},
      v.latitude as my_latitude, v.longitude as my_longitude, v.interests as my_interests,
      coalesce((select kind from choice where member_id = $viewerId and other_id = p.member_id and kind <> 'none'),
        case when ${passedLongAgo('$viewerId', 'p.member_id')} then 'pass' end) as choice,
      exists (select from choice where member_id = p.member_id and other_id = $viewerId
        and kind = 'superlike') as superlikes_you,
      not exists (select from misfit($viewerId, p.member_id, $today)) as fits,
      (select ${likedPart('c')} from choice c
        where c.member_id = $viewerId and c.other_id = p.member_id) as liked_part,
      exists (select from match where member_id = $viewerId and other_id = p.member_id) as matched,
      exists (select from bookmark
        where member_id = $viewerId and other_id = p.member_id) as bookmarked,
      (select max(r.created_at) from report r
        where r.reporter_id = $viewerId and r.reported_id = p.member_id) as reported_at
    from profile p
      left join presence a on a.member_id = p.member_id
      left join profile v on v.member_id = $viewerId
    where p.member_id = $id and p.complete
      and (p.member_id = $viewerId or ${canSee('$viewerId', 'p.member_id')})`,
  params: { viewerId: 'uuid', id: 'uuid', now: 'timestamptz', today: 'date' },
  row: PersonRow,
});

/** Another member as the viewer may see them, with the match. Null for blocked, unknown and hidden members alike. */
export async function readPerson(
  { pool: db, site }: Pick<FastifyInstance, 'pool' | 'site'>,
  viewerId: string,
  id: string,
  moment: Moment,
) {
  const row = await selectPerson.first(db, { viewerId, id, ...moment });
  if (!row) return null;
  const { distance, distanceFormatted, ...user } = toPublicUser(
    row,
    positionOf(row),
    valuesSeenIn(site, placeOf(row, viewerId), row),
  );
  return {
    user: user satisfies Omit<PublicUser, 'distance' | 'distanceFormatted'>,
    privacyInfo: { showLastActive: row.show_last_active },
    choice: row.choice,
    superlikesYou: row.superlikes_you,
    fits: row.fits,
    likedPart: row.liked_part,
    matched: row.matched,
    bookmarked: row.bookmarked,
    reportedAt: row.reported_at?.toISOString() ?? null,
    ...(row.id === viewerId
      ? { distance: null, distanceFormatted: null, ...ownMatch, likeableAnswers: [] }
      : { distance, distanceFormatted, ...(await findMatch(db, viewerId, row)) }),
  };
}

const placeOf = ({ id, matched }: PersonRow, viewerId: string): FieldPlace => {
  if (id === viewerId) return 'own profile';
  return matched ? 'matched profile' : 'profile';
};

const ownMatch = matcher({ _id: '', interests: [] }, new Map())({ _id: '', interests: [] });

async function findMatch(db: Db, viewerId: string, { id, my_interests, interests }: PersonRow) {
  const answers = await findAnswers(db, viewerId, [id]);
  const match = matcher(
    { _id: viewerId, interests: my_interests ?? [] },
    answers,
  )({
    _id: id,
    interests,
  });
  const { agreements } = match.compatibility;
  return { ...match, likeableAnswers: await likeableAnswers(db, viewerId, agreements) };
}

const positionOf = ({ my_latitude: latitude, my_longitude: longitude }: PersonRow) =>
  latitude === null || longitude === null ? null : { latitude, longitude };
