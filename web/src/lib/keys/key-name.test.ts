import { expect, test } from 'vitest';
import { keyName } from './key-name.ts';

test.each([
  ['D', 'KeyD', 'd'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
  // Russian and Greek.
  ['в', 'KeyD', 'd'],
  ['Δ', 'KeyD', 'd'],
  // What is printed on a Latin keyboard counts, wherever it is.
  ['a', 'KeyQ', 'a'],
  ['ö', 'Semicolon', 'ö'],
  // On a Hebrew one this key has no letter.
  ['/', 'KeyQ', '/'],
])('the key that writes %s at %s is called %s', (key, code, name) => {
  expect(keyName({ key, code })).toBe(name);
});
