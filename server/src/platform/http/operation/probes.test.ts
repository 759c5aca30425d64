import { setTimeout as sleep } from 'node:timers/promises';
import { success } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { testDatabase } from '../../../../test/database/database.ts';
import { connect } from '../../../../test/database/migrations.ts';
import { openDatabaseProxy } from '../../../../test/database/database-proxy.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { serve } from '../serve.ts';

const database = await testDatabase();
const proxy = await openDatabaseProxy(database);
const app = await testApp({ databaseUrl: proxy.url, environment: { LOG_LEVEL: 'silent' } });

const schema = { tags: ['Test'], summary: 'Works', response: { 200: success({}) } } as const;
let reached = () => undefined as void;
let goOn = Promise.resolve();
serve(app, { method: 'POST', url: '/work', access: 'public', schema }, async () => {
  await inTransaction(app.pool, async (client) => {
    await client.query('select 1');
    reached();
    await goOn;
    await client.query('select 1');
  });
  return {};
});

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
async function becomesReady() {
  await expect.poll(() => statusOf('/readyz')).toBe(200);
}

afterEach(async () => {
  await proxy.close();
  await proxy.reopen();
  await becomesReady();
});

test('alive and ready differ: without the database the process is alive and not ready', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  await proxy.close();
  const reply = await app.inject({ url: '/readyz' });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ success: false, code: 'busy' });
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/')).toBe(200);
});

describe('several balancers that ask at the same moment', () => {
  const askAll = () => Promise.all(Array.from({ length: 8 }, () => statusOf('/readyz')));
  const writers = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'insert into setting%'`;

  /** Keeps the row that is written, so that what writes it waits. Returns a connection that counts and ends these. */
  async function holdRow() {
    // The row that the others write exists, and a second has passed since.
    await becomesReady();
    await sleep(1000);
    const [holder, watcher] = [await connect(database), await connect(database)];
    await holder.query(`begin; update setting set value = value where key = 'written'`);
    return { holder, watcher };
  }

  async function countWriters(watcher: Client) {
    await expect.poll(async () => (await watcher.query(`select ${writers}`)).rowCount).not.toBe(0);
    // Others would have begun by now.
    await sleep(300);
    return (await watcher.query(`select ${writers}`)).rowCount;
  }

  test('share one write', { tags: ['long'] }, async () => {
    const { holder, watcher } = await holdRow();
    const statuses = askAll();
    expect(await countWriters(watcher)).toBe(1);
    await holder.query('commit');
    expect(await statuses).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test('share its failure, which is forgotten a second later', { tags: ['long'] }, async () => {
    const { holder, watcher } = await holdRow();
    const statuses = askAll();
    expect(await countWriters(watcher)).toBe(1);
    await watcher.query(`select pg_terminate_backend(pid) ${writers}`);
    expect(await statuses).toEqual(Array.from({ length: 8 }, () => 503));
    await holder.query('commit');
    await sleep(1000);
    expect(await askAll()).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

test('trust 36: with the database down responses are clear 503s, and everything works when it is back', async () => {
  const member = await createMember(app);
  const { headers, refreshToken } = await signIn(app, member);
  const payload = { email: member.email, password: member.password };
  const requests = () =>
    Promise.all([
      app.inject({ url: `${apiBase}/auth/profile`, headers }),
      app.inject({
        method: 'POST',
        url: `${apiBase}/auth/login`,
        payload,
      }),
      app.inject({
        method: 'POST',
        url: `${apiBase}/auth/refresh-token`,
        payload: { refreshToken },
      }),
    ]);
  await proxy.close();
  for (const reply of await requests()) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toMatchObject({
      code: 'busy',
      message: 'The service is busy. Please try again in a moment.',
    });
  }
  await proxy.reopen();
  await becomesReady();
  for (const reply of await requests()) expect(reply.statusCode).toBe(200);
});

test('trust 36: a database that stops in the middle of a transaction causes a 503, and the process continues', async () => {
  const inside = new Promise<void>((resolve) => (reached = resolve));
  let leave = () => undefined as void;
  goOn = new Promise<void>((resolve) => (leave = resolve));
  const reply = app.inject({ method: 'POST', url: '/work' });
  await inside;
  await proxy.close();
  leave();
  expect((await reply).statusCode).toBe(503);
});

test('a token is not accepted while its session cannot be checked', async () => {
  const { headers } = await signIn(app, await createMember(app));
  const ask = async () =>
    (await app.inject({ url: `${apiBase}/auth/profile`, headers })).statusCode;
  expect(await ask()).toBe(200);
  await proxy.close();
  await expect.poll(() => ask()).toBe(503);
});
