import { expect, test } from 'vitest';
import { isVisible } from './is-visible.ts';

test.each([
  ['a zero-width space', 'S\u200bam'],
  ['a mark of direction', 'Sam\u200e'],
  ['another mark of direction', '\u200fSam'],
  ['the Arabic mark of direction', 'Sa\u061cm'],
  ['an override of direction', 'S\u202eam'],
  ['a soft hyphen', 'Sa\u00adm'],
  ['tag characters', 'Sam\u{e0073}\u{e0061}'],
  ['the mark of a byte order inside', 'S\ufeffam'],
  ['a joiner that joins nothing', 'S\u200dam'],
  ['a non-joiner that separates nothing', 'Са\u200cша'],
  ['a joiner at the beginning', '\u200dSam'],
  ['a selector of no variation', 'Sam\ufe0f'],
  ['a line break', 'Sam\nAdams'],
  ['nothing that one can see', '\u3164'],
])('a name with %s is refused', (_what, name) => {
  expect(isVisible(name)).toBe(false);
});

test.each([
  '',
  'Sam',
  'Anne-Marie O’Neil',
  'Zoë'.normalize('NFD'),
  'علی\u200cرضا',
  'क्\u200dष',
  '👩\u200d🚀 Ada',
  'Ada ❤\ufe0f',
  '山田',
])('%s is a name', (name) => {
  expect(isVisible(name)).toBe(true);
});
