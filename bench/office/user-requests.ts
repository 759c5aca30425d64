import type { Client } from 'pg';
import type { ComparedRequest } from '../comparison.ts';
import { countMatches, keepTotal, pageStatement } from './page-statement.ts';

const users = 'bench.listed_user';
const limit = 20;
const search = '/auth/search-users?limit=20';
const newest = ['created_at desc', 'id desc'];

const list = {
  from: users,
  show: 'bench.user_row',
  columns: `extract(year from age(current_date, shown.birth_date))::int as age,
    shown.online_until > now() as online, shown.vip_until > now() as vip`,
  order: newest,
  limit,
} as const;

const filters = {
  'users-active': { query: 'status=active', where: 'active' },
  'users-inactive': { query: 'status=inactive', where: 'not active' },
  'users-verified': { query: 'status=verified', where: 'verified' },
  'users-vip': { query: 'type=vip', where: 'vip' },
  'users-free': { query: 'type=free', where: 'not vip' },
};

const orders = {
  name: ['name_key asc', 'id asc'],
  email: ['email asc'],
  lastActive: ['last_active asc nulls first', 'id asc'],
  status: ['active asc', 'created_at asc', 'id asc'],
  subscription: ['vip asc', 'created_at asc', 'id asc'],
};

const searches = {
  'users-by-search': { term: 'ann', more: 'true', query: '' },
  'users-by-rare-search': { term: 'xyz', more: 'true', query: '' },
  'users-by-address': { term: 'mar.', more: 'true', query: '' },
  'users-inactive-by-search': { term: 'ann', more: 'not active', query: '&status=inactive' },
};

/** The list of users as staff request it, with a baseline for each. */
export async function readUserRequests(client: Client): Promise<ComparedRequest[]> {
  const { total, value } = await keepTotal(client, 'users', users, 'true');
  const all = { ...list, total };
  const last = Math.ceil(value / limit);
  const deep = Math.min(1900, Math.ceil(last / 2));
  const nearEnd = Math.max(1, last - 10);
  const page = (number: number) => pageStatement(all, (number - 1) * limit, value);
  const byName = { ...all, order: ['name_key desc', 'id desc'] };
  return [
    { id: 'users-first-page', path: '/auth/users?limit=20', ...page(1) },
    { id: 'users-deep-page', path: `${search}&page=${deep}`, ...page(deep) },
    { id: 'users-near-last-page', path: `${search}&page=${nearEnd}`, ...page(nearEnd) },
    ...(await readFilteredRequests(client)),
    onlineRequest(),
    ...Object.entries(orders).map(([sort, order]) => ({
      id: `users-by-${sort.toLowerCase()}`,
      path: `${search}&sortBy=${sort}&sortOrder=asc`,
      ...pageStatement({ ...all, order }, 0),
    })),
    {
      id: 'users-by-name-deep-page',
      path: `${search}&sortBy=name&page=${deep}`,
      ...pageStatement(byName, (deep - 1) * limit, value),
    },
    ...searchRequests(),
  ];
}

async function readFilteredRequests(client: Client) {
  const requests: ComparedRequest[] = [];
  for (const [id, { query, where }] of Object.entries(filters)) {
    const { total } = await keepTotal(client, id, users, where);
    const path = `${search}&${query}`;
    requests.push({ id, path, ...pageStatement({ ...list, where, total }, 0) });
  }
  const where = 'active and vip';
  const { total, value } = await keepTotal(client, where, users, where);
  const deep = Math.min(1900, Math.ceil(value / limit / 2));
  requests.push({
    id: 'users-active-vip-deep-page',
    path: `${search}&status=active&type=vip&page=${deep}`,
    ...pageStatement({ ...list, where, total }, (deep - 1) * limit, value),
  });
  return requests;
}

function onlineRequest() {
  const where = 'online_until > now()';
  const total = `select count(*) from ${users} where ${where}`;
  const page = pageStatement({ ...list, where, total }, 0);
  return { id: 'users-online', path: `${search}&status=online`, ...page };
}

const searchRequests = () =>
  Object.entries(searches).map(([id, { term, more, query }]) => {
    const where = `search like '%${term}%' and ${more}`;
    const total = countMatches(users, where);
    const page = pageStatement({ ...list, where, total }, 0);
    return { id, path: `${search}&searchTerm=${term}${query}`, ...page };
  });
