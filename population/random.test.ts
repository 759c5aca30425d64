import { describe, expect, test } from 'vitest';
import { between, normal, pickSome, randomFrom, streamOf, weighted } from './random.ts';

const take = (random: () => number, count: number) => Array.from({ length: count }, random);

describe('randomness', () => {
  test('is the same for the same start, and unlike its neighbours', () => {
    const first = take(randomFrom(7, 1, 1), 20);
    expect(take(randomFrom(7, 1, 1), 20)).toEqual(first);
    for (const other of [randomFrom(8, 1, 1), randomFrom(7, 2, 1), randomFrom(7, 1, 2)]) {
      expect(take(other, 20)).not.toEqual(first);
    }
  });

  test('is spread evenly, also over the first number of neighbouring streams', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => randomFrom(1, index, 1)());
    for (const values of [take(randomFrom(1, 1, 1), 20_000), firsts]) {
      const tenths = Array.from(
        { length: 10 },
        (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
      );
      expect(Math.min(...tenths)).toBeGreaterThan(1800);
      expect(Math.max(...tenths)).toBeLessThan(2200);
    }
  });

  test('has a stream for every name', () => {
    expect(streamOf('home')).toBe(streamOf('home'));
    expect(streamOf('home')).not.toBe(streamOf('words'));
  });
});

describe('picking', () => {
  const random = randomFrom(3, 1, 4);

  test('follows the weights', () => {
    const draw = weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ]);
    const drawn = Array.from({ length: 10_000 }, () => draw(random));
    expect(drawn.filter((item) => item === 'often').length / 10_000).toBeCloseTo(0.9, 1);
    expect(drawn).not.toContain('never');
  });

  test('takes each thing once, and all when more are wanted', () => {
    expect(new Set(pickSome(random, [1, 2, 3, 4], 3)).size).toBe(3);
    expect(pickSome(random, [1, 2], 5).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  test('between two numbers gives both and nothing else', () => {
    const drawn = new Set(Array.from({ length: 200 }, () => between(random, 2, 4)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
  });

  test('around nothing stays mostly within one', () => {
    const drawn = Array.from({ length: 10_000 }, () => normal(random));
    expect(drawn.filter((value) => Math.abs(value) < 1).length / 10_000).toBeCloseTo(0.68, 1);
  });
});
