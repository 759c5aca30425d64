import { pastMatchDays } from '@kindred/contract/likes';
import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import type { TimeCursor } from '../../../platform/http/time-cursor.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { canSee, goneAt } from '../../members/can-see.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';

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
export const likedOn = `date_trunc('day', c.stored_at, 'UTC')`;

/** The likes that the member has not answered: all that are counted, or shown. */
export const received = 'received_likes($memberId, $today, $now) c';
export const receivedParams = { memberId: 'uuid', today: 'date', now: 'timestamptz' } as const;

const selectLikes = statement({
  name: 'find_likes_received',
  reads: true,
  text: `select c.member_id, c.kind, c.note, ${likedPart('c')} as part, ${likedOn} as liked_on from ${received}
    where c.known and c.fits <> $outside and ${isAfter(likedOn, 'c.member_id')}
    ${inOrder(likedOn, 'c.member_id')}`,
  params: { ...receivedParams, ...pageParams, outside: 'bool' },
  row: Row({
    member_id: Uuid,
    kind: Word(['like', 'superlike']),
    note: OrNull(Text),
    part: LikedPartColumn,
    liked_on: Timestamp,
  }),
});

/** People whom the member sees: those who fit, or the others. */
export const findLikes = (db: Reader, page: Page, outside: boolean, moment: Moment) =>
  selectLikes.all(db, { ...pageOf(page), ...moment, outside });

const countReceived = statement({
  name: 'count_likes_received',
  reads: true,
  text: `select l.fitting as count, l.all - l.fitting as outside
    from (select count(*) as all, count(*) filter (where c.fits) as fitting from ${received}) as l`,
  params: receivedParams,
  row: Row({ count: Integer, outside: Integer }),
});

/** How many people like the member: those who fit, and the others. */
export const countLikes = (db: Reader, memberId: string, moment: Moment) =>
  countReceived.one(db, { memberId, ...moment });

const selectNotes = statement({
  name: 'find_notes_of_hidden_likes',
  reads: true,
  text: `select c.note_without_names as note, ${likedPart('c')} as part from ${received}
    where not c.known and c.fits <> $outside and c.note_without_names is not null
    order by c.note_without_names limit 20`,
  params: { ...receivedParams, outside: 'bool' },
  row: Row({ note: Text, part: LikedPartColumn }),
});

/** What is written in likes whose senders the member doesn't see, without their names. The order tells no time. */
export const findHiddenNotes = (db: Reader, memberId: string, outside: boolean, moment: Moment) =>
  selectNotes.all(db, { memberId, outside, ...moment });

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
