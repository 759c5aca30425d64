import { type Sql, raw, sql, textOf } from '../../db/sql.ts';

/*
 * Passes that are older than a year are lists of ids in `old_passes`, not rows of `choice`. Whatever reads passes reads both. The
 * ids are SQL, which must not name the alias `old`.
 */

/** The row that has a pass if any has it: each has the ids after those of the row before. */
const rowOf = (
  member: Sql,
  other: Sql,
) => sql`select old.other_ids, old.passed_at from old_passes old
  where old.member_id = ${member} and old.last_id >= ${other} order by old.last_id limit 1`;

const textOfRow = (member: string, other: string) => textOf(rowOf(raw(member), raw(other)));

/** Whether a member passed on another more than a year ago. */
export const isOldPass = (member: Sql, other: Sql) => sql`exists (
  select from (${rowOf(member, other)}) as old where ${other} = any (old.other_ids))`;

export const passedLongAgo = (member: string, other: string) =>
  textOf(isOldPass(raw(member), raw(other)));

/** When that was; null if it is not so. */
export const oldPassAt = (
  member: string,
  other: string,
) => `(select old.passed_at[array_position(old.other_ids, ${other})]
  from (${textOfRow(member, other)}) as old)`;

/** Everyone a member passed on more than a year ago. */
export const oldPassIds = (member: Sql) =>
  sql`select unnest(old.other_ids) as other_id from old_passes old where old.member_id = ${member}`;

/** The same with the times, as a list that can stand in `from`. */
export const oldPassesOf = (member: string) =>
  `select each.other_id, each.passed_at from old_passes old, unnest(old.other_ids, old.passed_at) as each (other_id, passed_at)
    where old.member_id = ${member}`;
