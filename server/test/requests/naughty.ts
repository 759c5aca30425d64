import { readFileSync } from 'node:fs';

const path = '../shared/data/naughty/blns.json';

/** The Big List of Naughty Strings. If it is missing, prints a line and returns none. */
export function readNaughtyStrings(): string[] {
  try {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    return JSON.parse(text) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log(`${path} is missing: only our own strings are tried.`);
    return [];
  }
}

/** Text that no language uses and that every field must refuse. */
export const invalidText = ['\0', 'nul \0 inside', '\ud800', 'high \udbff inside', '\udc00 low'];

export const unusualText = [
  '\u202eright to left',
  'zero\u200bwidth\u200d\ufeff',
  '\u00a0 spaces of all kinds \u2003',
  'e\u0301 as two, \u00e9 as one',
  '👩‍❤️‍💋‍👩🏽',
  '%00%',
  '__proto__',
  'constructor',
  "'; drop table member; --",
  'a'.repeat(100_000),
];

/** Written as JSON, since JavaScript has no literal for some of these values. */
export const unusualJson = [
  'null',
  'true',
  '-0',
  '1e400',
  '99999999999999999999999999999999',
  '{}',
  '[]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
];
