// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { pathWithBusyBox } from '../../../test/service/search-path.ts';
import { searchPath } from '../../config.ts';
import { startEmbedded } from './embedded.ts';
import { isRunning, readPidFile } from './pid-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'kindred-kill-'));
afterAll(() => rm(folder, { recursive: true }));
// Created once: that takes longer than all the rest.
const dataDir = join(folder, 'data');
const reduced = pathWithBusyBox(join(folder, 'programs'));
const program = join(import.meta.dirname, '../../../test/database/hold-database.ts');
const all = searchPath ?? '';
const settings = { fsync: 'off', shared_buffers: '16MB' };

/** A separate server, which the test can kill; its output, and the pid of its database. */
async function hold(path: string) {
  const server = spawn(process.execPath, [program, dataDir, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += String(text);
    if (said.endsWith('ready\n')) break;
  }
  const database = readPidFile(join(dataDir, 'postgres'))?.pid ?? 0;
  expect(isRunning(database), said).toBe(true);
  return { server, database, lines: said.trimEnd().split('\n') };
}

/** The shell that ends a database when its server is gone. */
function findWatcher(): number {
  const watchers = readdirSync('/proc').filter((pid) => {
    const [name, environment] = [readProcess(pid, 'comm'), readProcess(pid, 'environ')];
    return name.trim() === 'sh' && environment.includes(`CLUSTER=${dataDir}/`);
  });
  expect(watchers).toHaveLength(1);
  return Number(watchers[0]);
}

function readProcess(pid: string, file: string): string {
  try {
    return /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/${file}`, 'utf8') : '';
  } catch {
    return '';
  }
}

async function kill(server: ChildProcess) {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function ask(url: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ answer: string }>(`select 'up' as answer`);
  await client.end();
  return rows[0]?.answer;
}

test.each([
  ['with every program', all],
  ['without a signal of the kernel', reduced],
])('%s, killing the server stops its database', async (_what, path) => {
  const { server, database } = await hold(path);
  const watcher = findWatcher();
  await kill(server);
  await expect.poll(() => isRunning(database)).toBe(false);
  await expect.poll(() => isRunning(watcher)).toBe(false);
});

test('with every program, it does so when the watcher is killed before', async () => {
  const { server, database, lines } = await hold(all);
  expect(lines.join('\n')).not.toContain('setpriv');
  process.kill(findWatcher(), 'SIGKILL');
  await kill(server);
  await expect.poll(() => isRunning(database)).toBe(false);
});

test('without that signal, it says what does not work, and the next start ends what was left', async () => {
  const { server, database, lines } = await hold(reduced);
  expect(lines).toContainEqual(
    expect.stringMatching(/^This system has no setpriv .* until the next start\.$/),
  );
  process.kill(findWatcher(), 'SIGKILL');
  await kill(server);
  expect(isRunning(database)).toBe(true);
  const next = await startEmbedded({ dataDir, settings, path: reduced });
  onTestFinished(() => next.stop());
  await expect.poll(() => isRunning(database)).toBe(false);
  expect(await ask(next.url)).toBe('up');
});

test('a second server is refused, and the first does not notice', async () => {
  const { server, database } = await hold(reduced);
  for (const path of [all, reduced]) {
    const second = startEmbedded({ dataDir, settings, path, waitSeconds: 0 });
    await expect(second).rejects.toThrow('Another Kindred is using the data folder');
  }
  expect(isRunning(database)).toBe(true);
  await kill(server);
  const next = await startEmbedded({ dataDir, settings, path: all });
  onTestFinished(() => next.stop());
  expect(await ask(next.url)).toBe('up');
});

test('a server that is killed while it creates its database leaves a usable folder', async () => {
  const half = join(folder, 'half');
  const server = spawn(process.execPath, [program, half, reduced], { stdio: 'ignore' });
  const made = () => readdirSync(half).some((name) => name.startsWith('postgres.new'));
  await expect.poll(() => readdirSync(folder)).toContain('half');
  await expect.poll(made, { interval: 10 }).toBe(true);
  await kill(server);
  const next = await startEmbedded({ dataDir: half, settings, path: reduced });
  onTestFinished(() => next.stop());
  expect(await ask(next.url)).toBe('up');
  expect(made()).toBe(false);
});
