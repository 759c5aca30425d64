// @module-tag long
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/backup/backup.ts';
import { runCommand } from '../../test/backup/run-command.ts';
import { administrator, enter, spawnServer } from '../../test/service/separate-server.ts';

const folder = await temporaryFolder();
const BACKUP_KEY_FILE = await writeKey('key');
const BACKUP_DIR = join(folder, 'backups');
const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR, BACKUP_KEY_FILE };

async function writeKey(name: string) {
  const path = join(folder, name);
  await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return path;
}

const archives = async () =>
  (await readdir(BACKUP_DIR)).filter((name) => name !== 'erased-ids').toSorted();

test('trust 95: with the embedded database, commands back up a running service and restore it elsewhere', async () => {
  const server = spawnServer(env);
  await enter(await server.ready(), administrator);

  const unset = await runCommand('backup', [], { ...env, BACKUP_KEY_FILE: '' });
  expect(unset.status).toBe(1);
  expect(unset.lines).toEqual([
    expect.stringMatching(/^Backups are encrypted: set BACKUP_KEY_FILE/),
  ]);

  const full = await runCommand('backup', [], env, { fileBlocks: 8 });
  expect(full.lines).toEqual([expect.stringMatching(/^The disk that holds .* is full/)]);
  expect(full.status).toBe(1);
  expect(await archives()).toEqual([]);

  const made = await runCommand('backup', ['--check', '--keep', '1'], env);
  expect(made.lines).toEqual([
    expect.stringMatching(/^Backed up \d+ tables, \d+ rows and 0 files: .*\.backup$/),
    expect.stringMatching(/^Restored it for a check: all \d+ rows and 0 files are the same\.$/),
  ]);
  expect(made.status).toBe(0);
  const [name = ''] = await archives();
  const path = join(BACKUP_DIR, name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  const onRunning = await runCommand('restore', [], env);
  expect(onRunning.lines.at(-1)).toMatch(/^Another Kindred is using the data folder/);
  expect(onRunning.status).toBe(1);
  expect(await server.end('SIGTERM')).toBe(0);
  const onData = await runCommand('restore', [path], env);
  expect(onData.lines.at(-1)).toMatch(/has a database already, and a restore replaces nothing/);

  const DATA_DIR = join(folder, 'restored');
  const stoppedOnce = { exists: join(DATA_DIR, 'restoring/postgres'), signal: 'SIGKILL' } as const;
  const killed = await runCommand('restore', [], { ...env, DATA_DIR }, { stoppedOnce });
  expect(killed.status).toBe(null);
  const tooEarly = spawnServer({ ...env, DATA_DIR });
  expect(await tooEarly.ended).toBe(1);
  expect(tooEarly.lines()).toEqual([
    expect.stringMatching(/^A restore into .* has not ended: run `npm run restore`/),
  ]);
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  const wrong = { ...env, DATA_DIR, BACKUP_KEY_FILE: await writeKey('other') };
  expect((await runCommand('restore', [], wrong)).lines.at(-1)).toMatch(
    /^BACKUP_KEY_FILE \S+ does not open/,
  );
  const early = await runCommand('restore', ['--before', '2001-01-01'], { ...env, DATA_DIR });
  expect(early.lines).toEqual([
    expect.stringMatching(/^The oldest backup in .* was made later than/),
  ]);

  const restored = await runCommand('restore', [], { ...env, DATA_DIR });
  expect(restored.lines).toEqual([
    `Restoring ${path} …`,
    `Members who are erased again at the start: 0, as listed in ${join(BACKUP_DIR, 'erased-ids')}.`,
    expect.stringMatching(/^Restored \d+ tables, \d+ rows and 0 files\. Start Kindred now\.$/),
  ]);
  expect(restored.status).toBe(0);
  expect(existsSync(join(DATA_DIR, 'restoring'))).toBe(false);
  const again = spawnServer({ ...env, DATA_DIR });
  const url = await again.ready();
  const headers = await enter(url, administrator);
  expect((await fetch(url + apiBase + ownProfile.url, { headers })).status).toBe(200);
  expect(await again.end('SIGTERM')).toBe(0);
});
