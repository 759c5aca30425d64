import { appendFile, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createEmbeddedRole } from '../request-role.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';
import { linkLibraries } from './binaries.ts';
import { explainExit } from './failure.ts';
import { prepareFolders } from './folders.ts';

const folder = await mkdtemp(join(tmpdir(), 'kindred-embedded-'));
afterAll(() => rm(folder, { recursive: true }));

const settings = { fsync: 'off', shared_buffers: '16MB' };

async function start(name: string, waitSeconds = 8) {
  const database = await startEmbedded({ dataDir: join(folder, name), settings, waitSeconds });
  onTestFinished(() => database.stop());
  return database;
}

async function ask(url: string, query: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ answer: string }>(query);
  await client.end();
  return rows.map(({ answer }) => answer);
}

test('what was written is there after a restart', { tags: ['long'] }, async () => {
  const first = await start('kept');
  await ask(first.url, `create table kept as select 'here' as answer`);
  await Promise.all([first.stop(), first.stop()]);
  const second = await start('kept');
  expect(await ask(second.url, 'select answer from kept')).toEqual(['here']);
});

test(
  'the role of requests is created once, and written again only if it is not as it should be',
  { tags: ['long'] },
  async () => {
    const { url } = await start('role');
    const state = () =>
      ask(
        url,
        `select format('%s %s %s', rolcanlogin, rolsuper, xmin) as answer from pg_authid where rolname = 'kindred_app'`,
      );
    await createEmbeddedRole(url);
    const created = await state();
    expect(created).toEqual([expect.stringMatching(/^t f /)]);
    await createEmbeddedRole(url);
    expect(await state()).toEqual(created);
    await ask(url, 'alter role kindred_app nologin superuser');
    await createEmbeddedRole(url);
    expect(await state()).toEqual([expect.stringMatching(/^t f /)]);
  },
);

test('collation and clock are the same on every machine', { tags: ['long'] }, async () => {
  const { url } = await start('same');
  const locale = `select format('%s %s', datlocprovider, datlocale) as answer from pg_database where datname = 'kindred'`;
  expect(await ask(url, locale)).toEqual(['b C.UTF-8']);
  expect(await ask(url, `select current_setting('timezone') as answer`)).toEqual(['UTC']);
});

test.each([
  ['that lives, but is no database', `${process.pid}\n`],
  ['that a full disk kept from being written', ''],
])(
  'leftovers of a killed one do not prevent a start, with a pid %s',
  { tags: ['long'] },
  async (_what, pid) => {
    const dataDir = join(folder, 'killed');
    await mkdir(join(dataDir, 'postgres.new.7', 'half'), { recursive: true });
    await (await start('killed')).stop();
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), pid);
    await writeFile(join(dataDir, 'run', '.s.PGSQL.5432.lock'), pid);
    const { url } = await start('killed');
    expect(await ask(url, `select 'up' as answer`)).toEqual(['up']);
  },
);

test(
  'a folder in use is refused to a second one, and its database is found by commands',
  { tags: ['long'] },
  async () => {
    const dataDir = join(folder, 'shared');
    expect(findEmbedded(dataDir)).toBeUndefined();
    const first = await start('shared');
    await expect(start('shared', 0)).rejects.toThrow('Another Kindred is using the data folder');
    const found = findEmbedded(dataDir);
    expect(found).toBe(first.url);
    expect(await ask(`${found}`, `select 'up' as answer`)).toEqual(['up']);
    await first.stop();
    expect(findEmbedded(dataDir)).toBeUndefined();
  },
);

test.each([
  ['19', 'newer'],
  ['17', 'older'],
])('a folder of PostgreSQL %s is refused as %s', async (version, age) => {
  const cluster = join(folder, age, 'postgres');
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
  await expect(start(age)).rejects.toThrow(`made by PostgreSQL ${version}, which is ${age}`);
});

test.each([
  ['/proc/kindred', 'cannot be written'],
  [join(folder, 'file'), 'is not a folder'],
  [join(folder, 'file', 'below'), 'is not a folder'],
])('%s is refused: it %s', async (dataDir, reason) => {
  await writeFile(join(folder, 'file'), '');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(reason);
});

test.each([
  ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'Another Kindred is'],
  ['FATAL:  could not write lock file: No space left on device', 'is full: make room'],
  ['FATAL:  could not open file "PG_VERSION": Permission denied', 'cannot be written: allow it'],
  ['LOG:  hello\nFATAL:  could not map anything\n', '(FATAL:  could not map anything)'],
])('an end after %j is explained', async (said, sentence) => {
  const folders = prepareFolders(join(folder, 'explained'));
  await writeFile(folders.log, 'FATAL:  received by an earlier start\n');
  await appendFile(folders.log, said);
  const since = 'FATAL:  received by an earlier start\n'.length;
  expect(explainExit(folders, since).message).toContain(sentence);
});

test('libraries that an install without scripts left unlinked are linked', async () => {
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await mkdir(join(folder, 'package', 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'package', 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await writeFile(join(folder, 'package', 'native', 'lib', 'libpq.so.5.18'), '');
  for (const _time of ['once', 'again']) linkLibraries(join(folder, 'package'));
  const link = join(folder, 'package', 'native', 'lib', 'libpq.so.5');
  expect(await readlink(link)).toBe('libpq.so.5.18');
});
