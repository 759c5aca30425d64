// @module-tag long
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { expect, inject, test } from 'vitest';
import { spawnServer } from '../server/test/service/separate-server.ts';
import { createDatabase, dropDatabase } from '../server/test/database/server-databases.ts';
import { journeyIf } from './journey.ts';
import { administrator, findProcesses, makeFolder, signIn, start, useSession } from './service.ts';

const folder = await makeFolder();
const pages = ['/', '/faqs', '/privacy', '/login', '/api/v1/openapi.json', '/readyz'];

/** A sign-in whose second half is sent later. */
async function startSlowSignIn(url: string, password: string) {
  const body = JSON.stringify({ ...administrator, password });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const slow = request(`${url}${apiBase}${login.url}`, { method: login.method, headers });
  slow.write(body.slice(0, 10));
  await once(slow, 'socket').then(([socket]) => once(socket as NodeJS.EventEmitter, 'connect'));
  // The server has seen the first half when it answers the request after it.
  await fetch(`${url}/healthz`);
  return async () => {
    slow.end(body.slice(10));
    const [answer] = (await once(slow, 'response')) as [{ statusCode: number }];
    return answer.statusCode;
  };
}

test(
  'an empty folder becomes a service, which restarts with its data, is not disturbed by a second one, and finishes a started request',
  { tags: ['journey'] },
  async () => {
    const DATA_DIR = join(folder, 'a folder with spaces', 'and a name '.repeat(8), 'data');
    // A start without any settings fills the site with demo members, too.
    const first = start({ DATA_DIR, ADMIN_PASSWORD: undefined, DEMO: '20' });
    const url = (await first.ready()) ?? '';
    const { email, password } = administrator;
    for (const page of pages) expect((await fetch(`${url}${page}`)).status, page).toBe(200);
    const received = first.lines().find((line) => line.includes(email));
    const generated = received?.split(' ').at(-1) ?? '';
    expect(generated).not.toBe(password);
    expect(await first.stop('SIGINT')).toBe(0);
    expect(findProcesses(DATA_DIR)).toEqual([]);

    const second = start({ DATA_DIR });
    const again = (await second.ready()) ?? '';
    // A slow start says besides what it waits for.
    expect(second.lines().filter((line) => line !== 'Starting the database …')).toEqual([
      `Kindred is running at ${again}`,
    ]);
    await expect(signIn(again, password)).rejects.toThrow('401');

    const third = start({ DATA_DIR });
    expect(await third.ended).toBe(1);
    expect(third.lines().at(-1)).toMatch(
      /^Another Kindred is using the data folder .* DATA_DIR\.$/,
    );
    expect(await useSession(again, await signIn(again, generated))).toBe(200);

    const finishSignIn = await startSlowSignIn(again, generated);
    // The second signal changes nothing.
    second.launcher.kill('SIGTERM');
    second.launcher.kill('SIGTERM');
    await expect.poll(() => fetch(`${again}/healthz`).catch(() => 'closed')).toBe('closed');
    expect(await finishSignIn()).toBe(200);
    expect(await second.ended).toBe(0);
    expect(findProcesses(DATA_DIR)).toEqual([]);
  },
);

test('an external PostgreSQL is used as it is, and left running', async () => {
  const name = `kindred_start_${process.pid}`;
  const DATABASE_URL = await createDatabase(inject('databaseServer'), name);
  for (const _time of ['first', 'second']) {
    const service = start({ DATABASE_URL });
    const url = (await service.ready()) ?? '';
    expect(await useSession(url, await signIn(url))).toBe(200);
    expect(await service.stop()).toBe(0);
  }
  await dropDatabase(inject('databaseServer'), name);
});

test('trust 35: a signal to each process of the group, as supervisors send it, does not end the time to drain', async () => {
  const DATA_DIR = join(folder, 'group');
  const service = start({ DATA_DIR, DRAIN_SECONDS: '600' }, { detached: true });
  const url = (await service.ready()) ?? '';
  const group = -(service.launcher.pid ?? 0);
  process.kill(group, 'SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  await sleep(1500);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  process.kill(group, 'SIGTERM');
  expect(await service.ended).toBe(0);
  expect(findProcesses(DATA_DIR)).toEqual([]);
});

const production = {
  MODE: 'production',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  PUBLIC_URL: 'https://kindred.example',
  ADMIN_PASSWORD: '',
  LIMITS: '1',
};
const refusals: [why: string, env: NodeJS.ProcessEnv, line: RegExp][] = [
  ['a wrong value', { TIME_ZONE: 'Mars/Olympus' }, /^TIME_ZONE is not usable: .*Europe\/Lisbon/],
  [
    'a database out of reach',
    { DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/k', DATABASE_WAIT: '0' },
    /ECONNREFUSED/,
  ],
  ['a data folder that cannot be', { DATA_DIR: '/proc/kindred' }, /DATA_DIR/],
  ['defaults in production', { MODE: 'production', ADMIN_PASSWORD: '' }, /SECRET/],
  ['no TLS in production', { ...production, PUBLIC_URL: 'http://kindred.example' }, /https:/],
  ['limits in production that limit nothing', { ...production, LIMITS: '1000' }, /^LIMITS/],
  [
    'a password of an administrator in production',
    { ...production, ADMIN_PASSWORD: administrator.password },
    /^ADMIN_PASSWORD/,
  ],
  [
    'no place for the list of erased members in production',
    { ...production, BACKUP_DIR: join(import.meta.filename, 'backups') },
    /^Erased members cannot be listed in .* BACKUP_DIR\.$/,
  ],
];

for (const [why, env, line] of refusals) {
  const options = journeyIf(why === 'a wrong value');
  test(`trust 46: ${why} stops the start with one line that says what to do`, options, async () => {
    // Without the launcher, which prints what the server prints.
    const { ended, lines } = spawnServer({ DATA_DIR: join(folder, 'refused'), ...env });
    expect(await ended).toBe(1);
    expect(lines()).toEqual([expect.stringMatching(line)]);
    expect(lines().join()).not.toContain('hush');
  });
}

test('a port in use stops the start with one line that says what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const service = start({ DATA_DIR: join(folder, 'used'), PORT: `${port}` });
  expect(await service.ended).toBe(1);
  expect(service.lines()).toEqual([expect.stringMatching(`^Port ${port} is in use: .*PORT=`)]);
  other.close();
});
