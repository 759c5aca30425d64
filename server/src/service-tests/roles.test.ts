// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register, verifyEmail } from '@kindred/contract/accounts';
import { forgotPassword } from '@kindred/contract/accounts/credentials';
import { readSystem } from '@kindred/contract/operation';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../test/service/app.ts';
import { openMailServer } from '../../test/service/mail-server.ts';
import { enter, spawnServer, startServer } from '../../test/service/separate-server.ts';
import { goodPassword as password, newAddress } from '../../test/members/accounts.ts';
import { createStaff } from '../../test/members/members.ts';
import { readPaymentClock } from '../areas/premium/clock/payment-clock.ts';
import { addJob } from '../platform/jobs/jobs.ts';

const app = await testApp();

const waitingJobs = async () =>
  (
    await app.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'delete-failed-jobs' and run_at <= now()`,
    )
  ).rowCount;

const statusOf = async (url: string) => (await fetch(url)).status;

test('trust 97: one process serves people, another runs jobs with probes and metrics only, and both are seen until they end', async () => {
  const web = await startServer(app, { ROLE: 'web' });
  const headers = await enter(web.url, await createStaff(app));
  const roles = async () => {
    const response = await fetch(web.url + apiBase + readSystem.url, { headers });
    const { data } = (await response.json()) as {
      data: { processes: { role: string; sharesFiles: boolean }[] };
    };
    return data.processes.map(({ role, sharesFiles }) => [role, sharesFiles]);
  };
  await addJob(app.pool, 'delete-failed-jobs', {});
  expect(await roles()).toEqual([['web', true]]);
  // A process with jobs looks for them every two seconds.
  await sleep(3000);
  expect(await waitingJobs()).toBe(1);

  const jobs = await startServer(app, { ROLE: 'jobs' });
  expect(await roles()).toEqual([
    ['web', true],
    ['jobs', true],
  ]);
  await expect.poll(waitingJobs).toBe(0);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect(await statusOf(jobs.url + path), path).toBe(200);
  for (const path of [
    '/',
    '/login',
    `${apiBase}/auth/profile`,
    `${apiBase}/live`,
    `${apiBase}/openapi.json`,
  ])
    expect(await statusOf(jobs.url + path), path).toBe(404);

  expect(await jobs.end('SIGTERM')).toBe(0);
  expect(await roles()).toEqual([['web', true]]);
  expect(await web.end('SIGTERM')).toBe(0);
  expect((await app.pool.query('select from process')).rowCount).toBe(0);
});

test('what people ask one process for is done by another, which runs jobs alone: mails, and payments of a demo', async () => {
  const mails = await openMailServer();
  const web = await startServer(app, { ROLE: 'web' });
  const jobs = await startServer(app, { ROLE: 'jobs', SMTP_URL: mails.url });
  const email = newAddress();
  const post = async ({ url }: { url: string }, body: object) => {
    const response = await fetch(web.url + apiBase + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { verificationToken: string };
  };
  const received = () => mails.receivedBy(email).map(({ subject }) => subject);

  const { verificationToken } = await post(register, { firstName: 'Mina', email, password });
  await expect.poll(received).toEqual([expect.stringMatching(/^Confirm your email/)]);
  const [, code = ''] = /^(\d{6})$/m.exec(mails.receivedBy(email)[0]?.text ?? '') ?? [];
  await post(verifyEmail, { verificationToken, code });
  await post(forgotPassword, { email });
  await expect.poll(received).toContainEqual(expect.stringMatching(/^Choose a new password/));

  const to = new Date(Date.now() + 86_400_000).toISOString();
  await addJob(app.pool, 'turn-payment-clock', { to });
  const report = async () => (await readPaymentClock(app.pool))?.report;
  await expect.poll(report).toMatchObject({ now: to });
  for (const each of [jobs, web]) expect(await each.end('SIGTERM')).toBe(0);
});

test('trust 97: a process whose files are elsewhere refuses to start, and the other goes on', async () => {
  const first = await startServer(app);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kindred-elsewhere-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const settings = { DATABASE_URL: app.databaseUrl, DATA_DIR };
  const second = spawnServer(settings);
  expect(await second.ended).toBe(1);
  expect(second.lines()).toEqual([
    expect.stringMatching(
      /^Another process of this database \(ROLE=all, started .+\) keeps its files/,
    ),
  ]);
  expect(await statusOf(`${first.url}/readyz`)).toBe(200);

  // A killed one is forgotten.
  await first.end('SIGKILL');
  expect((await app.pool.query('select from process')).rowCount).toBe(1);
  await app.owner.query(`update process set seen_at = now() - interval '31 seconds'`);
  const third = spawnServer(settings);
  await third.ready();
  expect(await third.end('SIGTERM')).toBe(0);
});

test('the embedded database has no process that does only a part', async () => {
  const server = spawnServer({ ROLE: 'jobs' });
  expect(await server.ended).toBe(1);
  expect(server.lines()).toEqual([expect.stringMatching(/^ROLE=jobs needs DATABASE_URL/)]);
});
