// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findDatabaseProcesses, killDatabase } from '../../test/database/embedded-processes.ts';
import { administrator, compiled, enter, spawnServer } from '../../test/service/separate-server.ts';
import { searchPath } from '../config.ts';
import { findEmbedded } from '../db/embedded/embedded.ts';

const portable = { KINDRED_PORTABLE: 'on' };

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-portable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('without a shell, signals and sockets in files, as on Windows, the service starts, survives kills, and stops', async () => {
  const DATA_DIR = await makeFolder();
  const cluster = join(DATA_DIR, 'postgres');
  const serve = async () => {
    const server = spawnServer({ ...portable, DATA_DIR });
    return { ...server, url: await server.ready() };
  };
  const first = await serve();
  const headers = await enter(first.url, administrator);
  const profile = () => fetch(first.url + apiBase + ownProfile.url, { headers });
  expect((await profile()).status).toBe(200);

  // Its database listens to this machine alone, and asks for a password that only our user can read.
  const { host, port } = new Client(findEmbedded(DATA_DIR));
  expect(host).toBe('127.0.0.1');
  const stranger = new Client({ host, port, user: 'kindred', database: 'kindred', password: 'no' });
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  expect(statSync(join(DATA_DIR, 'database-password')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(cluster, 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#].*trust/m);

  killDatabase(cluster);
  await expect.poll(() => first.lines().join()).toContain('running again');
  await expect.poll(async () => (await profile()).status).toBe(200);

  // What a killed service leaves is ended by the next.
  await first.end('SIGKILL');
  const left = findDatabaseProcesses(cluster);
  expect(left.length).toBeGreaterThan(0);
  const second = await serve();
  await enter(second.url, administrator);
  expect(findDatabaseProcesses(cluster).filter((pid) => left.includes(pid))).toEqual([]);
  expect(await second.end('SIGTERM')).toBe(0);
  expect(findDatabaseProcesses(cluster)).toEqual([]);
});

test('the launcher stops its task by the end of their channel', async () => {
  const DATA_DIR = await makeFolder();
  const launcher = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../run.mjs'), 'start'],
    {
      env: {
        PATH: searchPath,
        ...compiled,
        ...portable,
        ...{ DATA_DIR, PORT: '0', DEMO: 'off' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const ended = once(launcher, 'close');
  let output = '';
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output).toContain('Kindred is running at');
  launcher.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(findDatabaseProcesses(join(DATA_DIR, 'postgres'))).toEqual([]);
});
