import { readFileSync } from 'node:fs';

const path = '../shared/data/naughty/blns.json';

/** The big list of naughty strings where it is at hand; one printed line where it is not. */
export function readNaughtyStrings(): string[] {
  try {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    return JSON.parse(text) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log(`${path} is not here: trying our own strings alone.`);
    return [];
  }
}

/** No text of any language holds these; they must be refused wherever text is taken. */
export const noText = ['\0', 'nul \0 inside', '\ud800', 'high \udbff inside', '\udc00 low'];

export const strangeText = [
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

/** As JSON, since not all of it can be written as a value. */
export const strangeJson = [
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
