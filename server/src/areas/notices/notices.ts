import { type Notice } from '@kindred/contract/notices';
import { noticeKindNames } from '@kindred/contract/notices/all-kinds';
import type { Pool } from 'pg';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';
import { findStillThere } from '../../db/reader.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Moment } from '../../platform/time/moment.ts';
import { PhotoFocus, focusColumn } from '../members/photo-focus.ts';
import { canSee, isBlocked, isGone } from '../members/can-see.ts';

/**
 * Hides notices from members who were blocked later, and from matches who are gone, for whatever reason. Someone who sent
 * a super like can no longer be seen if they took it back, paused or left, and no notice tells which of these it was.
 */
export const visible = `not ${isBlocked('n.member_id', 'n.from_id')}
  and not ${isGone('n.member_id', 'n.from_id')}
  and (n.kind <> 'superlike' or n.from_id is null or (${canSee('n.member_id', 'n.from_id')} and exists (select from choice sent
    where sent.member_id = n.from_id and sent.other_id = n.member_id and sent.kind = 'superlike')))`;

/** Only while there is someone whom the notice of likes counts. */
export const present = `${visible} and (n.kind <> 'like'
  or exists (select from received_likes(n.member_id, $today, $now) c where c.fits))`;

/** What a notice is about, in which the number of likes is the present one. */
export const about = `case when n.kind <> 'like' then n.about else (
  select jsonb_strip_nulls(jsonb_build_object('count', count(*), 'notes', nullif(count(c.note), 0)))
  from received_likes(n.member_id, $today, $now) c where c.fits) end as about`;

const moment = { now: 'timestamptz', today: 'date' } as const;

const NoticeRow = Row({
  id: Uuid,
  kind: Word(noticeKindNames),
  about: Json(),
  created_at: Timestamp,
  read: Flag,
  photo: OrNull(Json(Row({ url: Text, focus: PhotoFocus }))),
});

const selectNotices = statement({
  name: 'find_notices',
  reads: true,
  text: `select n.id, n.kind, ${about}, n.created_at, n.read_at is not null as read,
      (select json_build_object('url', f.url, 'focus', ${focusColumn}) from photo f where f.member_id = n.from_id and f.review = 'approved'
        order by f.position limit 1) as photo
    from notice n where n.member_id = $memberId and n.listed and ($before::uuid is null or n.id < $before) and ${present}
    order by n.id desc limit $limit`,
  params: { ...moment, memberId: 'uuid', before: 'uuid?', limit: 'int8' },
  row: NoticeRow,
});

const selectPresent = statement({
  name: 'find_notices_still_visible',
  text: `select n.id from notice n where n.member_id = $memberId and n.id = any ($ids) and ${present}`,
  params: { ...moment, memberId: 'uuid', ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

/** What is hidden since is not in it, wherever the others are read. */
export async function findNotices(
  reader: Reader,
  memberId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
  time: Moment,
) {
  const rows = await selectNotices.all(reader, { memberId, before, limit: limit + 1, ...time });
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const there = await findStillThere(reader, ids, (primary) =>
    selectPresent.all(primary, { memberId, ids, ...time }),
  );
  const notices = page.filter(({ id }) => there.has(id)).map(toNotice);
  return { notices, nextCursor: rows.length > limit ? (ids.at(-1) ?? null) : null };
}

const toNotice = ({ id, created_at, photo, ...row }: Static<typeof NoticeRow>) =>
  ({
    _id: id,
    createdAt: created_at.toISOString(),
    picture: photo?.url ?? null,
    pictureFocus: photo?.focus ?? null,
    ...row,
  }) as Notice;

const isUnread = `n.listed and n.read_at is null and ${present}`;

const countNotices = statement({
  name: 'count_unread_notices',
  reads: true,
  text: `select count(*) from notice n where n.member_id = $memberId and ${isUnread}`,
  params: { ...moment, memberId: 'uuid' },
  row: Row({ count: Integer }),
});

export const countUnread = async (db: Reader, memberId: string, time: Moment) =>
  (await countNotices.one(db, { memberId, ...time })).count;

const countOfMembers = statement({
  name: 'count_unread_notices_of_members',
  text: `select w.id, (select count(*) from notice n where n.member_id = w.id and ${isUnread}) as count
    from unnest($ids::uuid[]) as w (id)`,
  params: { ...moment, ids: 'uuid[]' },
  row: Row({ id: Uuid, count: Integer }),
});

/** The same for several members. */
export async function countUnreadOf(db: Db, ids: readonly string[], time: Moment) {
  const rows = await countOfMembers.all(db, { ids: [...new Set(ids)], ...time });
  return new Map(rows.map(({ id, count }) => [id, count] as const));
}

const updateRead = statement({
  name: 'mark_notices_read',
  text: `update notice set read_at = $now
    where member_id = $memberId and id <= $upTo and read_at is null`,
  params: { memberId: 'uuid', upTo: 'uuid', now: 'timestamptz' },
});

export const markRead = (pool: Pool, memberId: string, upTo: string, now: Date) =>
  inTransaction(pool, async (client) => {
    await lockMember(client, memberId);
    await updateRead.run(client, { memberId, upTo, now });
  });
