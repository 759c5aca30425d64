import { uuid } from '../../platform/uuid.ts';
import type { UserFilter, UserSort } from '@kindred/contract/user-admin/user-list';
import { type Sql, and, raw, sql } from '../../db/sql.ts';

/** A filter as SQL: the tables it reads and its conditions. */
interface FilterSql {
  /** `member m`, joined with what the conditions need. */
  readonly tables: Sql;
  readonly where: Sql;
}

const conditions = {
  active: raw("(m.state = 'active')"),
  inactive: raw("not (m.state = 'active')"),
  verified: raw('m.email_verified_at is not null'),
  vip: raw('m.is_vip'),
  free: raw('not m.is_vip'),
  limited: raw('m.id in (select l.member_id from limit_reached l)'),
};

/** Which half of the users by presence; the order by status reads one after the other. */
export type Presence = 'any' | 'online' | 'away';

interface Times {
  readonly now: Date;
  readonly timeZone: string;
}

/** Finds a part of a name or email, in which wildcards are escaped, or a full id. */
export function filterToSql(
  filter: UserFilter,
  { now, timeZone }: Times,
): Pick<FilterSql, 'where'> {
  const where = [raw("m.state <> 'erased'")];
  const { status = 'all', type = 'all', limits = 'all', searchTerm, joined } = filter;
  if (status === 'online') where.push(sql`a.online_until > ${now}`);
  else if (status !== 'all') where.push(conditions[status]);
  if (type !== 'all') where.push(conditions[type]);
  if (limits === 'reached') where.push(conditions.limited);
  if (searchTerm && uuid.test(searchTerm)) where.push(sql`m.id = ${searchTerm}::uuid`);
  else if (searchTerm) {
    const term = `%${searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    where.push(sql`(m.name_key || E'\\n' || m.email) like lower(${term})`);
  }
  if (joined) {
    const month = sql`${`${joined}-01`}::timestamp`;
    where.push(sql`m.created_at >= ${month} at time zone ${timeZone}`);
    where.push(sql`m.created_at < (${month} + interval '1 month') at time zone ${timeZone}`);
  }
  return { where: and(where) };
}

/** The filter with the tables that its conditions and the order need. */
export function selectionOf(
  filter: UserFilter,
  times: Times,
  { sortBy = 'createdAt', presence = 'any' }: { sortBy?: UserSort; presence?: Presence } = {},
): FilterSql {
  const { where } = filterToSql(filter, times);
  const readsPresence =
    filter.status === 'online' || sortBy === 'lastActive' || presence === 'online';
  return {
    where: presence === 'any' ? where : and([where, presenceToSql(presence, times.now)]),
    tables: raw(readsPresence ? 'member m join presence a on a.member_id = m.id' : 'member m'),
  };
}

const presenceToSql = (presence: 'online' | 'away', now: Date) =>
  presence === 'online'
    ? sql`a.online_until > ${now}`
    : sql`m.id not in (select b.member_id from presence b where b.online_until > ${now})`;

/** Each order is one index, read forwards or backwards. */
const orders: Record<UserSort, readonly string[]> = {
  createdAt: ['m.created_at', 'm.id'],
  name: ['m.name_key', 'm.id'],
  email: ['m.email', 'm.id'],
  lastActive: ['a.last_active', 'a.member_id'],
  status: ["(m.state = 'active')", 'm.created_at', 'm.id'],
  subscription: ['m.is_vip', 'm.created_at', 'm.id'],
};

export function orderToSql(sortBy: UserSort, direction: 'asc' | 'desc'): Sql {
  const columns = orders[sortBy].map((column) => `${column} ${direction}`);
  if (sortBy !== 'lastActive') return raw(columns.join(', '));
  const [first, ...rest] = columns;
  return raw([`${first} nulls ${direction === 'desc' ? 'last' : 'first'}`, ...rest].join(', '));
}

/** Filters that lead to every condition, for the test that prepares each statement. */
export const exampleFilters: readonly [UserFilter, ...UserFilter[]] = [
  {},
  { status: 'online', type: 'vip', searchTerm: 'a word', joined: '2026-01' },
  { status: 'verified', type: 'free' },
  { status: 'inactive' },
  { limits: 'reached' },
  { searchTerm: '018f0000-0000-7000-8000-000000000000' },
];

export const exampleTimes = { now: new Date(0), timeZone: 'UTC' };
