import type { UserFilter, UserSort } from '@kindred/contract/user-admin/user-list';

/** A filter as SQL: what it reads beside `member m`, its conditions, and the values they name. */
export interface FilterSql {
  readonly needsPresence: boolean;
  readonly where: string;
  readonly values: unknown[];
}

const conditions = {
  active: "(m.state = 'active')",
  inactive: "not (m.state = 'active')",
  verified: 'm.email_verified_at is not null',
  vip: 'm.is_vip',
  free: 'not m.is_vip',
};

/** A term is looked for as it was typed: its own wildcards are letters. */
export function filterToSql(filter: UserFilter, now: Date, timeZone: string): FilterSql {
  const values: unknown[] = [];
  const where = ["m.state <> 'erased'"];
  const { status = 'all', type = 'all', searchTerm, joined } = filter;
  if (status === 'online') where.push(`a.online_until > $${values.push(now)}`);
  else if (status !== 'all') where.push(conditions[status]);
  if (type !== 'all') where.push(conditions[type]);
  if (searchTerm) {
    const term = `%${searchTerm.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    where.push(String.raw`(m.name_key || E'\n' || m.email) like lower($${values.push(term)})`);
  }
  if (joined) {
    const month = `$${values.push(`${joined}-01`)}::timestamp`;
    const zone = `$${values.push(timeZone)}`;
    where.push(`m.created_at >= ${month} at time zone ${zone}`);
    where.push(`m.created_at < (${month} + interval '1 month') at time zone ${zone}`);
  }
  return { needsPresence: status === 'online', where: where.join(' and '), values };
}

/** Each order is one index, read forwards or backwards. */
const orders: Record<UserSort, readonly string[]> = {
  createdAt: ['m.created_at', 'm.id'],
  name: ['m.name_key', 'm.id'],
  email: ['m.email'],
  lastActive: ['a.last_active', 'a.member_id'],
  status: ["(m.state = 'active')", 'm.created_at', 'm.id'],
  subscription: ['m.is_vip', 'm.created_at', 'm.id'],
};

export function orderToSql(sortBy: UserSort, direction: 'asc' | 'desc') {
  const columns = orders[sortBy].map((column) => `${column} ${direction}`);
  if (sortBy !== 'lastActive') return columns.join(', ');
  const [first, ...rest] = columns;
  return [`${first} nulls ${direction === 'desc' ? 'last' : 'first'}`, ...rest].join(', ');
}
