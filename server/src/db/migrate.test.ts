import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../test/server-databases.ts';
import { StartError } from '../errors.ts';
import { migrate } from './migrate.ts';

const run = promisify(execFile);
const server = inject('databaseServer');
const name = `kindred_migrate_${process.hrtime.bigint()}`;
let url = '';
let client: Client;

beforeEach(async () => {
  url = await createDatabase(server, name);
  client = new Client(url);
  await client.connect();
  return async () => {
    await client.end();
    await dropDatabase(server, name);
  };
});

const query = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
const namesIn = async (folder: string) =>
  (await readdir(new URL(folder, import.meta.url)))
    .map((file) => file.replace('.sql', ''))
    .toSorted();
const ownMigrations = await namesIn('migrations/');
const ownRoutines = await namesIn('routines/');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(migrations: Record<string, string>, routines: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-migrations-'));
  folders.push(folder);
  for (const [kind, files] of Object.entries({ migrations, routines })) {
    await mkdir(join(folder, kind));
    for (const [file, sql] of Object.entries(files))
      await writeFile(join(folder, kind, `${file}.sql`), sql);
  }
  return pathToFileURL(`${folder}/`);
}

/** Migrates with these files, and returns what was reported. */
async function migrateWith(...files: Parameters<typeof folderOf>) {
  const told: string[] = [];
  await migrate(url, (line) => told.push(line), await folderOf(...files));
  return told;
}

const appliedMigrations = async () =>
  (await query('select name from migration order by name')).map((row) => row.name);

test('an empty database is migrated to this version, once', async () => {
  const told: string[] = [];
  await migrate(url, (line) => told.push(line));
  expect(told).toEqual([
    ...ownMigrations.map((each) => `migrated ${each}`),
    `updated ${ownRoutines.length} routines`,
  ]);
  expect(await appliedMigrations()).toEqual(ownMigrations);
  await migrate(url, (line) => told.push(line));
  expect(told).toHaveLength(ownMigrations.length + 1);
});

test('processes that start in parallel do it one after the other', async () => {
  const program = `
    const { migrate } = await import(${JSON.stringify(new URL('migrate.ts', import.meta.url).href)});
    await migrate(${JSON.stringify(url)}, (line) => console.log(line));`;
  const start = () => run(process.execPath, ['--input-type=module', '--eval', program]);
  const outputs = await Promise.all([start(), start(), start()]);
  const told = outputs.map(({ stdout }) => stdout.trim().split('\n').filter(Boolean).length);
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, ownMigrations.length + 1]);
  expect(outputs.map(({ stderr }) => stderr).join('')).toBe('');
});

test('a migration that fails leaves nothing of this start, and keeps what was there before', async () => {
  const first = { '0001_fine': 'create table fine (id integer)' };
  const routines = {
    answer: 'create or replace function answer() returns integer language sql as $$ select 42 $$',
  };
  await migrateWith(first, routines);
  const failing = migrateWith(
    {
      ...first,
      '0002_half': 'create table half (id integer)',
      '0003_bad': 'insert into half values (1); select nothing',
    },
    routines,
  );
  await expect(failing).rejects.toThrow('Migration 0003_bad failed');
  expect(await appliedMigrations()).toEqual(['0001_fine']);
  const tables = "select tablename as name from pg_tables where schemaname = 'public' order by 1";
  expect((await query(tables)).map((row) => row.name)).toEqual(['fine', 'migration', 'routine']);
  expect(await query('select answer()')).toEqual([{ answer: 42 }]);
});

test('a failed migration runs once it is fixed', async () => {
  await expect(migrateWith({ '0001_a': 'nonsense' })).rejects.toThrow('failed');
  await migrateWith({ '0001_a': 'create table a (id integer)' });
  expect(await appliedMigrations()).toEqual(['0001_a']);
});

test('a database of a newer version is refused', async () => {
  await migrateWith({ '0001_a': 'select 1', '0002_b': 'select 1' });
  await expect(migrateWith({ '0001_a': 'select 1' })).rejects.toThrow(
    new StartError(
      'The database is newer than this version of Kindred (0002_b): start the newer version.',
    ),
  );
});

test('a migration that was changed after it was applied stops the start', async () => {
  await migrateWith({ '0001_a': 'select 1' });
  await expect(
    migrateWith({ '0001_a': 'select 2', '0002_b': 'create table b (id integer)' }),
  ).rejects.toThrow(
    new StartError(
      'The migration 0001_a was changed after this database had applied it: restore the file, and write a new migration for the change.',
    ),
  );
  expect(await query(`select to_regclass('b') as b`)).toEqual([{ b: null }]);
});

test('a migration that comes before an applied one stops the start', async () => {
  await migrateWith({ '0001_a': 'select 1', '0003_c': 'select 1' });
  await expect(
    migrateWith({
      '0001_a': 'select 1',
      '0002_b': 'create table b (id integer)',
      '0003_c': 'select 1',
    }),
  ).rejects.toThrow(
    new StartError(
      'The migration 0002_b comes before 0003_c, which this database has already applied: give it a later number.',
    ),
  );
  expect(await query(`select to_regclass('b') as b`)).toEqual([{ b: null }]);
});

test('a database whose migrations were applied without checksums is refused', async () => {
  await client.query('create table migration (name text primary key, applied_at timestamptz)');
  await expect(migrateWith({ '0001_a': 'select 1' })).rejects.toThrow(
    new StartError(
      'The database was made by an early version of Kindred that cannot be updated: delete the data folder, or let DATABASE_URL name an empty database.',
    ),
  );
});

test('a process that dies while migrating releases the lock', async () => {
  await client.query('select pg_advisory_lock(5041226)');
  const waiting = migrate(url);
  await client.end();
  await waiting;
  client = new Client(url);
  await client.connect();
  expect(await appliedMigrations()).toEqual(ownMigrations);
});
