import type { Pool, PoolClient } from 'pg';
import { lockMembers } from '../../db/locks.ts';

interface BlockRow {
  other_id: string;
  first_name: string | null;
  created_at: Date;
}

/** Both sides of it at once. Of nobody, or of staff, nothing is kept. */
export async function insertBlock(
  client: PoolClient,
  memberId: string,
  otherId: string,
  now: Date,
) {
  await lockMembers(client, [memberId, otherId]);
  await client.query({
    name: 'insert_block',
    text: `insert into block (member_id, other_id, mine, theirs, created_at)
      select side.member_id, side.other_id, side.mine, not side.mine, $3
      from (values ($1::uuid, $2::uuid, true), ($2, $1, false)) as side (member_id, other_id, mine)
      where exists (select from member where id = $2 and state <> 'erased' and staff_role is null)
      on conflict (member_id, other_id) do update
      set mine = block.mine or excluded.mine, theirs = block.theirs or excluded.theirs`,
    values: [memberId, otherId, now],
  });
}

/** What the other one has said stays. */
export async function deleteBlock(client: PoolClient, memberId: string, otherId: string) {
  await lockMembers(client, [memberId, otherId]);
  await client.query({
    name: 'delete_block',
    text: `delete from block where
      (member_id = $1 and other_id = $2 and not theirs) or (member_id = $2 and other_id = $1 and not mine)`,
    values: [memberId, otherId],
  });
  await client.query({
    name: 'soften_block',
    text: `update block set mine = mine and member_id <> $1, theirs = theirs and member_id = $1
      where (member_id = $1 and other_id = $2) or (member_id = $2 and other_id = $1)`,
    values: [memberId, otherId],
  });
}

export interface Place {
  readonly time: Date;
  readonly id: string;
}

/** One more than asked for says that there are more. */
export async function findBlocks(db: Pool, memberId: string, after: Place | null, limit: number) {
  const { rows } = await db.query<BlockRow>({
    name: 'find_blocks',
    text: `select b.other_id, b.created_at, p.first_name
      from block b left join profile p on p.member_id = b.other_id
      where b.member_id = $1 and b.mine
        and ($2::timestamptz is null or (date_trunc('milliseconds', b.created_at), b.other_id) < ($2, $3))
      order by date_trunc('milliseconds', b.created_at) desc, b.other_id desc limit $4`,
    values: [memberId, after?.time ?? null, after?.id ?? null, limit + 1],
  });
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
