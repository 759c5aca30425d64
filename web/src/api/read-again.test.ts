import { listNotices } from '@kindred/contract/notices';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keyOf } from './query.ts';
import { readInvalidatedAgain } from './read-again.ts';

/** A query whose responses come when the test says so, and have their number. */
function openQuery() {
  const client = new QueryClient();
  readInvalidatedAgain(client);
  const answers: ((value: number) => void)[] = [];
  const options = {
    queryKey: keyOf(listNotices),
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
    staleTime: Infinity,
  };
  const answer = (index: number) => answers[index]?.(index);
  const expectReads = async (count: number) => {
    await expect.poll(() => answers.length).toBe(count);
  };
  const shown = () => client.getQueryData(options.queryKey);
  return { client, options, answer, expectReads, shown };
}

test('a list that a change concerns during its first fetch is fetched again', async () => {
  const { client, options, answer, expectReads, shown } = openQuery();
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await expectReads(1);
  void client.invalidateQueries({ queryKey: options.queryKey });
  answer(0);
  await expectReads(2);
  answer(1);
  await expect.poll(shown).toBe(1);
  expect(client.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
  stop();
});

test('a list with data is fetched once more, and not twice', async () => {
  const { client, options, answer, expectReads, shown } = openQuery();
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await expectReads(1);
  answer(0);
  await expect.poll(shown).toBe(0);
  void client.invalidateQueries({ queryKey: options.queryKey });
  await expectReads(2);
  // A second change replaces the fetch after the first one.
  void client.invalidateQueries({ queryKey: options.queryKey });
  await expectReads(3);
  answer(2);
  await expect.poll(shown).toBe(2);
  await expect.poll(() => client.isFetching()).toBe(0);
  await expectReads(3);
  stop();
});

test('a list that is not shown is stale when its response comes', async () => {
  const { client, options, answer, expectReads } = openQuery();
  const read = client.query(options);
  await expectReads(1);
  await client.invalidateQueries({ queryKey: options.queryKey });
  answer(0);
  await read;
  await expect.poll(() => client.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  await expectReads(1);
});
