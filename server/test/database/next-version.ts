import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What the next version changes: a new column of a table that requests change, its rows, and a routine. */
const migrationsOf = (batch: number) => ({
  '0901_wave': 'alter table profile add column wave text',
  '0902_waves': `-- In batches of ${batch} rows of profile (member_id).
    update profile set wave = 'hello' where member_id = any ($1) and wave is null`,
});

/** Copies the server and makes these changes. Returns the file that starts it, and how to delete the copy. */
export async function copyNextVersion(batch: number) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-next-'));
  const copy = join(folder, 'server');
  await cp(join(root, 'server'), copy, {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && !path.includes('node_modules'),
  });
  for (const link of [
    'node_modules',
    'server/node_modules',
    'population',
    'sandbox',
    'texts',
    'web',
  ])
    await symlink(join(root, link), join(folder, link));
  const db = join(copy, 'src/db');
  for (const [name, text] of Object.entries(migrationsOf(batch)))
    await writeFile(join(db, 'migrations', `${name}.sql`), text);
  // New rows are right from the start, whichever version writes them.
  await replaceIn(
    join(db, 'routines/cards/set_profile_complete.sql'),
    '  return new;',
    `  new.wave := coalesce(new.wave, 'hello');\n  return new;`,
  );
  return {
    main: join(copy, 'src/main.ts'),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function replaceIn(file: string, before: string, after: string) {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not have ${before}`);
  await writeFile(file, text.replace(before, after));
}
