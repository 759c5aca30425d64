import { readPerson } from '@kindred/contract/discovery/person';
import { listUsers, searchUsers } from '@kindred/contract/user-admin/user-list';
import { QueryClient, QueryObserver, keepPreviousData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { stubApi } from '../lib/testing/stub-api.ts';
import { type ListStatus, listStatusOf } from './list-status.ts';
import { queryOf } from './query.ts';

// Section 4 of the specification: the list, the single profile and the search each have their own status.
const queries = {
  list: queryOf(listUsers, { query: { page: 1, limit: 10 } }),
  search: queryOf(searchUsers, { query: { searchTerm: 'ines', page: 1, limit: 20 } }),
  'single profile': queryOf(readPerson, { params: { id: 'a' } }),
};
const names = Object.keys(queries) as (keyof typeof queries)[];
const endings: [number, ListStatus][] = [
  [200, 'succeeded'],
  [404, 'failed'],
];
const cases = names.flatMap((name) => endings.map(([code, end]) => ({ name, code, end })));

test.each(cases)(
  'the $name goes from idle through loading to $end',
  async ({ name, code, end }) => {
    using _api = stubApi(() => ({ status: code }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const options = queries[name] as typeof queries.list;
    const observer = new QueryObserver(client, { ...options, enabled: false });
    const seen = [listStatusOf(observer.getCurrentResult())];
    const stop = observer.subscribe((result) => void seen.push(listStatusOf(result)));
    observer.setOptions({ ...options, enabled: true });
    await expect.poll(() => seen.at(-1)).toBe(end);
    expect([...new Set(seen)]).toEqual(['idle', 'loading', end]);
    stop();
  },
);

test('one is not the status of another', async () => {
  using _api = stubApi(({ url }) => ({ status: url.includes('search-users') ? 404 : 200 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observe = (name: keyof typeof queries) =>
    new QueryObserver(client, queries[name] as typeof queries.list);
  const [list, search] = [observe('list'), observe('search')];
  const stops = [list, search].map((observer) => observer.subscribe(() => {}));
  const statuses = () => [list, search].map((each) => listStatusOf(each.getCurrentResult()));
  await expect.poll(statuses).toEqual(['succeeded', 'failed']);
  for (const stop of stops) stop();
});

test('the result of an earlier filter stays visible while the next one is loading', async () => {
  const second = Promise.withResolvers<object>();
  using _api = stubApi(({ url }) => (url.includes('noor') ? second.promise : {}));
  const client = new QueryClient();
  const observer = new QueryObserver(client, queries.search);
  const stop = observer.subscribe(() => {});
  const status = () => listStatusOf(observer.getCurrentResult());
  await expect.poll(status).toBe('succeeded');
  observer.setOptions({
    ...queryOf(searchUsers, { query: { searchTerm: 'noor', page: 1, limit: 20 } }),
    placeholderData: keepPreviousData,
  });
  expect(observer.getCurrentResult().data).toBeDefined();
  expect(status()).toBe('loading');
  second.resolve({});
  await expect.poll(status).toBe('succeeded');
  stop();
});
