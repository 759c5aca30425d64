import type { ClientBase } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database/database.ts';
import { openPool } from './connect.ts';
import { commitAfter, inTransaction, withCommit } from './transaction.ts';

const pool = openPool(await testDatabase(), 2);
afterAll(() => pool.end());
await pool.query('create table scribble (id integer primary key)');

const notes = async () => {
  const { rows } = await pool.query<{ id: number }>('select id from scribble order by id');
  return rows.map(({ id }) => id);
};

test('successful work is committed, and its result is returned', async () => {
  const result = await inTransaction(pool, async (client) => {
    await client.query('insert into scribble values (1), (2)');
    return 'done';
  });
  expect(result).toBe('done');
  expect(await notes()).toEqual([1, 2]);
});

test('failed work is rolled back, and its error is passed on', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into scribble values (3)');
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await notes()).toEqual([1, 2]);
});

test('work that swallows a database error does not count as done', async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query('insert into scribble values (4)');
    await client.query('insert into scribble values (1)').catch(() => undefined);
  });
  await expect(work).rejects.toThrow('The transaction was rolled back');
  expect(await notes()).toEqual([1, 2]);
});

test('a connection that was cut in the middle is not used again', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = inTransaction(pool, async (client) => {
      await client.query('insert into scribble values (5)');
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(work).rejects.toThrow('terminating connection');
  }
  expect(await notes()).toEqual([1, 2]);
});

test('failures release their connections', async () => {
  for (let round = 0; round < 10; round += 1)
    await inTransaction(pool, () => Promise.reject(new Error('no'))).catch(() => undefined);
  expect(await notes()).toEqual([1, 2]);
  expect(pool.waitingCount).toBe(0);
});

test('statements sent together with the commit are part of the transaction', async () => {
  const insert = (id: number) =>
    inTransaction(pool, async (client) => {
      await client.query('insert into scribble values (6)');
      withCommit(client, () => client.query('insert into scribble values ($1)', [id]));
    });
  await expect(insert(1)).rejects.toThrow('duplicate key');
  expect(await notes()).toEqual([1, 2]);
  await insert(7);
  expect(await notes()).toEqual([1, 2, 6, 7]);
});

test('when a transaction cannot start, its work has ended before the error is passed on', async () => {
  const client = await pool.connect();
  const query = (text: string) => client.query(text === 'begin' ? 'begin nothing' : text);
  let ended = false;
  const work = commitAfter({ query } as unknown as ClientBase, async () => {
    await client.query('select pg_sleep(0.01)');
    ended = true;
  });
  await expect(work).rejects.toThrow('syntax error');
  expect(ended).toBe(true);
  client.release();
});
