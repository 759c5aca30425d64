import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

/** Ids and times of this many passes are a row of a quarter of a page, the most that is not stored elsewhere in pieces. */
const perRow = 80;

/** All rows of a member are written again when something is added to them, so it has to be worth it. */
const leastShare = 4;

const isOld = `c.kind = 'pass' and c.stored_at < $before`;

const selectMembers = statement({
  name: 'find_members_with_old_passes',
  text: `select m.id from unnest($ids::uuid[]) as m (id)
      cross join lateral (select count(*) from choice c where c.member_id = m.id and ${isOld}) as due
      cross join lateral (select coalesce(sum(cardinality(p.other_ids)), 0) as count
        from old_passes p where p.member_id = m.id) as moved
    where due.count >= greatest(${perRow}, moved.count / ${leastShare})`,
  params: { ids: 'uuid[]', before: 'timestamptz' },
  row: Row({ id: Uuid }),
});

/** Those of these members who have enough passes that are older than that. */
export const findMembersToMove = async (db: Db, ids: readonly string[], before: Date) =>
  (await selectMembers.all(db, { ids, before })).map(({ id }) => id);

const move = statement({
  name: 'move_old_passes',
  text: `with moved as (
      delete from choice c where c.member_id = $memberId and ${isOld} returning c.other_id, c.stored_at
    ), replaced as (
      delete from old_passes p where p.member_id = $memberId returning p.other_ids, p.passed_at
    ), numbered as (
      select other_id, passed_at, (row_number() over (order by other_id) - 1) / ${perRow} as row
      from (
        select other_id, stored_at as passed_at from moved
        union all select each.other_id, each.passed_at
        from replaced r, unnest(r.other_ids, r.passed_at) as each (other_id, passed_at)
      ) as passes
    )
    insert into old_passes (member_id, last_id, other_ids, passed_at)
    select $memberId, (array_agg(other_id order by other_id desc))[1], array_agg(other_id order by other_id),
      array_agg(passed_at order by other_id)
    from numbered group by row`,
  params: { memberId: 'uuid', before: 'timestamptz' },
});

/** Moves passes that are older than that. The member is locked, and no one can be erased until the transaction ends. */
export const movePasses = (db: Db, memberId: string, before: Date) =>
  move.run(db, { memberId, before });

const moveBack = statement({
  name: 'move_pass_back',
  text: `with found as (
      select p.last_id, p.passed_at[array_position(p.other_ids, $otherId)] as at from (
        select last_id, other_ids, passed_at from old_passes
        where member_id = $memberId and last_id >= $otherId order by last_id limit 1) as p
      where $otherId = any (p.other_ids)
    ), emptied as (
      delete from old_passes p using found
      where p.member_id = $memberId and p.last_id = found.last_id and cardinality(p.other_ids) = 1
    ), shortened as (
      update old_passes p set other_ids = array_remove(p.other_ids, $otherId),
        passed_at = p.passed_at[:array_position(p.other_ids, $otherId) - 1]
          || p.passed_at[array_position(p.other_ids, $otherId) + 1:],
        last_id = (array_remove(p.other_ids, $otherId))[cardinality(p.other_ids) - 1]
      from found where p.member_id = $memberId and p.last_id = found.last_id and cardinality(p.other_ids) > 1
    )
    insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    select $memberId, $otherId, 'pass', at, at from found`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** Makes an old pass a choice again, which can be changed. Both members are locked. */
export const movePassBack = (db: Db, memberId: string, otherId: string) =>
  moveBack.run(db, { memberId, otherId });
