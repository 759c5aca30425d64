import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connect, emptyDatabase } from '../../../test/database/migrations.ts';
import { StartError } from '../../errors.ts';
import { migrate } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';

const run = promisify(execFile);
const namesIn = async (folder: string) =>
  (await readSqlFiles(new URL(folder, import.meta.url))).map(({ name }) => name);
const ownMigrations = await namesIn('../migrations/');
const ownRoutines = await namesIn('../routines/');

test('an empty database is migrated to this version, once', { tags: ['long'] }, async () => {
  const { url, applied } = await emptyDatabase();
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  await migrate(url, { report });
  expect(reported).toEqual([
    ...ownMigrations.map((each) => `migrated ${each}`),
    `updated ${ownRoutines.length} routines`,
  ]);
  expect(await applied()).toEqual(ownMigrations);
  await migrate(url, { report });
  expect(reported).toHaveLength(ownMigrations.length + 1);
});

test(
  'of processes that start in parallel one migrates, and the others wait',
  { tags: ['long'] },
  async () => {
    const { url } = await emptyDatabase();
    const program = `
    const { migrate } = await import(${JSON.stringify(new URL('migrate.ts', import.meta.url).href)});
    await migrate(${JSON.stringify(url)}, { report: (line) => console.log(line) });`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', program]);
    const outputs = await Promise.all([start(), start(), start()]);
    const reported = outputs.map(({ stdout }) => stdout.trim().split('\n').filter(Boolean).length);
    expect(reported.toSorted((a, b) => a - b)).toEqual([0, 0, ownMigrations.length + 1]);
    expect(outputs.map(({ stderr }) => stderr).join('')).toBe('');
  },
);

test(
  'a process that waits for another one says so, and continues when that one dies',
  { tags: ['long'] },
  async () => {
    const { url, applied } = await emptyDatabase();
    const other = await connect(url);
    await other.query('select pg_advisory_lock(5041226)');
    const said: string[] = [];
    const waiting = migrate(url, { warn: (line) => void said.push(line) });
    await expect.poll(() => said).toHaveLength(1);
    await other.end();
    await waiting;
    expect(said).toEqual(['Another process is changing the database: waiting until it is done.']);
    expect(await applied()).toEqual(ownMigrations);
  },
);

test('a migration that fails leaves nothing of itself, and the next start continues', async () => {
  const { query, applied, migrateWith } = await emptyDatabase();
  const routines = {
    answer: 'create or replace function answer() returns integer language sql as $$ select 42 $$',
  };
  const first = { '0001_fine': 'create table fine (id integer)' };
  await migrateWith(first, routines);
  const second = { ...first, '0002_new': 'create table new (id integer)' };
  const failing = migrateWith(
    { ...second, '0003_half': 'create table half (id integer); select nothing' },
    { answer: routines.answer.replace('42', '43') },
  );
  await expect(failing).rejects.toThrow('Migration 0003_half failed');
  expect(await applied()).toEqual(['0001_fine', '0002_new']);
  expect(await query(`select to_regclass('half') as half, answer()`)).toEqual([
    { half: null, answer: 42 },
  ]);
  expect(await migrateWith({ ...second, '0003_half': 'create table half (id integer)' })).toEqual([
    'migrated 0003_half',
    'updated 1 routines',
  ]);
});

const first = { '0001_a': 'select 1' };
const second = { ...first, '0002_b': 'create table b (id integer)' };

test('a version before the one of the database starts, and changes nothing', async () => {
  const { query, migrateWith } = await emptyDatabase();
  const answer = (number: number) => ({
    answer: `create or replace function answer() returns integer language sql as $$ select ${number} $$`,
  });
  await migrateWith(second, answer(2), { version: '1.1.0' });
  const said: string[] = [];
  const warn = (line: string) => void said.push(line);
  expect(await migrateWith(first, answer(1), { version: '1.0.0', warn })).toEqual([]);
  expect(await query('select answer()')).toEqual([{ answer: 2 }]);
  expect(said).toEqual([
    'A newer version of Kindred has changed the database (0002_b). This version can use it.',
  ]);
});

test('a version is refused once what it uses was removed', async () => {
  const { migrateWith } = await emptyDatabase();
  const third = { ...second, '0003_c': '-- Unused since 1.1.0.\ndrop table b' };
  await migrateWith(third, {}, { version: '1.2.0' });
  await expect(migrateWith(second, {}, { version: '1.0.9' })).rejects.toThrow(
    new StartError(
      'The database is newer than this version of Kindred (0003_c): start the newer version.',
    ),
  );
  expect(await migrateWith(second, {}, { version: '1.1.0' })).toEqual([]);
});

test('a database with migrations of other code is refused', async () => {
  const { migrateWith } = await emptyDatabase();
  await migrateWith(second);
  await expect(migrateWith({ ...first, '0003_c': 'select 1' })).rejects.toThrow(
    'The database is newer than this version of Kindred (0002_b): start the newer version.',
  );
});

test('a migration that was changed after it was applied stops the start', async () => {
  const { query, migrateWith } = await emptyDatabase();
  await migrateWith(second);
  await expect(
    migrateWith({ ...second, '0002_b': 'select 2', '0003_c': 'create table c (id integer)' }),
  ).rejects.toThrow(
    new StartError(
      'The migration 0002_b was changed after this database had applied it: restore the file, and write a new migration for the change.',
    ),
  );
  expect(await query(`select to_regclass('c') as c`)).toEqual([{ c: null }]);
});

test('a migration that comes before an applied one stops the start', async () => {
  const { query, migrateWith } = await emptyDatabase();
  await migrateWith({ ...first, '0003_c': 'select 1' });
  await expect(migrateWith({ ...second, '0003_c': 'select 1' })).rejects.toThrow(
    new StartError(
      'The migration 0002_b comes before 0003_c, which this database has already applied: give it a later number.',
    ),
  );
  expect(await query(`select to_regclass('b') as b`)).toEqual([{ b: null }]);
});

const tooOld = new StartError(
  'The database was made by an early version of Kindred that cannot be updated: delete the data folder, or let DATABASE_URL name an empty database.',
);

test.each([
  'name text primary key, applied_at timestamptz',
  'name text primary key, checksum text, applied_at timestamptz',
])('a database whose migrations are remembered as (%s) is refused', async (columns) => {
  const { client, migrateWith } = await emptyDatabase();
  await client.query(`create table migration (${columns})`);
  await expect(migrateWith(first)).rejects.toThrow(tooOld);
});

test('a database from before the first migration, or with another one, is refused', async () => {
  const { migrateWith } = await emptyDatabase();
  await migrateWith({ '0001_old': 'select 1' });
  await expect(migrateWith({ '0001_baseline': 'select 1' })).rejects.toThrow(tooOld);
  await expect(migrateWith({ '0001_old': 'select 2' })).rejects.toThrow(tooOld);
});
