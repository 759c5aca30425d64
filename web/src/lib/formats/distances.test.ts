import { expect, test } from 'vitest';
import {
  awayText,
  formatDistance,
  offeredDistances,
  toKilometres,
  unitOfLanguage,
} from './distances.ts';

test.each([
  ['en-US', 'mi'],
  ['en-GB', 'mi'],
  ['my-MM', 'mi'],
  ['en-LR', 'mi'],
  ['en-Latn-US', 'mi'],
  ['en-US@posix', 'mi'],
  ['sr-Cyrl-RS', 'km'],
  ['en-IE', 'km'],
  ['es', 'km'],
  ['en', 'km'],
])('a browser in %s reads distances in %s', (language, unit) => {
  expect(unitOfLanguage(language)).toBe(unit);
});

test.each([
  [1, 'less than 2 km away', 'less than 2 mi away'],
  [2, '2 km away', 'less than 2 mi away'],
  [3, '3 km away', '2 mi away'],
  [4, '4 km away', '2 mi away'],
  [49, '49 km away', '30 mi away'],
  [50, 'about 50 km away', 'about 30 mi away'],
  [120, 'about 120 km away', 'about 70 mi away'],
  [1230, 'about 1,230 km away', 'about 760 mi away'],
])('%i km of the API is “%s”, and in miles “%s”', (kilometres, inKilometres, inMiles) => {
  expect(awayText(kilometres, 'km')).toBe(inKilometres);
  expect(awayText(kilometres, 'mi')).toBe(inMiles);
});

/** Every distance that the API can say, in order. */
const steps = [
  ...Array.from({ length: 49 }, (_, index) => index + 1),
  ...Array.from({ length: 1996 }, (_, index) => 50 + index * 10),
];

test('trust 24: miles have no more steps than kilometres, and never change within one', () => {
  const texts = steps.map((step) => awayText(step, 'mi'));
  expect(new Set(texts).size).toBeLessThan(steps.length);
  // The same text only for steps next to each other: it is rounded from them, in their order.
  expect(texts.filter((text, index) => text !== texts[index - 1]).length).toBe(new Set(texts).size);
});

test('a wish in kilometres is read as the nearest mile', () => {
  expect(formatDistance(50, 'mi')).toBe('31 mi');
  expect(formatDistance(1, 'mi')).toBe('1 mi');
  expect(formatDistance(20_000, 'km')).toBe('20,000 km');
});

test('a distance that was chosen in miles is read as the same miles', () => {
  for (let miles = 1; miles <= 12_000; miles += 1) {
    const kilometres = toKilometres(miles, 'mi');
    expect(formatDistance(kilometres, 'mi')).toBe(`${miles.toLocaleString()} mi`);
  }
});

test('the distances to choose from include the one that was chosen in the other unit', () => {
  const amounts = { km: [10, 50], mi: [5, 30] };
  expect(offeredDistances(amounts, 'km')).toEqual([10, 50]);
  expect(offeredDistances(amounts, 'mi', 50)).toEqual([8, 48, 50]);
  expect(offeredDistances(amounts, 'mi', 48)).toEqual([8, 48]);
  expect(offeredDistances(amounts, 'mi', 49)).toEqual([8, 49]);
});
