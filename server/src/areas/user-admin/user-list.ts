import type { UserFilter, UserSort } from '@kindred/contract/user-admin/user-list';
import type { Pool } from 'pg';
import { findUsersInOrder } from '../members/user.ts';
import { filterToSql, orderToSql } from './user-filter.ts';

/** More matches of a search than this are not counted, only told of. */
const countedMatches = 10_000;

export interface UserListQuery {
  readonly filter: UserFilter;
  readonly sortBy: UserSort;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

export interface Moment {
  readonly now: Date;
  readonly today: string;
  readonly timeZone: string;
}

/** While the page is read, `writeDown` is told how many there are; without it there is no page. */
export async function listUsersPage(
  pool: Pool,
  query: UserListQuery,
  moment: Moment,
  writeDown: (total: number) => Promise<void>,
) {
  const { total, totalKind } = await countUsers(pool, query.filter, moment);
  const [users] = await Promise.all([
    findIds(pool, query, moment, totalKind === 'exact' ? total : null).then((ids) =>
      findUsersInOrder(pool, ids, moment.now, moment.today),
    ),
    writeDown(total),
  ]);
  const { page, limit } = query;
  const pages = Math.ceil(total / limit);
  return { users, totalKind, pagination: { page, limit, total, pages } };
}

/** Past the middle it is shorter to come from the other end. */
async function findIds(
  pool: Pool,
  { filter, sortBy, sortOrder, page, limit }: UserListQuery,
  { now, timeZone }: Moment,
  total: number | null,
) {
  const { where, values, needsPresence } = filterToSql(filter, now, timeZone);
  const start = (page - 1) * limit;
  if (total !== null && start >= total) return [];
  const count = total === null ? limit : Math.min(limit, total - start);
  const fromEnd = total !== null && start > total / 2;
  const direction = (sortOrder === 'desc') === fromEnd ? 'asc' : 'desc';
  const offset = fromEnd ? total - start - count : start;
  const presence =
    needsPresence || sortBy === 'lastActive' ? 'join presence a on a.member_id = m.id' : '';
  // Every address is larger; the index of the addresses is used where a condition names them.
  const indexed = sortBy === 'email' ? `and m.email > ''` : '';
  const text = `select m.id from member m ${presence} where ${where} ${indexed}
    order by ${orderToSql(sortBy, direction)}
    offset $${values.push(offset)} limit $${values.push(count)}`;
  const { rows } = await pool.query<{ id: string }>(text, values);
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.toReversed() : ids;
}

async function countUsers(pool: Pool, filter: UserFilter, { now, timeZone }: Moment) {
  const { status = 'all', searchTerm, joined } = filter;
  if (!searchTerm && !joined && status !== 'online') {
    return { total: await readTally(pool, filter), totalKind: 'exact' as const };
  }
  if (status === 'online' && !searchTerm && !joined && (filter.type ?? 'all') === 'all') {
    return { total: await countOnline(pool, now), totalKind: 'exact' as const };
  }
  const { where, values, needsPresence } = filterToSql(filter, now, timeZone);
  const presence = needsPresence ? 'join presence a on a.member_id = m.id' : '';
  const cap = searchTerm ? `limit ${countedMatches + 1}` : '';
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from (select from member m ${presence} where ${where} ${cap}) as matches`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  return searchTerm && count > countedMatches
    ? { total: countedMatches, totalKind: 'at-least' as const }
    : { total: count, totalKind: 'exact' as const };
}

/** Whoever is erased or otherwise gone is never online, so nobody's account has to be looked at. */
async function countOnline(pool: Pool, now: Date) {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_online',
    text: 'select count(*) from presence where online_until > $1',
    values: [now],
  });
  return rows[0]?.count ?? 0;
}

/** The kept counts know every combination of state, verification and plan. */
async function readTally(pool: Pool, { status = 'all', type = 'all' }: UserFilter) {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_standing',
    text: `select coalesce(sum(value), 0)::bigint as count from present_count
      where metric = 'standing' and string_to_array(split, ',') @> $1`,
    values: [[status, type].filter((word) => word !== 'all')],
  });
  return rows[0]?.count ?? 0;
}
