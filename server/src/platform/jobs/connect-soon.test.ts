import { type Server, type Socket, createServer } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openDatabaseProxy } from '../../../test/database/database-proxy.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { openPool } from '../../db/connect.ts';
import { listenOnKeptPort } from '../../db/embedded/kept-port.ts';
import { connectSoon } from './connect-soon.ts';

const pools: Pool[] = [];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
});

function open(url: string) {
  const pool = openPool(url, 3);
  pools.push(pool);
  return connectSoon(pool);
}

/** What PostgreSQL sends to each connection while it starts: an error with its code. */
function refuse(socket: Socket) {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  socket.once('data', () => socket.end(Buffer.concat([head, fields])));
}

test('that the database is starting comes without the code that lets the library sleep', async () => {
  const starting: Server = createServer(refuse);
  const port = await listenOnKeptPort(starting);
  const failure = await open(`postgresql://kindred@127.0.0.1:${port}/kindred`)
    .connect()
    .catch((error: unknown) => error);
  expect(failure).not.toHaveProperty('code');
  expect(failure).toMatchObject({ cause: { code: '57P03' } });
  starting.close();
});

test(
  'the connection that listens is tried until the database is back',
  { tags: ['long'] },
  async () => {
    const proxy = await openDatabaseProxy(await testDatabase());
    const pool = open(proxy.url);
    await proxy.close();
    const listening = new Promise<PoolClient>((resolve) => {
      pool.connect((_error, client) => resolve(client as PoolClient));
    });
    await expect(pool.connect()).rejects.toThrow('no connection to the database');
    await proxy.reopen();
    const client = await listening;
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  },
);

test('trust 36: the connection that listens can be released twice, as the library does when it breaks at its end', async () => {
  const pool = open(await testDatabase());
  const release = await new Promise<() => void>((resolve) => {
    pool.connect((_error, _client, done) => resolve(done));
  });
  release();
  expect(release).not.toThrow();
});
