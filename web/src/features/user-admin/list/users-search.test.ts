import { expect, test } from 'vitest';
import { readUsersSearch } from './users-search.ts';

const nothing = {
  search: undefined,
  status: undefined,
  type: undefined,
  limits: undefined,
  joined: undefined,
  sort: undefined,
  order: undefined,
  page: undefined,
  size: undefined,
  columns: undefined,
  bulk: undefined,
};

test.each([
  [{}, {}],
  [{ status: 'bogus', type: 3, page: -3, size: 7, sort: 'shoe', order: null }, {}],
  [{ status: 'all', type: 'all', sort: 'createdAt', order: 'desc', page: 1, size: 20 }, {}],
  [{ size: 10 }, { size: 10 }],
  [{ size: 50 }, { size: 50 }],
  [
    { status: 'online', type: 'vip', page: 3, size: 200 },
    { status: 'online', type: 'vip', page: 3 },
  ],
  [{ limits: 'reached' }, { limits: 'reached' }],
  [{ limits: 'all' }, {}],
  [{ search: 1234, joined: '2026-13' }, { search: '1234' }],
  [{ search: '', joined: '2026-02' }, { joined: '2026-02' }],
  [{ search: { a: 1 }, page: 1.5 }, {}],
  [{ columns: 'status.shoe.contact', bulk: '../x' }, { columns: 'contact.status' }],
  [{ columns: 'contact.joined.lastActive.status.subscription' }, {}],
  [{ columns: 'none' }, { columns: 'none' }],
])('a URL with %j is read as %j', (given, read) => {
  expect(readUsersSearch(given)).toStrictEqual({ ...nothing, ...read });
});
