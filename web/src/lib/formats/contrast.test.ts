import { expect, test } from 'vitest';
import { formatContrast } from './contrast.ts';

test('a contrast that is not enough never reads as enough', () => {
  expect(formatContrast(4.4999)).toBe('4.4');
  expect(formatContrast(4.5)).toBe('4.5');
  expect(formatContrast(3)).toBe('3');
});
