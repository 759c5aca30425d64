import { expect, test } from 'vitest';
import { toggleRow } from './use-user-selection.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const from = (ids: string[], anchor: string | null = null) => ({ ids: new Set(ids), anchor });
const selected = (...given: Parameters<typeof toggleRow>) => [...toggleRow(...given).ids].join('');

test('a row is selected, and deselected again', () => {
  expect(selected(from([]), listed, 'b', false)).toBe('b');
  expect(selected(from(['a', 'b']), listed, 'b', false)).toBe('a');
});

test('a range extends from the previous row, in either direction, and keeps the selection', () => {
  expect(selected(from(['b'], 'b'), listed, 'd', true)).toBe('bcd');
  expect(selected(from(['d'], 'd'), listed, 'b', true)).toBe('dbc');
  expect(selected(from(['e', 'b'], 'b'), listed, 'c', true)).toBe('ebc');
});

test('a range that ends on a selected row deselects', () => {
  expect(selected(from(['a', 'b', 'c', 'd'], 'b'), listed, 'd', true)).toBe('a');
});

test('a range that starts on another page is one row', () => {
  expect(selected(from(['z'], 'z'), listed, 'c', true)).toBe('zc');
});
