import { Object as Row } from 'typebox';
import { Text, Timestamp, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { TimeCursor } from '../../platform/http/time-cursor.ts';
import { canSee } from '../members/can-see.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { isMatched } from '../members/is-matched.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { renewPhotosOf } from '../members/renew-photos.ts';

const insertBothSides = statement({
  name: 'insert_block',
  text: `with seen as (
      select p.first_name from profile p
      where p.member_id = $otherId and ${canSee('$memberId', 'p.member_id')})
    insert into block (member_id, other_id, mine, theirs, created_at, name)
    select side.member_id, side.other_id, side.mine, not side.mine, $now,
      case when side.mine then (select first_name from seen) end
    from (values ($memberId::uuid, $otherId::uuid, true), ($otherId, $memberId, false))
      as side (member_id, other_id, mine)
    where exists (select from member where id = $otherId and state <> 'erased' and staff_role is null)
    on conflict (member_id, other_id) do update
    set mine = block.mine or excluded.mine, theirs = block.theirs or excluded.theirs`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

/**
 * Writes the rows of both sides, with the name of someone whom the caller can see now. A block of staff or of an
 * unknown id is not stored.
 */
export async function insertBlock(db: Db, memberId: string, otherId: string, now: Date) {
  await lockCaller(db, memberId, [otherId]);
  await renewPhotosOf(db, memberId, now);
  // If there is already a block, they were told that it ended, and a second event would reveal the block.
  const ends = await isMatched(db, memberId, otherId);
  await insertBothSides.run(db, { memberId, otherId, now });
  if (!ends) return;
  await publishEvent(db, [memberId], 'matchEnded', { memberId: otherId });
  await publishEvent(db, [otherId], 'matchEnded', { memberId });
}

/**
 * A like that left the number by a block is in it again from the next day. One that was open is hidden again, as another may have been
 * opened since.
 */
const deleteOneSided = statement({
  name: 'delete_one_sided_block',
  text: `with ended as (
      delete from block where
        (member_id = $memberId and other_id = $otherId and not theirs)
        or (member_id = $otherId and other_id = $memberId and not mine)
      returning member_id, other_id, created_at)
    update choice c set opened = false, waits_until = case
        when e.created_at < date_trunc('day', $now::timestamptz, 'UTC')
          then date_trunc('day', $now::timestamptz, 'UTC') + interval '1 day'
        else c.waits_until end
    from ended e where c.member_id = e.member_id and c.other_id = e.other_id and c.kind = 'like'
      and not exists (select from match m where m.member_id = c.member_id and m.other_id = c.other_id)`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

const clearOwnSide = statement({
  name: 'clear_own_side_of_block',
  text: `update block
    set mine = mine and member_id <> $memberId, theirs = theirs and member_id = $memberId,
      name = case when member_id <> $memberId then name end
    where (member_id = $memberId and other_id = $otherId)
      or (member_id = $otherId and other_id = $memberId)`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** A block by the other member stays. */
export async function deleteBlock(db: Db, memberId: string, otherId: string, now: Date) {
  await lockCaller(db, memberId, [otherId]);
  await deleteOneSided.run(db, { memberId, otherId, now });
  await clearOwnSide.run(db, { memberId, otherId });
}

const selectBlocks = statement({
  name: 'find_blocks',
  text: `select b.other_id, b.created_at, b.name from block b
    where b.member_id = $memberId and b.mine and b.name is not null
      and ($time::timestamptz is null
        or (date_trunc('milliseconds', b.created_at), b.other_id) < ($time, $id))
    order by date_trunc('milliseconds', b.created_at) desc, b.other_id desc limit $limit`,
  params: { memberId: 'uuid', time: 'timestamptz?', id: 'uuid?', limit: 'int8' },
  row: Row({ other_id: Uuid, created_at: Timestamp, name: Text }),
});

/**
 * The blocks of people whom the member could see when blocking them: any other would reveal that the id exists. Reads
 * one extra row to know whether there is another page.
 */
export function findBlocks(db: Db, memberId: string, after: TimeCursor | null, limit: number) {
  const { time = null, id = null } = after ?? {};
  return selectBlocks.all(db, { memberId, time, id, limit: limit + 1 });
}
