import type { FailedJob } from '@kindred/contract/operation';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'fail-again': object;
  }
}

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const lead = await createColleague(app);
let works = false;
app.jobs.handle('fail-again', async () => {
  if (!works) throw new Error('ada@member.example does not exist');
});

interface System {
  waitingJobs: number;
  failedJobs: number;
  jobs: FailedJob[];
}
const read = async () => (await lead.get('/system')).json<{ data: System }>().data;

beforeEach(async () => {
  works = false;
  await app.pool.query('delete from graphile_worker._private_jobs');
  await addJob(app.pool, 'fail-again', {}, { attempts: 1 });
  await app.jobs.runDue();
});

test('administrators see what failed for the last time with its error, and nothing personal', async () => {
  const { jobs, failedJobs, waitingJobs } = await read();
  expect([failedJobs, waitingJobs]).toEqual([1, 0]);
  expect(jobs).toMatchObject([{ kind: 'fail-again', error: 'Error', attempts: 1 }]);
  expect(JSON.stringify(jobs)).not.toContain('ada');
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(/^jobs_given_up\{kind="fail-again"\} 1$/m);
});

test('a retried job runs, and is gone when it is done', async () => {
  const [job] = (await read()).jobs;
  works = true;
  expect((await lead.send('PUT', `/system/jobs/${job?._id}`)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ failedJobs: 0, waitingJobs: 1 });
  await app.jobs.runDue();
  expect(await read()).toMatchObject({ failedJobs: 0, waitingJobs: 0 });
  const again = await lead.send('PUT', `/system/jobs/${job?._id}`);
  expect([again.statusCode, again.json()]).toMatchObject([404, { code: 'job_not_found' }]);
});

test('a dropped job is gone, and both are in the audit log', async () => {
  const [job] = (await read()).jobs;
  expect((await lead.send('DELETE', `/system/jobs/${job?._id}`)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ failedJobs: 0, waitingJobs: 0 });
  const { entries } = (await lead.get('/audit')).json<{
    data: { entries: { action: string; details: unknown }[] };
  }>().data;
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'job.drop', details: { kind: 'fail-again' } },
    { action: 'job.retry', details: { kind: 'fail-again' } },
  ]);
});

test('a job that waits or runs is neither retried nor dropped, and others may not', async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await addJob(app.pool, 'fail-again', {});
  const { rows } = await app.pool.query<{ id: string }>('select id from graphile_worker.jobs');
  const url = `/system/jobs/${rows[0]?.id}`;
  expect((await lead.send('PUT', url)).statusCode).toBe(404);
  expect((await lead.send('DELETE', url)).statusCode).toBe(404);
  for (const role of ['moderator', 'support', 'analyst'] as const) {
    const other = await createColleague(app, role);
    expect((await other.get('/system')).statusCode).toBe(403);
    expect((await other.send('DELETE', url)).statusCode).toBe(403);
  }
});
