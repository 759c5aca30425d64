import { expect, test } from 'vitest';
import { pick } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const from = (ids: string[], anchor: string | null = null) => ({ ids: new Set(ids), anchor });
const picked = (...given: Parameters<typeof pick>) => [...pick(...given).ids].join('');

test('a row is picked, and let go again', () => {
  expect(picked(from([]), shown, 'b', false)).toBe('b');
  expect(picked(from(['a', 'b']), shown, 'b', false)).toBe('a');
});

test('a range goes from the row before, in either direction, and keeps what was picked', () => {
  expect(picked(from(['b'], 'b'), shown, 'd', true)).toBe('bcd');
  expect(picked(from(['d'], 'd'), shown, 'b', true)).toBe('dbc');
  expect(picked(from(['e', 'b'], 'b'), shown, 'c', true)).toBe('ebc');
});

test('a range that ends on a picked row lets go', () => {
  expect(picked(from(['a', 'b', 'c', 'd'], 'b'), shown, 'd', true)).toBe('a');
});

test('a range that begins on another page is one row', () => {
  expect(picked(from(['z'], 'z'), shown, 'c', true)).toBe('zc');
});
