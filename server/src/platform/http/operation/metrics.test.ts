import { apiBase } from '@kindred/contract/route';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sendQuery } from '../../../db/statement.ts';
import { addJob } from '../../jobs/jobs.ts';

const app = await testApp();
const read = async () => (await app.inject({ url: '/metrics' })).body;

test('requests are counted by declared route, never by actual URL', async () => {
  await app.inject({ url: '/members/philomena' });
  await app.inject({ url: `${apiBase}/philomena` });
  await app.inject({ method: 'POST', url: '/philomena' });
  await app.inject({ url: `${apiBase}/auth/profile` });
  const text = await read();
  const count = (labels: string) => {
    const [, value] =
      text
        .split('\n')
        .map((line) => line.split(`http_request_seconds_count{${labels}} `))
        .find(([, found]) => found !== undefined) ?? [];
    return Number(value);
  };
  expect(count('method="GET",route="/*",status="200"')).toBe(1);
  expect(count('method="GET",route="/*",status="404"')).toBe(1);
  expect(count('method="POST",route="unknown",status="404"')).toBe(1);
  expect(count('method="GET",route="/api/v1/auth/profile",status="401"')).toBe(1);
  expect(text).not.toContain('philomena');
});

test('the process and its database connections are monitored too', async () => {
  const text = await read();
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds'])
    expect(text).toContain(name);
  expect(text).toMatch(/^database_connections_total \d+$/m);
  expect(text).toMatch(/^database_connections_waiting 0$/m);
});

test('statements are counted by name with their time, and what failed is counted too', async () => {
  const failing = {
    name: 'fail_in_test',
    text: 'select 1 / 0',
    row: Type.Object({}),
    params: null,
  };
  const counted = async (counter: string, statement: string) => {
    const line = new RegExp(`^database_${counter}_total\\{statement="${statement}"\\} (.+)$`, 'm');
    return Number(line.exec(await read())?.[1] ?? 0);
  };
  const counts = async () => ({
    sent: await counted('statements', 'write_readiness'),
    seconds: await counted('statement_seconds', 'write_readiness'),
    failures: await counted('statement_failures', 'write_readiness'),
    expectedFailures: await counted('statement_failures', 'fail_in_test'),
  });
  // The counters belong to the process, which may have tested other services before this one.
  const before = await counts();
  const sent = sendQuery(app.pool, failing, { text: failing.text, values: [] });
  await expect(sent).rejects.toThrow('division by zero');
  await app.inject({ url: '/readyz' });
  const after = await counts();
  expect(after.sent).toBe(before.sent + 1);
  expect(after.seconds).toBeGreaterThan(before.seconds);
  expect(after.failures).toBe(before.failures);
  expect(after.expectedFailures).toBe(before.expectedFailures + 1);
});

test('how late jobs are, the processes, the version and the sockets are monitored', async () => {
  await addJob(app.pool, 'delete-old-tries', {}, { runAt: new Date(Date.now() - 600_000) });
  await app.processes.begin();
  const text = await read();
  const [, late] = /^jobs_late_seconds\{kind="delete-old-tries"\} ([\d.]+)$/m.exec(text) ?? [];
  expect(Number(late)).toBeGreaterThan(590);
  expect(text).toMatch(/^service_processes\{role="web"\} 0$/m);
  expect(text).toMatch(/^service_processes\{role="all"\} 1$/m);
  expect(text).toMatch(/^service_info\{role="all",version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/^live_sockets 0$/m);
  expect(text).toMatch(/^live_sockets_most 20000$/m);
});

test('the response is in the Prometheus format', async () => {
  const { headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});
