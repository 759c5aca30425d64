import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('entries come out by their time, and in insertion order if it is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (times) => {
      const queue = new Queue();
      for (const [index, time] of times.entries()) queue.push({ time, id: String(index) });
      const taken = times.map(() => queue.pop());
      const expected = times
        .map((time, index) => ({ time, id: String(index) }))
        .toSorted((one, other) => one.time - other.time || Number(one.id) - Number(other.id));
      expect(taken).toMatchObject(expected);
      expect(queue.pop()).toBeUndefined();
    }),
  );
});
