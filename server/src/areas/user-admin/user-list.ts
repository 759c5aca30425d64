import { userSorts } from '@kindred/contract/user-admin/user-filters';
import type { UserFilter, UserSort } from '@kindred/contract/user-admin/user-list';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../db/sql.ts';
import { type Reader, statement } from '../../db/statement.ts';
import type { Moment } from '../../platform/time/moment.ts';
import { findUsersInOrder } from '../members/user.ts';
import {
  type Presence,
  exampleFilters,
  exampleTimes,
  orderToSql,
  selectionOf,
} from './user-filter.ts';

/** A search counts at most this many matches. */
const countedMatches = 10_000;

export interface UserListQuery {
  readonly filter: UserFilter;
  readonly sortBy: UserSort;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

interface Times extends Moment {
  readonly timeZone: string;
}

/**
 * Calls `recordRead` with the total and the ids of the page while the page is read. It writes the audit entry; if it
 * fails, no page is returned.
 */
export async function listUsersPage(
  db: Reader,
  query: UserListQuery,
  times: Times,
  recordRead: (total: number, ids: readonly string[]) => Promise<void>,
) {
  const { total, totalKind } = await countUsers(db, query.filter, times);
  const ids = await findIds(db, query, times, totalKind === 'exact' ? total : null);
  const [users] = await Promise.all([
    findUsersInOrder(db, ids, times.now, times.today),
    recordRead(total, ids),
  ]);
  const { page, limit } = query;
  const pages = Math.ceil(total / limit);
  return { users, totalKind, pagination: { page, limit, total, pages } };
}

interface IdQuery {
  readonly filter: UserFilter;
  readonly times: { readonly now: Date; readonly timeZone: string };
  readonly sortBy: UserSort;
  readonly presence: Presence;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly count: number;
}

const example = {
  times: exampleTimes,
  presence: 'any',
  direction: 'asc',
  offset: 0,
  count: 20,
} as const;

const selectIds = filteredStatement({
  name: 'find_user_ids',
  reads: true,
  build: ({ filter, times, sortBy, presence, direction, offset, count }: IdQuery) => {
    const { tables, where } = selectionOf(filter, times, { sortBy, presence });
    return sql`select m.id from ${tables} where ${where}
      order by ${orderToSql(sortBy, direction)} offset ${offset} limit ${count}`;
  },
  row: Row({ id: Uuid }),
  examples: [
    { ...example, filter: {}, sortBy: 'createdAt' },
    ...exampleFilters.map((filter) => ({ ...example, filter, sortBy: 'createdAt' as const })),
    ...userSorts.map((sortBy) => ({ ...example, filter: {}, sortBy })),
    { ...example, filter: {}, sortBy: 'status', presence: 'online' },
    { ...example, filter: {}, sortBy: 'status', presence: 'away' },
  ],
});

/** A part of the list in its order: everyone, or those of one presence. */
interface Part {
  readonly filter: UserFilter;
  readonly sortBy: UserSort;
  readonly sortOrder: 'asc' | 'desc';
  readonly presence: Presence;
  /** Null if there are too many to count. */
  readonly total: number | null;
  readonly start: number;
  readonly limit: number;
}

/** Rows after the middle are read from the other end, which is shorter. */
async function findPart(db: Reader, part: Part, times: Times): Promise<string[]> {
  const { filter, sortBy, sortOrder, presence, total, start, limit } = part;
  if (limit <= 0 || (total !== null && start >= total)) return [];
  const count = total === null ? limit : Math.min(limit, total - start);
  const fromEnd = total !== null && start > total / 2;
  const direction = (sortOrder === 'desc') === fromEnd ? 'asc' : 'desc';
  const offset = fromEnd ? total - start - count : start;
  const rows = await selectIds.all(db, {
    filter,
    times,
    sortBy,
    presence,
    direction,
    offset,
    count,
  });
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.toReversed() : ids;
}

async function findIds(
  db: Reader,
  { filter, sortBy, sortOrder, page, limit }: UserListQuery,
  times: Times,
  total: number | null,
) {
  const list = { filter, sortBy, sortOrder, start: (page - 1) * limit, limit };
  if (sortBy !== 'status') return findPart(db, { ...list, presence: 'any', total }, times);
  // Online status changes by the minute, so no index starts with them: they are few, and read as their own list.
  const online = await countMatches.one(db, { filter, times, presence: 'online' });
  const parts = [
    { presence: 'online', total: online.count },
    {
      presence: 'away',
      total: total === null ? await countAway(db, filter, times) : total - online.count,
    },
  ] as const;
  const [first, second] = sortOrder === 'desc' ? parts : ([parts[1], parts[0]] as const);
  const ids = await findPart(db, { ...list, ...first }, times);
  const rest = {
    start: Math.max(0, list.start - (first.total ?? list.start)),
    limit: limit - ids.length,
  };
  return [...ids, ...(await findPart(db, { ...list, ...second, ...rest }, times))];
}

/** Null if there are more than a search counts. */
async function countAway(db: Reader, filter: UserFilter, times: Times) {
  const { count } = await countMatches.one(db, { filter, times, presence: 'away' });
  return count > countedMatches ? null : count;
}

const countMatches = filteredStatement({
  name: 'count_user_matches',
  reads: true,
  build: ({ filter, times, presence }: Pick<IdQuery, 'filter' | 'times' | 'presence'>) => {
    const { tables, where } = selectionOf(filter, times, { presence });
    const cap = filter.searchTerm ? sql`limit ${countedMatches + 1}` : raw('');
    return sql`select count(*) from (select from ${tables} where ${where} ${cap}) as matches`;
  },
  row: Row({ count: Integer }),
  examples: [
    { filter: {}, times: exampleTimes, presence: 'any' },
    { filter: {}, times: exampleTimes, presence: 'online' },
    { filter: {}, times: exampleTimes, presence: 'away' },
    ...exampleFilters.map((filter) => ({ filter, times: exampleTimes, presence: 'any' as const })),
  ],
});

async function countUsers(db: Reader, filter: UserFilter, times: Times) {
  const { status = 'all', limits = 'all', searchTerm, joined } = filter;
  if (!searchTerm && !joined && limits === 'all' && status !== 'online') {
    return { total: await countByFilter(db, filter), totalKind: 'exact' as const };
  }
  const unfiltered = !searchTerm && !joined && limits === 'all' && (filter.type ?? 'all') === 'all';
  if (status === 'online' && unfiltered) {
    const { count: total } = await countOnline.one(db, { now: times.now });
    return { total, totalKind: 'exact' as const };
  }
  const { count } = await countMatches.one(db, { filter, times, presence: 'any' });
  return searchTerm && count > countedMatches
    ? { total: countedMatches, totalKind: 'at-least' as const }
    : { total: count, totalKind: 'exact' as const };
}

/** Members who are not active are never online, so the members need not be read. */
const countOnline = statement({
  name: 'count_online',
  reads: true,
  text: 'select count(*) from presence where online_until > $now',
  params: { now: 'timestamptz' },
  row: Row({ count: Integer }),
});

const sumCounts = statement({
  name: 'count_users',
  reads: true,
  text: `select coalesce(sum(value), 0)::bigint as count from present_count
    where metric = 'accounts' and string_to_array(split, ',') @> $words`,
  params: { words: 'text[]' },
  row: Row({ count: Integer }),
});

/** Stored counts exist for every combination of status, verification and plan. */
async function countByFilter(db: Reader, { status = 'all', type = 'all' }: UserFilter) {
  const words = [status, type].filter((word) => word !== 'all');
  return (await sumCounts.one(db, { words })).count;
}
