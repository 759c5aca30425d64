import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { findEffects } from '../../test/database/find-effects.ts';
import { type Reader, describedStatements, statement } from './statement.ts';

const root = join(import.meta.dirname, '..');
const declaring = globSync('**/*.ts', { cwd: root }).filter(
  (name) =>
    !name.endsWith('.test.ts') &&
    /\b(filteredStatement|statement)\(\{/.test(readFileSync(join(root, name), 'utf8')),
);
for (const name of declaring) await import(join(root, name));

const client = new Client({ connectionString: await testDatabase() });
await client.connect();
afterAll(() => client.end());

const statements = describedStatements();
const reading = statements.filter(({ reads }) => reads);

test.each(reading)('$name may be sent to a replica', async ({ text }) => {
  expect(await findEffects(client, text)).toEqual({ writes: [], absent: [] });
});

test.each(statements.filter(({ reads, writes }) => !reads && !writes))(
  '$name writes nothing that its request would have to see',
  async ({ text }) => {
    expect((await findEffects(client, text)).writes).toEqual([]);
  },
);

test('trust 99: a statement that writes does not take a reader', async () => {
  const reader = client as Reader;
  const dropLikes = statement({ name: 'write_in_test', text: 'delete from choice where false' });
  const countLikes = statement({ name: 'read_in_test', reads: true, text: 'select from choice' });
  // @ts-expect-error -- it may be a replica
  expect(await dropLikes.run(reader)).toBe(0);
  expect(await countLikes.run(reader)).toBe(0);
});

test('what writes, locks, calls what does, or reads what no replica has, is found', async () => {
  const effectsOf = (text: string) => findEffects(client, text);
  expect((await effectsOf('update member set created_at = now()')).writes).toContain('ModifyTable');
  expect((await effectsOf('select from member for update')).writes).toEqual(['LockRows']);
  const within = 'with gone as (delete from member returning id) select count(*) from gone';
  expect((await effectsOf(within)).writes).toEqual(['ModifyTable']);
  expect((await effectsOf('select from fold_tally()')).writes).toEqual(['fold_tally']);
  expect((await effectsOf('select pg_current_xact_id() where $1 = 1')).writes).toEqual([
    'pg_current_xact_id',
  ]);
  expect((await effectsOf('select pg_advisory_xact_lock($1)')).writes).toEqual([
    'pg_advisory_xact_lock',
  ]);
  expect((await effectsOf('select from deck')).absent).toEqual(['deck']);
  expect(reading.length).toBeGreaterThan(0);
});
