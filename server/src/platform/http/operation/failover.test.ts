import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { success } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test } from 'vitest';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { testApp } from '../../../../test/service/app.ts';
import { openPool } from '../../../db/connect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { serve } from '../serve.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });

const schema = { tags: ['Test'], summary: 'Fails', response: { 200: success({}) } } as const;
let work = async () => {};
serve(app, { method: 'POST', url: '/work', access: 'public', schema }, async () => {
  await work();
  return {};
});

const member = await createMember(app);
const { headers } = await signIn(app, member);

async function expectNotNow(reply: Awaited<ReturnType<typeof app.inject>>) {
  expect(reply.statusCode, reply.body).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
}

const change = () =>
  app.inject({
    method: 'PUT',
    url: `${apiBase}/auth/show-last-active`,
    headers,
    payload: { showLastActive: true },
  });
const ready = () => app.inject({ url: '/readyz' });
const insert = (client: Pick<typeof app.pool, 'query'>) =>
  client.query(
    `insert into tries (key, window_start, count) values (gen_random_uuid()::text, now(), 1)`,
  );

/** What all connections of this database have from now on, as if it had just been promoted or were not yet. */
async function setReadOnly(readOnly: boolean) {
  const name = (await app.owner.query<{ name: string }>('select current_database() as name'))
    .rows[0]?.name;
  await app.owner.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
}
const endConnections = () =>
  app.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'kindred'`,
  );

test(
  'trust 36: a server that is read-only is not ready, and requests that write are asked to come back',
  { tags: ['long'] },
  async () => {
    await setReadOnly(true);
    onTestFinished(() => setReadOnly(false));
    await endConnections();
    await expect.poll(async () => (await ready()).statusCode).toBe(503);
    await expectNotNow(await ready());
    await expectNotNow(await change());
    work = () => inTransaction(app.pool, async (client) => void (await insert(client)));
    await expectNotNow(await app.inject({ method: 'POST', url: '/work' }));
    // Each failure has dropped its connection, so nothing has to be ended for the primary to be found.
    await app.owner.query('set default_transaction_read_only = off');
    await setReadOnly(false);
    await expect.poll(async () => (await ready()).statusCode).toBe(200);
    await expect.poll(async () => (await change()).statusCode).toBe(200);
    await expect
      .poll(async () => (await app.inject({ method: 'POST', url: '/work' })).statusCode)
      .toBe(200);
  },
);

test('trust 36: a connection that an administrator ends within a transaction is a 503, and is replaced', async () => {
  work = () =>
    inTransaction(app.pool, async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await app.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await insert(client);
    });
  await expectNotNow(await app.inject({ method: 'POST', url: '/work' }));
  expect((await change()).statusCode).toBe(200);
});

test('trust 36: a database whose disk is full is not ready for half a minute after each write that it refused', async () => {
  const countFull = async () =>
    /^database_full_total (\d+)$/m.exec((await app.inject({ url: '/metrics' })).body)?.[1];
  expect(await countFull()).toBe('0');
  work = async () => void (await app.pool.query(`do $$ begin raise sqlstate '53100'; end $$`));
  await expectNotNow(await app.inject({ method: 'POST', url: '/work' }));
  await expectNotNow(await ready());
  expect(await countFull()).toBe('1');
  app.advanceClock(30_000);
  expect((await ready()).statusCode).toBe(200);
});

/** As much of PostgreSQL as it takes to refuse a connection. */
async function refuseWith(code: string) {
  const fields = ['SFATAL', `C${code}`, 'Mno', ''].map((field) => `${field}\0`).join('');
  const body = Buffer.from(fields);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `postgres://ada@127.0.0.1:${(server.address() as AddressInfo).port}/kindred`;
}

test.each([
  ['a changed password', '28P01'],
  ['a server that starts', '57P03'],
  ['a server that stops', '57P01'],
])('trust 36: %s is a 503, not a fault', async (_what, code) => {
  const pool = openPool(await refuseWith(code), 1);
  onTestFinished(() => pool.end());
  work = async () => void (await pool.query('select 1'));
  await expectNotNow(await app.inject({ method: 'POST', url: '/work' }));
  expect(pool.totalCount).toBe(0);
});
