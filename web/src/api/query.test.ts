import { listNotices, readNotices } from '@kindred/contract/notices';
import { readMemberFile } from '@kindred/contract/user-admin/member-file';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { stubApi } from '../lib/testing/stub-api.ts';
import { invalidate, keyOf, pagesOf, queryOf } from './query.ts';

const page = (id: string, nextCursor: string | null) => ({
  body: { success: true, data: { notices: [{ _id: id }], unread: 1, nextCursor } },
});

test('the key is the route and its input', () => {
  expect(keyOf(listNotices, { query: { limit: 1 } })).toEqual([
    'GET /notices',
    { query: { limit: 1 } },
  ]);
  expect(queryOf(readMemberFile, { params: { id: 'a' } }).queryKey).toEqual([
    'GET /users/:id/file',
    { params: { id: 'a' } },
  ]);
});

test('a query returns the data of the response', async () => {
  using api = stubApi(() => page('n1', null));
  const client = new QueryClient();
  const data = await client.query(queryOf(listNotices, { query: { limit: 1 } }));
  expect(data.notices).toEqual([{ _id: 'n1' }]);
  expect(api.requests.map(({ url }) => url)).toEqual(['/api/v1/notices?limit=1']);
});

test('pages follow the cursor', async () => {
  using api = stubApi(({ url }) => page('n', url.includes('cursor=c2') ? null : 'c2'));
  const client = new QueryClient();
  const options = { ...pagesOf(listNotices, { query: { limit: 20 } }), pages: 3 };
  const { pages } = await client.infiniteQuery(options);
  expect(pages).toHaveLength(2);
  expect(api.requests.map(({ url }) => url)).toEqual([
    '/api/v1/notices?limit=20',
    '/api/v1/notices?limit=20&cursor=c2',
  ]);
});

test('invalidating a route reaches every input and its pages, and no other route', async () => {
  const client = new QueryClient();
  const reached = [
    keyOf(listNotices),
    keyOf(listNotices, { query: { limit: 1 } }),
    pagesOf(listNotices, { query: { limit: 20 } }).queryKey,
  ];
  const other = keyOf(readNotices);
  for (const key of [...reached, other]) client.setQueryData(key, null);
  await invalidate(client, listNotices);
  for (const key of reached) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  expect(client.getQueryState(other)?.isInvalidated).toBe(false);
});

test('an incomplete input reaches every key that contains it', async () => {
  const client = new QueryClient();
  const keys = ['a', 'b'].map((id) => keyOf(readMemberFile, { params: { id } }));
  for (const key of keys) client.setQueryData(key, null);
  await client.invalidateQueries({ queryKey: keyOf(readMemberFile, { params: { id: 'a' } }) });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});
