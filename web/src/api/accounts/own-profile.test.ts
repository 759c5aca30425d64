import type { OwnUser } from '@kindred/contract/members';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { stubApi } from '../../lib/testing/stub-api.ts';
import { ownProfileQuery, readOwnProfileAgain } from './own-profile.ts';

const responseOf = (name: string) => ({
  body: { success: true, userData: { user: { name } as OwnUser, version: name } },
});

test('a profile that was asked for before a change is read again after it', async () => {
  const first = Promise.withResolvers<ReturnType<typeof responseOf>>();
  let reads = 0;
  using api = stubApi(() => {
    reads += 1;
    return reads === 1 ? first.promise : responseOf('after');
  });
  const client = new QueryClient();
  const before = client.query(ownProfileQuery);
  await expect.poll(() => api.requests.length).toBe(1);
  const after = readOwnProfileAgain(client);
  first.resolve(responseOf('before'));
  expect((await before).version).toBe('before');
  expect((await after).version).toBe('after');
  expect(client.getQueryData(ownProfileQuery.queryKey)?.version).toBe('after');
});

test('a first read that fails does not keep the next one from being read', async () => {
  let reads = 0;
  using api = stubApi(() => {
    reads += 1;
    return reads === 1 ? { broken: true } : responseOf('after');
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const before = client.query(ownProfileQuery);
  const after = readOwnProfileAgain(client);
  await expect(before).rejects.toThrow('NETWORK_ERROR');
  expect((await after).version).toBe('after');
  expect(api.requests).toHaveLength(2);
});

test('live events concern the profile, however it is read', async () => {
  using _api = stubApi(() => responseOf('one'));
  const client = new QueryClient();
  await readOwnProfileAgain(client);
  const query = client.getQueryCache().find({ queryKey: ownProfileQuery.queryKey });
  expect(query?.meta?.live).toEqual(['account']);
});
