import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { testApp } from '../../../test/service/app.ts';

/** The lines of `JobPayloads` in the code that is served. */
function declaredKinds() {
  const folder = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const declared = /^( *)(?:export )?interface JobPayloads \{\n(.*?)^\1\}/gms;
    return [...text.matchAll(declared)].flatMap(([, indent = '', lines = '']) =>
      [...lines.matchAll(new RegExp(`^${indent}  '?([a-z-]+)'?:`, 'gm'))].map(
        ([, kind = '']) => kind,
      ),
    );
  });
}

test('trust 97: a process that runs jobs alone handles each kind of the code and of the database', async () => {
  const databaseUrl = await testDatabase();
  const app = await testApp({
    databaseUrl,
    // One kind is of demos alone.
    environment: { ROLE: 'jobs', DEMO: '1', DATABASE_URL: databaseUrl },
  });
  const added = await sqlOf(app)<{ kind: string }>`
    select distinct added[1] as kind from pg_proc, regexp_matches(prosrc, 'add_jobs?[(]''([a-z-]+)''', 'g') as added
    where pronamespace = 'public'::regnamespace`;
  const handled = app.jobs.handled();
  expect(handled.toSorted()).toEqual(declaredKinds().toSorted());
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter(({ kind }) => !handled.includes(kind))).toEqual([]);
});
