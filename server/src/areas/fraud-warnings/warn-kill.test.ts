// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { noticesOf, writtenTo } from '../../../test/desk/fraud.ts';
import { createMember } from '../../../test/members/members.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { startServer } from '../../../test/service/separate-server.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const lead = await createColleague(app);

const setState = async (id: string, change: object) => {
  const answer = await lead.send('PUT', `/users/${id}/state`, { reason: 'Scam', ...change });
  expect(answer.statusCode, answer.body).toBe(200);
  await sql`update fraud_ban set due_at = now() where member_id = ${id}`;
};

const countWarned = async (id: string) =>
  (
    await sql.one<{ count: number }>`select count(*)::int as count from fraud_warning
    where member_id = ${id} and withdrawn_at is null`
  ).count;

/** Two processes work on it at the same time, and are killed after the first batch. */
async function killAmong(done: () => Promise<boolean>) {
  const servers = [await startServer(app), await startServer(app)];
  for (const number of [1, 2])
    await addJob(app.pool, 'warn-of-fraud', {}, { key: `warn-of-fraud ${number}` });
  while (!(await done())) await sleep(5);
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  // The workers of a killed process hold its jobs until others notice.
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
    where locked_at is not null`;
}

/** Another process finishes it, and repeats it. */
async function finishByAnother() {
  const { end } = await startServer(app);
  for (const _again of [1, 2]) {
    await addJob(app.pool, 'warn-of-fraud', {}, { key: 'warn-of-fraud' });
    while (await isAnyLeft()) await sleep(50);
  }
  await end('SIGKILL');
}

const isAnyLeft = async () =>
  (
    await sql.one<{ left: boolean }>`select exists (select from graphile_worker.jobs
      where task_identifier in ('warn-of-fraud', 'mail')) as left`
  ).left;

const mailsAbout = async (subject: string) =>
  (await sentMails(app))
    .filter((mail) => mail.subject === subject)
    .map(({ to }) => to?.[0]?.address ?? '');

const size = long ? 10_000 : 250;

test('trust 112, trust 113: killed in the middle, with two workers, everyone is warned exactly once, and it is withdrawn exactly once', async () => {
  const { id } = await createMember(app);
  const victims = await writtenTo(app, id, size);
  await setState(id, { state: 'banned', forFraud: true });
  await killAmong(async () => (await countWarned(id)) > 0);
  const reached = await countWarned(id);
  expect(reached % 200 === 0 || reached === size).toBe(true);
  await finishByAnother();
  expect(await noticesOf(app, victims)).toEqual({ 'fraud.warned': [size, size] });
  const warned = await mailsAbout('We banned someone who wrote to you for fraud');
  expect([warned.length, new Set(warned).size]).toEqual([size, size]);
  await setState(id, { state: 'active' });
  await killAmong(async () => (await countWarned(id)) < size);
  await finishByAnother();
  expect(await noticesOf(app, victims)).toEqual({ 'fraud.withdrawn': [size, size] });
  const withdrawn = await mailsAbout('Our warning about someone who wrote to you was wrong');
  expect([withdrawn.length, new Set(withdrawn).size]).toEqual([size, size]);
  expect(
    await sql`select warned, withdrawn, due_at from fraud_ban where member_id = ${id}`,
  ).toEqual([{ warned: size, withdrawn: size, due_at: null }]);
});

test('trust 113: reversed in the middle, it is withdrawn for those who were warned, and the others hear nothing', async () => {
  const { id } = await createMember(app);
  const victims = await writtenTo(app, id, size);
  await setState(id, { state: 'banned', forFraud: true });
  await killAmong(async () => (await countWarned(id)) > 0);
  const reached = await countWarned(id);
  await setState(id, { state: 'active' });
  await finishByAnother();
  expect(await noticesOf(app, victims)).toEqual({ 'fraud.withdrawn': [reached, reached] });
});
