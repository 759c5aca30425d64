import {
  type Notice,
  type NoticeContent,
  noticeKindNames,
  noticeKinds,
} from '@kindred/contract/notices';
import type { Pool } from 'pg';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export type NewNotice = NoticeContent & {
  readonly memberId: string;
  /** The member it comes from, if it is one. */
  readonly fromId?: string;
};

const insertNotice = statement({
  name: 'insert_notice',
  text: `insert into notice (member_id, id, kind, about, from_id)
    select $memberId, $id, $kind, $about, $fromId
    where not exists (select from block where member_id = $memberId and other_id = $fromId)
      and coalesce((select is_on from preference
        where member_id = $memberId and kind = $kind and channel = 'app'), $default)`,
  params: {
    memberId: 'uuid',
    id: 'uuid',
    kind: 'text',
    about: 'jsonb',
    fromId: 'uuid?',
    default: 'bool',
  },
});

/**
 * The only writer of notices. Call it in the transaction of the event, so that both are stored or neither. Members who
 * switched the kind off get none.
 */
export async function writeNotice(db: Db, { memberId, kind, about, fromId }: NewNotice) {
  const { app } = noticeKinds[kind].channels;
  await insertNotice.run(db, {
    memberId,
    id: timeOrderedId(),
    kind,
    about,
    fromId: fromId ?? null,
    default: app,
  });
}

/** Hides notices from members who were blocked later, and from matches who are gone, for whatever reason. */
export const visible = `not exists (select from block b where b.member_id = n.member_id and b.other_id = n.from_id)
  and not exists (select from match m where m.member_id = n.member_id and m.other_id = n.from_id
    and (m.ended_at is not null or m.away_since is not null))`;

const NoticeRow = Row({
  id: Uuid,
  kind: Word(noticeKindNames),
  about: Json(),
  created_at: Timestamp,
  read: Flag,
});

const selectNotices = statement({
  name: 'find_notices',
  text: `select n.id, n.kind, n.about, n.created_at, n.read_at is not null as read
    from notice n where n.member_id = $memberId and ($before::uuid is null or n.id < $before) and ${visible}
    order by n.id desc limit $limit`,
  params: { memberId: 'uuid', before: 'uuid?', limit: 'int8' },
  row: NoticeRow,
});

export async function findNotices(db: Db, memberId: string, before: string | null, limit: number) {
  const rows = await selectNotices.all(db, { memberId, before, limit: limit + 1 });
  const notices = rows.slice(0, limit).map(toNotice);
  return { notices, nextCursor: rows.length > limit ? (notices.at(-1)?._id ?? null) : null };
}

const toNotice = ({ id, kind, about, created_at, read }: Static<typeof NoticeRow>) =>
  ({ _id: id, kind, about, createdAt: created_at.toISOString(), read }) as Notice;

const countNotices = statement({
  name: 'count_unread_notices',
  text: `select count(*) from notice n
    where n.member_id = $memberId and n.read_at is null and ${visible}`,
  params: { memberId: 'uuid' },
  row: Row({ count: Integer }),
});

export const countUnread = async (db: Db, memberId: string) =>
  (await countNotices.one(db, { memberId })).count;

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
