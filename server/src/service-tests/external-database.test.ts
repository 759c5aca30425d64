// @module-tag long
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/backup/backup.ts';
import { testDatabase } from '../../test/database/database.ts';
import { openDatabaseProxy } from '../../test/database/database-proxy.ts';
import { requestUrlOf } from '../../test/database/request-role.ts';
import { administrator, enter, spawnServer } from '../../test/service/separate-server.ts';
import { insertAdministrator } from '../areas/team/administrators/administrators.ts';

const proxy = await openDatabaseProxy(await testDatabase());
const { host } = new URL(proxy.url);
const waiting = `Waiting for the database at ${host} …`;

async function becomes(url: string, status: number) {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(status);
}

test('trust 36: started before its database, it waits and says so, and survives a later outage', async () => {
  await proxy.close();
  const { ready, lines, isRunning, end } = spawnServer({ DATABASE_URL: proxy.url });
  await expect.poll(lines).toEqual([waiting]);
  await proxy.reopen();
  const url = await ready();
  await becomes(url, 200);
  for (const _time of ['once', 'again']) {
    await proxy.close();
    await becomes(url, 503);
    await proxy.reopen();
    await becomes(url, 200);
    expect(await enter(url, administrator)).toBeDefined();
  }
  expect(isRunning()).toBe(true);
  expect(await end('SIGTERM')).toBe(0);
  expect(lines()).toEqual([
    waiting,
    expect.stringContaining(administrator.email),
    `Kindred is running at ${url}`,
  ]);
});

const nowhere = 'postgres://ada:hush@127.0.0.1:1/kindred';

test('trust 36: when its database never comes, it exits with one line that says what to do', async () => {
  const { ended, lines } = spawnServer({ DATABASE_URL: nowhere, DATABASE_WAIT: '1' });
  expect(await ended).toBe(1);
  expect(lines()).toEqual([
    'Waiting for the database at 127.0.0.1:1 …',
    expect.stringMatching(
      /^The database at 127\.0\.0\.1:1 did not answer within 1 s \(.*ECONNREFUSED.*\): start it, correct DATABASE_URL, or set DATABASE_WAIT higher\.$/,
    ),
  ]);
  expect(lines().join()).not.toContain('hush');
});

test('when stopped while it waits for its database, it stops', async () => {
  const { end, lines } = spawnServer({ DATABASE_URL: nowhere });
  await expect.poll(lines).toHaveLength(1);
  expect(await end('SIGTERM')).toBe(0);
  expect(lines()).toHaveLength(1);
});

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://kindred.example',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  SUPPORT_EMAIL: 'help@kindred.test',
  ADMIN_PASSWORD: '',
  LIMITS: '10',
  DEMO: '',
  BACKUP_DIR: await temporaryFolder(),
};

test('trust 20: in production it serves with an ordinary role, and names what is wrong with another', async () => {
  const owner = await testDatabase();
  const web = requestUrlOf(owner);
  const first = spawnServer({ ...production, DATABASE_URL: web, DATABASE_OWNER_URL: owner });
  expect((await fetch(`${await first.ready()}/readyz`)).status).toBe(200);
  expect(first.lines().join('\n')).toMatch(
    /^Before people join:\n(- .+\n)+- There is no administrator: .+\nKindred is running at \S+$/,
  );
  const operator = new Client(owner);
  await operator.connect();
  await insertAdministrator(operator, administrator.email, administrator.password);
  await operator.end();
  // A second process of several machines, which does not know the owner.
  const second = spawnServer({ ...production, DATABASE_URL: web });
  expect(await enter(await second.ready(), administrator)).toBeDefined();
  const third = spawnServer({ ...production, DATABASE_URL: owner });
  expect(await third.ended).toBe(1);
  expect(third.lines()).toEqual([
    expect.stringMatching(
      /^The role \w+ of DATABASE_URL is a superuser\. Requests must not have so much power: name the owner in DATABASE_OWNER_URL/,
    ),
  ]);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(await second.end('SIGTERM')).toBe(0);
});

test('a process whose clock is wrong does not start, and says so in one line', async () => {
  const shifted = 'const now = Date.now; Date.now = () => now() + 600_000;';
  const { ended, lines } = spawnServer({
    DATABASE_URL: await testDatabase(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}`,
  });
  expect(await ended).toBe(1);
  expect(lines()).toEqual([
    expect.stringMatching(/^The clock of this machine is 600 s ahead of the database's: set both/),
  ]);
});
