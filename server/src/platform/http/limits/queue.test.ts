import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that ends when the test says so. */
function createWork() {
  const begun: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<number>>();
  return {
    begun,
    start: (id: number) => () => {
      begun.push(id);
      const end = Promise.withResolvers<number>();
      ends.set(id, end);
      return end.promise;
    },
    end: async (id: number) => {
      ends.get(id)?.resolve(id);
      await settled();
    },
    fail: async (id: number) => {
      ends.get(id)?.reject(new Error('failed'));
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a maximum runs in parallel, the others in the order in which they came', async () => {
  const queue = createQueue(2, 10);
  const { begun, start, end } = createWork();
  const all = Promise.all([1, 2, 3, 4].map((id) => queue(start(id))));
  await settled();
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(1);
  expect(begun).toEqual([1, 2, 3, 4]);
  await end(3);
  await end(4);
  expect(await all).toEqual([1, 2, 3, 4]);
});

test('failed work makes room too', async () => {
  const queue = createQueue(1, 10);
  const { begun, start, end, fail } = createWork();
  const failing = queue(start(1)).catch((error: Error) => error.message);
  const fine = queue(start(2));
  await settled();
  await fail(1);
  expect(await failing).toBe('failed');
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(await fine).toBe(2);
});

test('when too many wait the next one is told to retry', async () => {
  const queue = createQueue(1, 1);
  const { start, end } = createWork();
  const [working, waiting] = [queue(start(1)), queue(start(2))];
  await expect(queue(start(3))).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
  await end(1);
  await end(2);
  expect([await working, await waiting]).toEqual([1, 2]);
  const again = queue(start(4));
  await settled();
  await end(4);
  expect(await again).toBe(4);
});
