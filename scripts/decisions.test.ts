import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisionsFolder, readDecision, readDecisions } from './decisions.ts';

const decisions = readDecisions();

test('every decision record has a number of its own, a title, a status, a date and an area', () => {
  expect(decisions.length).toBeGreaterThan(100);
  const numbers = decisions.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the links of decision records lead to files, and a superseded one names a later record', () => {
  const broken = decisions.flatMap(({ file }) => {
    const text = readFileSync(new URL(file, decisionsFolder), 'utf8');
    const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link = '']) => link);
    return links
      .filter((link) => !existsSync(new URL(link, decisionsFolder)))
      .map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);
  const known = new Set(decisions.map(({ number }) => number));
  const wrong = decisions.filter(
    ({ number, supersededBy: later }) => later && (later < number || !known.has(later)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['0001-a.md', '# 1. A title\n\nAccepted.\n\n**Chosen.**'],
  ['0001-a.md', '# A title\n\nAccepted. 2026-11-20, chat.\n\n**Chosen.**'],
  ['0001-a.md', '# 2. A title\n\nAccepted. 2026-11-20, chat.\n\n**Chosen.**'],
  ['0001-a.md', '# 1. A title\n\nSuperseded. 2026-11-20, chat.\n\n**Chosen.**'],
])('%s cannot begin with %j', (file, text) => {
  expect(() => readDecision(file, text)).toThrow('0001-a.md');
});
