// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { withClient } from '../db/with-client.ts';
import { startPrimaryAndStandby } from '../../test/database/standby.ts';
import { administrator, spawnServer } from '../../test/service/separate-server.ts';

test('trust 96: requests, jobs and the listener follow the database to the host that takes writes, with no 500', async () => {
  const database = await startPrimaryAndStandby();
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-failover-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const server = spawnServer({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  const url = await server.ready();

  // Each sign-in writes a session.
  const statuses: number[] = [];
  const answered = async () => {
    const { status } = await fetch(url + apiBase + login.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    statuses.push(status);
    return status;
  };
  expect(await answered()).toBe(200);
  const stopped = new AbortController();
  const asking = (async () => {
    while (!stopped.signal.aborted) await Promise.all([answered(), sleep(20)]);
  })();

  await database.killPrimary();
  await expect.poll(answered).toBe(503);
  await database.promote();
  await expect.poll(answered).toBe(200);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  stopped.abort();
  await asking;
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const acknowledged = statuses.filter((status) => status === 200).length;

  await withClient(database.standby, async (client) => {
    await client.query(`select graphile_worker.add_job('delete-failed-jobs', '{}')`);
    await expect
      .poll(
        async () =>
          (
            await client.query(
              'select from graphile_worker.jobs where task_identifier = $1 and run_at <= now()',
              ['delete-failed-jobs'],
            )
          ).rowCount,
      )
      .toBe(0);
    const sessions = await client.query('select from session');
    expect(sessions.rowCount).toBeGreaterThanOrEqual(acknowledged);
    const listening = `select from pg_stat_activity where application_name = 'kindred-listen'`;
    await expect.poll(async () => (await client.query(listening)).rowCount).toBe(1);
  });
  expect(server.isRunning()).toBe(true);
});
