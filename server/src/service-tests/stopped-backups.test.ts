// @module-tag long
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { databaseWithoutTables, temporaryFolder } from '../../test/backup/backup.ts';
import { runCommand } from '../../test/backup/run-command.ts';
import { testApp } from '../../test/service/app.ts';
import { spawnServer } from '../../test/service/separate-server.ts';

const backups = await temporaryFolder();
const app = await testApp();
const BACKUP_KEY_FILE = join(await temporaryFolder(), 'backup.key');
await writeFile(BACKUP_KEY_FILE, randomBytes(32).toString('hex'), { mode: 0o600 });
const keys = { BACKUP_DIR: backups, BACKUP_KEY_FILE };
const { dataDir: DATA_DIR } = app.config;
const env = { ...keys, DATA_DIR, DATABASE_URL: app.databaseUrl };
const checking = join(DATA_DIR, 'checking');

const archives = async () => (await readdir(backups)).filter((name) => name !== 'erased-ids');
const checksIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('kindred-check-'));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'trust 95: a check that is ended by %s leaves nothing of what it has restored',
  async (signal) => {
    const before = await checksIn(tmpdir());
    const stoppedOnce = { exists: join(checking, 'postgres'), signal };
    const stopped = await runCommand('backup', ['--check'], env, { stoppedOnce });
    expect(stopped.lines).toEqual([
      expect.stringMatching(/^Backed up /),
      expect.stringMatching(/^The check of kindred-.*\.backup was stopped before its end\.$/),
    ]);
    expect(stopped.status).toBe(1);
    expect(existsSync(checking)).toBe(false);
    expect(await checksIn(tmpdir())).toEqual(before);
    expect((await archives()).filter((name) => !name.endsWith('.backup'))).toEqual([]);
  },
  120_000,
);

test('what a killed check has left is removed by the next backup', async () => {
  const stoppedOnce = { exists: join(checking, 'postgres'), signal: 'SIGKILL' } as const;
  await runCommand('backup', ['--check'], env, { stoppedOnce });
  expect(existsSync(checking)).toBe(true);
  expect((await runCommand('backup', [], env)).status).toBe(0);
  expect(existsSync(checking)).toBe(false);
});

test('a backup that is stopped leaves nothing', async () => {
  const before = await archives();
  const lock = new Client(app.databaseUrl);
  await lock.connect();
  // Holds the backup before its rows.
  await lock.query('begin; lock table chat in access exclusive mode');
  const stoppedOnce = { exists: join(DATA_DIR, 'files/.held'), signal: 'SIGTERM' } as const;
  const stopped = await runCommand('backup', [], env, { stoppedOnce });
  await lock.end();
  expect(stopped.lines).toEqual(['The backup was stopped before its end.']);
  expect(stopped.status).toBe(1);
  expect(existsSync(join(DATA_DIR, 'files/.held'))).toBe(false);
  expect(await archives()).toEqual(before);
});

test('a check that runs out of room keeps the archive', async () => {
  const before = await archives();
  const full = await runCommand('backup', ['--check'], env, { fileBlocks: 8192 });
  expect(full.lines).toEqual([
    expect.stringMatching(/^Backed up /),
    expect.stringMatching(/^The database in .*checking did not start|^The disk that holds /),
  ]);
  expect(full.status).toBe(1);
  const added = (await archives()).filter((name) => !before.includes(name));
  expect(added).toEqual([expect.stringMatching(/\.backup$/)]);
});

test('trust 95: after a restore that was killed, no process starts on its database, and the next restore completes it', async () => {
  const databaseUrl = await databaseWithoutTables();
  const place = {
    ...keys,
    DATA_DIR: join(await temporaryFolder(), 'data'),
    DATABASE_URL: databaseUrl,
  };
  const client = new Client(databaseUrl);
  await client.connect();
  const isMarked = async () => {
    const { rows } = await client.query<{ marked: boolean }>(
      `select to_regnamespace('kindred_restoring') is not null as marked`,
    );
    return rows[0]?.marked ?? false;
  };
  const killed = await runCommand('restore', [], place, { killedOnce: isMarked });
  expect(killed.status).toBe(null);
  const notEnded =
    /^A restore into the database of DATABASE_URL has not ended: wait for it, or run `npm run restore` again/;
  // Another machine has nothing in its folder.
  for (const folder of [place.DATA_DIR, join(await temporaryFolder(), 'data')]) {
    const server = spawnServer({ ...place, DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.lines()).toEqual([expect.stringMatching(notEnded)]);
  }
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
  // The database may need a moment to notice that the killed one has gone.
  const restore = async () => (await runCommand('restore', [], place)).lines.at(-1);
  await expect.poll(restore).toMatch(/^Restored /);
  expect(await isMarked()).toBe(false);
  await client.end();
  const server = spawnServer(place);
  await server.ready();
  expect(await server.end('SIGTERM')).toBe(0);
});
