import { pastMatchDays } from '@kindred/contract/likes';
import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import type { TimeCursor } from '../../../platform/http/time-cursor.ts';
import { fitsPreferencesOf } from '../../discovery/matching/fits.ts';
import { canSee, goneAt } from '../../members/can-see.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { unmatchedWith, visibleLike } from '../../members/visible-likes.ts';

export interface Page {
  readonly memberId: string;
  readonly after: TimeCursor | null;
  readonly limit: number;
}

/** One row more than the page, to know whether there is another. */
export const pageOf = ({ memberId, after, limit }: Page) => ({
  memberId,
  time: after?.time ?? null,
  id: after?.id ?? null,
  limit: limit + 1,
});

export const pageParams = {
  memberId: 'uuid',
  time: 'timestamptz?',
  id: 'uuid?',
  limit: 'int8',
} as const;

export const isAfter = (time: string, id: string) =>
  `($time::timestamptz is null or (date_trunc('milliseconds', ${time}), ${id}) < ($time, $id))`;

export const inOrder = (time: string, id: string) =>
  `order by date_trunc('milliseconds', ${time}) desc, ${id} desc limit $limit`;

/**
 * The time of a like would say when its sender was there, also if they hide it. Neither the order nor the cursor shows
 * it: likes of one's own other accounts would show between which two it came.
 */
const likedOn = `date_trunc('day', c.stored_at, 'UTC')`;

const fits = fitsPreferencesOf('$memberId', 'c.member_id');

const selectLikes = statement({
  name: 'find_likes_received',
  reads: true,
  text: `select c.member_id, c.kind, c.note, ${likedPart('c')} as part, ${likedOn} as liked_on from choice c
    where ${visibleLike} and $outside <> ${fits} and ${isAfter(likedOn, 'c.member_id')}
    ${inOrder(likedOn, 'c.member_id')}`,
  params: { ...pageParams, all: 'bool', outside: 'bool', today: 'date' },
  row: Row({
    member_id: Uuid,
    kind: Word(['like', 'superlike']),
    note: OrNull(Text),
    part: LikedPartColumn,
    liked_on: Timestamp,
  }),
});

export interface LikesShown {
  /** Whether the member sees all who like them, and not only who sent a super like. */
  readonly all: boolean;
  readonly today: string;
}

/** People whom the member looks for, or the others. */
export const findLikes = (
  db: Reader,
  page: Page,
  shown: LikesShown & { readonly outside: boolean },
) => selectLikes.all(db, { ...pageOf(page), ...shown });

const countVisible = statement({
  name: 'count_likes_received',
  reads: true,
  text: `select count(*) filter (where l.fits) as count, count(*) filter (where not l.fits) as outside,
      count(*) filter (where l.fits and l.stored_at > coalesce(
        (select known.seen_at from like_count known where known.member_id = $memberId), '-infinity')) as unseen
    from (select c.stored_at, ${fits} as fits from choice c where ${visibleLike}) as l`,
  params: { memberId: 'uuid', all: 'bool', today: 'date' },
  row: Row({ count: Integer, outside: Integer, unseen: Integer }),
});

/** Equals the lengths of the lists. */
export const countVisibleLikes = (db: Reader, memberId: string, shown: LikesShown) =>
  countVisible.one(db, { memberId, ...shown });

const selectNotes = statement({
  name: 'find_notes_of_hidden_likes',
  reads: true,
  text: `select c.shown_note as note from choice c
    where c.other_id = $memberId and c.counted and c.outside = $outside and c.shown_note is not null
    order by c.shown_note limit 20`,
  params: { memberId: 'uuid', outside: 'bool' },
  row: Row({ note: Text }),
});

/**
 * What is written in likes whose senders the member doesn't see, without their names. Only likes that are in the number, and
 * in the order of the alphabet, as for that number: what the member does to others changes nothing, and what others do
 * changes the notes together, when the number is renewed.
 */
export async function findHiddenNotes(db: Reader, memberId: string, outside: boolean) {
  const rows = await selectNotes.all(db, { memberId, outside });
  return rows.map(({ note }) => note);
}

/**
 * The likes that are counted, beside super likes, for a member who doesn't see whose they are, which is not the rule of
 * who sees whom. Passing on
 * people and blocking them changes nothing, as otherwise someone who blocks or unblocks one person could tell from the
 * number whether that person likes them.
 */
export const announcedLikesOf = (member: string) => `c.other_id = ${member} and c.kind = 'like'
  and ${unmatchedWith(member)}
  and exists (select from card where card.member_id = c.member_id)
  and not exists (select from block b
    where b.member_id = ${member} and b.other_id = c.member_id and b.theirs)`;

const selectMatches = statement({
  name: 'find_matches',
  reads: true,
  text: `select m.other_id, m.matched_at, c.note from present_match m
      left join choice c on c.member_id = m.other_id and c.other_id = m.member_id
    where m.member_id = $memberId and ${isAfter('m.matched_at', 'm.other_id')}
    ${inOrder('m.matched_at', 'm.other_id')}`,
  params: pageParams,
  row: Row({ other_id: Uuid, matched_at: Timestamp, note: OrNull(Text) }),
});

export const findMatches = (db: Reader, page: Page) => selectMatches.all(db, pageOf(page));

const countPresent = statement({
  name: 'count_matches',
  reads: true,
  text: 'select count(*) from present_match where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ count: Integer }),
});

export const countMatches = async (db: Reader, memberId: string) =>
  (await countPresent.one(db, { memberId })).count;

const selectPast = statement({
  name: 'find_past_matches',
  reads: true,
  text: `select match.other_id, match.name, match.matched_at,
      exists (select from report r where r.reporter_id = $memberId and r.reported_id = match.other_id)
        as is_reported
    from match
      left join block on block.member_id = match.member_id and block.other_id = match.other_id
    where match.member_id = $memberId and ${goneAt} > $since
    order by match.matched_at desc, match.other_id desc limit 100`,
  params: { memberId: 'uuid', since: 'timestamptz' },
  row: Row({ other_id: Uuid, name: Text, matched_at: Timestamp, is_reported: Flag }),
});

export const findPastMatches = (db: Reader, memberId: string, now: Date) =>
  selectPast.all(db, { memberId, since: new Date(now.getTime() - pastMatchDays * 86_400_000) });

const selectBookmarks = statement({
  name: 'find_bookmarks',
  reads: true,
  text: `select b.other_id, b.created_at from bookmark b
    where b.member_id = $memberId and ${canSee('$memberId', 'b.other_id')}
      and ${isAfter('b.created_at', 'b.other_id')}
    ${inOrder('b.created_at', 'b.other_id')}`,
  params: pageParams,
  row: Row({ other_id: Uuid, created_at: Timestamp }),
});

export const findBookmarks = (db: Reader, page: Page) => selectBookmarks.all(db, pageOf(page));
