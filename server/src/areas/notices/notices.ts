import {
  type Notice,
  type NoticeAbout,
  type NoticeKind,
  noticeDefaults,
} from '@kindred/contract/notices';
import type { Pool, PoolClient } from 'pg';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export interface NewNotice {
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly about: NoticeAbout;
  /** The member it comes from, if it is one. */
  readonly fromId?: string;
}

/**
 * The one writer of notices. In the transaction of what it tells of, so that neither is there without the other;
 * who wants none of this kind gets none.
 */
export async function writeNotice(
  client: PoolClient,
  { memberId, kind, about, fromId }: NewNotice,
) {
  await client.query({
    name: 'write_notice',
    text: `insert into notice (member_id, id, kind, about, from_id)
      select $1, $2, $3, $4, $5
      where not exists (select from block where member_id = $1 and other_id = $5)
        and coalesce((select is_on from preference
          where member_id = $1 and kind = $3 and channel = 'app'), $6)`,
    values: [
      memberId,
      timeOrderedId(),
      kind,
      JSON.stringify(about),
      fromId ?? null,
      noticeDefaults[kind].app,
    ],
  });
}

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  about: NoticeAbout;
  created_at: Date;
  read: boolean;
}

/** Who was blocked since is not heard of any more, and counts for nothing. */
const heard = `not exists (
  select from block b where b.member_id = n.member_id and b.other_id = n.from_id)`;

export async function findNotices(
  pool: Pool,
  memberId: string,
  before: string | null,
  limit: number,
): Promise<{ notices: Notice[]; nextCursor: string | null }> {
  const { rows } = await pool.query<NoticeRow>({
    name: 'find_notices',
    text: `select n.id, n.kind, n.about, n.created_at, n.read_at is not null as read
      from notice n where n.member_id = $1 and ($2::uuid is null or n.id < $2) and ${heard}
      order by n.id desc limit $3`,
    values: [memberId, before, limit + 1],
  });
  const notices = rows.slice(0, limit).map(({ id, kind, about, created_at, read }) => ({
    _id: id,
    kind,
    about,
    createdAt: created_at.toISOString(),
    read,
  }));
  return { notices, nextCursor: rows.length > limit ? (notices.at(-1)?._id ?? null) : null };
}

export async function countUnread(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_unread',
    text: `select count(*) from notice n where n.member_id = $1 and n.read_at is null and ${heard}`,
    values: [memberId],
  });
  return rows[0]?.count ?? 0;
}

export async function markRead(pool: Pool, memberId: string, upTo: string, now: Date) {
  await pool.query({
    name: 'mark_read',
    text: 'update notice set read_at = $3 where member_id = $1 and id <= $2 and read_at is null',
    values: [memberId, upTo, now],
  });
}
