import { readFileSync } from 'node:fs';

const path = '../shared/data/passwords/common-min8.txt';

/** The most common passwords first. If the list is missing, prints a line and returns a few. */
export function readCommonPasswords(): string[] {
  try {
    return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    console.log(`${path} is missing: only a few passwords are tried.`);
    return ['password', 'qwertyuiop', 'sunshine'];
  }
}
