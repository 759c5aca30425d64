import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
const own = (await readdir(new URL('migrations/', import.meta.url))).toSorted();

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-migrations-'));
  folders.push(folder);
  for (const [file, sql] of Object.entries(files)) await writeFile(join(folder, file), sql);
  return pathToFileURL(`${folder}/`);
}

const inFolder = (folder: URL) => migrate(url, () => undefined, folder);

test('an empty database is brought up to this version, once', async () => {
  const told: string[] = [];
  await migrate(url, (line) => told.push(line));
  expect(told).toEqual(own.map((file) => `migrated ${file}`));
  expect(await query('select name from migration order by name')).toEqual(
    own.map((file) => ({ name: file })),
  );
  await migrate(url, (line) => told.push(line));
  expect(told).toHaveLength(own.length);
});

test('processes that start at once do it one after the other', async () => {
  const program = `
    const { migrate } = await import(${JSON.stringify(new URL('migrate.ts', import.meta.url).href)});
    await migrate(${JSON.stringify(url)}, (line) => console.log(line));`;
  const start = () => run(process.execPath, ['--input-type=module', '--eval', program]);
  const outputs = await Promise.all([start(), start(), start()]);
  const told = outputs.map(({ stdout }) => stdout.trim().split('\n').filter(Boolean).length);
  expect(told.toSorted((a, b) => a - b)).toEqual([0, 0, own.length]);
  expect(outputs.map(({ stderr }) => stderr).join('')).toBe('');
});

test('a migration that fails leaves nothing, and those before it stand', async () => {
  const folder = await folderOf({
    '0001_fine.sql': 'create table fine (id integer)',
    '0002_bad.sql': 'create table half (id integer); insert into half values (1); select nothing',
    '0003_never.sql': 'create table never (id integer)',
  });
  await expect(inFolder(folder)).rejects.toThrow('Migration 0002_bad.sql failed');
  expect(await query('select name from migration')).toEqual([{ name: '0001_fine.sql' }]);
  const tables = "select tablename from pg_tables where schemaname = 'public' order by tablename";
  expect(await query(tables)).toEqual([{ tablename: 'fine' }, { tablename: 'migration' }]);
});

test('what failed is done when it is mended', async () => {
  await expect(inFolder(await folderOf({ '0001_a.sql': 'nonsense' }))).rejects.toThrow('failed');
  await inFolder(await folderOf({ '0001_a.sql': 'create table a (id integer)' }));
  expect(await query('select name from migration')).toEqual([{ name: '0001_a.sql' }]);
});

test('a database of a newer version is refused as it is', async () => {
  await inFolder(await folderOf({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 1' }));
  const older = await folderOf({ '0001_a.sql': 'select 1' });
  await expect(inFolder(older)).rejects.toThrow(
    new StartError(
      'The database is newer than this version of Kindred (0002_b.sql): start the newer version.',
    ),
  );
});

test('who dies while migrating lets the next one in', async () => {
  await client.query('select pg_advisory_lock(5041226)');
  const waiting = migrate(url);
  await client.end();
  await waiting;
  client = new Client(url);
  await client.connect();
  expect(await query('select count(*) as count from migration')).toEqual([{ count: own.length }]);
});
