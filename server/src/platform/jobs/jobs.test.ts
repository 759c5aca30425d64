import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addJob, removeJob } from './jobs.ts';
import { freeOrphans, holdLease } from './lease.ts';
import { insertRow, sqlOf } from '../../../test/database/sql.ts';

declare module './jobs.ts' {
  interface JobPayloads {
    note: { text: string };
    stumble: { address: string };
  }
}

let logged = '';
const app = await testApp({
  environment: { LOG_LEVEL: 'warn' },
  logTo: { write: (line) => (logged += line) },
});
const sql = sqlOf(app);
const { pool } = app;
let noted: string[] = [];
let stumbles = 0;

app.jobs.handle('note', async ({ text }) => {
  noted.push(text);
});
app.jobs.handle('stumble', async ({ address }) => {
  stumbles += 1;
  throw new Error(`${address} does not exist`);
});

beforeEach(async () => {
  noted = [];
  stumbles = 0;
  await pool.query('delete from graphile_worker._private_jobs');
});

const jobs = async () => {
  const { rows } = await pool.query<{
    last_error: string | null;
    locked_by: string | null;
    waits: boolean;
  }>('select last_error, locked_by, run_at > now() as waits from graphile_worker.jobs');
  return rows;
};

describe('a job', () => {
  test('runs when the transaction that added it is committed, and is then deleted', async () => {
    await inTransaction(pool, (client) => addJob(client, 'note', { text: 'kept' }));
    await app.jobs.runDue();
    expect(noted).toEqual(['kept']);
    expect(await jobs()).toEqual([]);
  });

  test('does not exist when its transaction is rolled back', async () => {
    const refused = inTransaction(pool, async (client) => {
      await addJob(client, 'note', { text: 'lost' });
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    await app.jobs.runDue();
    expect(noted).toEqual([]);
  });

  test('waits for its time', async () => {
    await addJob(pool, 'note', { text: 'later' }, { runAt: new Date(Date.now() + 60_000) });
    await app.jobs.runDue();
    expect(noted).toEqual([]);
  });

  test('replaces the one with the same key', async () => {
    await addJob(pool, 'note', { text: 'first' }, { key: 'one' });
    await addJob(pool, 'note', { text: 'second' }, { key: 'one' });
    await app.jobs.runDue();
    expect(noted).toEqual(['second']);
  });

  test('can be removed by its key', async () => {
    await addJob(pool, 'note', { text: 'never' }, { key: 'one' });
    await removeJob(pool, 'one');
    await app.jobs.runDue();
    expect(noted).toEqual([]);
  });

  test('that fails is tried again later', async () => {
    await addJob(pool, 'stumble', { address: 'ada@member.example' });
    await app.jobs.runDue();
    await app.jobs.runDue();
    expect(stumbles).toBe(1);
    expect(await jobs()).toMatchObject([{ locked_by: null, waits: true }]);
  });

  test('that fails is logged without personal data (trust 29)', async () => {
    logged = '';
    await addJob(pool, 'stumble', { address: 'ada@member.example' });
    await app.jobs.runDue();
    expect(JSON.parse(logged)).toMatchObject({
      kind: 'stumble',
      attempt: 1,
      err: { type: 'Error' },
    });
    expect(logged).toContain('jobs.test.ts');
    expect(logged).not.toContain('ada');
    expect(await jobs()).toMatchObject([{ last_error: 'Error' }]);
  });

  test('that was given up stays for a month', async () => {
    await addJob(pool, 'stumble', { address: 'ada@member.example' }, { attempts: 1 });
    await app.jobs.runDue();
    await addJob(pool, 'delete-failed-jobs', {});
    await app.jobs.runDue();
    expect(await jobs()).toHaveLength(1);
    await pool.query(
      `update graphile_worker._private_jobs set updated_at = now() - interval '29 days'`,
    );
    await addJob(pool, 'delete-failed-jobs', {});
    await app.jobs.runDue();
    expect(await jobs()).toMatchObject([{ last_error: 'Error' }]);
    await pool.query(
      `update graphile_worker._private_jobs set updated_at = now() - interval '31 days'`,
    );
    await addJob(pool, 'delete-failed-jobs', {});
    await app.jobs.runDue();
    expect(await jobs()).toEqual([]);
  });
});

test('tries are deleted after two days', async () => {
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000);
  const tries = [
    { key: 'old', window_start: hours(49), count: 1 },
    { key: 'new', window_start: hours(47), count: 1 },
  ];
  for (const each of tries) await insertRow(app, 'tries', each);
  await addJob(pool, 'delete-old-rows-hourly', {});
  await app.jobs.runDue();
  const left = await sql<{ key: string }>`select key from tries`;
  expect(left).toEqual([{ key: 'new' }]);
});

describe('the jobs of a process that died', () => {
  const hold = (name: string) =>
    pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'`,
      [name],
    );

  test('are freed', async () => {
    await addJob(pool, 'note', { text: 'orphan' });
    await hold('pool-dead');
    await app.jobs.runDue();
    expect(noted).toEqual([]);
    await freeOrphans(pool);
    await app.jobs.runDue();
    expect(noted).toEqual(['orphan']);
  });

  test('are distinguished from those of a live one', async () => {
    const client = await pool.connect();
    await holdLease(client, 'pool-alive');
    await addJob(pool, 'note', { text: 'in work' });
    await hold('pool-alive');
    await freeOrphans(pool);
    expect(await jobs()).toMatchObject([{ locked_by: 'pool-alive' }]);
    client.release(true);
    await expect
      .poll(async () => (await freeOrphans(pool), jobs()))
      .toMatchObject([{ locked_by: null }]);
  });
});

describe('a process that works on jobs', async () => {
  const worker = await testApp();
  const done: string[] = [];
  let gate = Promise.resolve();
  const halfAnHourAgo = `${(new Date().getUTCMinutes() + 30) % 60} * * * *`;
  worker.jobs.schedule('note', halfAnHourAgo, async ({ text }) => {
    await gate;
    done.push(text ?? 'on schedule');
  });

  beforeAll(async () => {
    await worker.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since)
        values ('note', now() - interval '1 hour')`,
    );
    worker.jobs.start();
  });

  test('catches up on what it missed while none ran', async () => {
    await expect.poll(() => done).toEqual(['on schedule']);
  });

  test('runs one as soon as it is added', async () => {
    await addJob(worker.pool, 'note', { text: 'right away' });
    await expect.poll(() => done).toContain('right away');
  });

  test(
    'continues after the database has dropped every connection',
    { tags: ['long'] },
    async () => {
      await worker.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await addJob(worker.owner, 'note', { text: 'still here' });
      await expect.poll(() => done).toContain('still here');
    },
  );

  test('lets the running job finish before it closes', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    await addJob(worker.pool, 'note', { text: 'the last' });
    await expect
      .poll(async () => {
        const { rows } = await worker.pool.query(
          'select from graphile_worker.jobs where locked_at is not null',
        );
        return rows.length;
      })
      .toBe(1);
    const closed = worker.close().then(() => done.at(-1));
    await sleep(50);
    open();
    expect(await closed).toBe('the last');
  });
});
