import { readFileSync } from 'node:fs';

const path = '../shared/data/passwords/common-min8.txt';

/** The most common passwords first, where the list is at hand; one printed line where it is not. */
export function readCommonPasswords(): string[] {
  try {
    return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log(`${path} is not here: trying our own words alone.`);
    return ['password', 'qwertyuiop', 'sunshine'];
  }
}
