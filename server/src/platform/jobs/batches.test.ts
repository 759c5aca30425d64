import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { type Continued, scheduleBatches } from './batches.ts';
import { addJob } from './jobs.ts';

interface Item {
  readonly number: number;
}

declare module './jobs.ts' {
  interface JobPayloads {
    items: Continued<Item>;
  }
}

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
let due: number[] = [];
let batches: number[][] = [];
let fail: (numbers: number[]) => void = () => {};
let afterwards: number[] = [];

let duringFollowUp = async () => {};

scheduleBatches<Item, 'items'>(app, 'items', '0 0 1 1 *', {
  size: 3,
  find: async (after, size) =>
    due
      .filter((number) => number > (after?.number ?? 0))
      .slice(0, size)
      .map((number) => ({ number })),
  handle: async (items) => {
    const numbers = items.map(({ number }) => number);
    batches.push(numbers);
    fail(numbers);
    due = due.filter((number) => !numbers.includes(number));
    return async () => {
      await duringFollowUp();
      afterwards.push(...numbers);
    };
  },
});

beforeEach(async () => {
  due = [1, 2, 3, 4, 5, 6, 7];
  [batches, afterwards, fail] = [[], [], () => {}];
  duringFollowUp = async () => {};
  await app.pool.query('delete from graphile_worker._private_jobs');
});

async function run() {
  await addJob(app.pool, 'items', {});
  await app.jobs.runDue();
}

test('everything due is handled in batches of a limited size, each in a run of its own', async () => {
  await run();
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(new Set(afterwards)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
});

test('the next batch waits as a job before the work after the transaction begins', async () => {
  const waiting: number[] = [];
  duringFollowUp = async () => {
    const { rows } = await app.pool.query(
      `select from graphile_worker.jobs where key = 'items' and locked_at is null`,
    );
    waiting.push(rows.length);
  };
  await run();
  expect(waiting[0]).toBe(1);
});

test('a row that fails stops neither its batch nor the batches after it', async () => {
  fail = (numbers) => {
    if (numbers.includes(5)) throw new Error('no');
  };
  await run();
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [4], [5], [6], [7]]);
  expect(due).toEqual([5]);
});

test('when the database is down the whole batch is tried again later, from where it was', async () => {
  fail = (numbers) => {
    if (numbers.includes(4)) throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  };
  await run();
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  fail = () => {};
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.jobs.runDue();
  expect(batches.slice(2)).toEqual([[4, 5, 6], [7]]);
  expect(due).toEqual([]);
});
