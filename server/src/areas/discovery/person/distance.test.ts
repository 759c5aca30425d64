import { expect, test } from 'vitest';
import { describeDistance } from './distance.ts';

const north = (kilometres: number) => ({ latitude: kilometres / 111.195, longitude: 0 });

test.each([
  [0, 1, 'less than 2 km away'],
  [1.9, 1, 'less than 2 km away'],
  [4.2, 4, '4 km away'],
  [49.4, 49, '49 km away'],
  [118, 120, 'about 120 km away'],
  [1234, 1230, 'about 1230 km away'],
])('%d km is %d, in words: %s', (kilometres, distance, distanceFormatted) => {
  expect(describeDistance(north(0), north(kilometres))).toEqual({ distance, distanceFormatted });
});
