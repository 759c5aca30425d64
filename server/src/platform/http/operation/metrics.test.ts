import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiBase } from '@kindred/contract/route';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/backup/backup.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { connectSandbox } from '../../../../test/premium/premium.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';
import { openPool } from '../../../db/connect.ts';
import { sendQuery } from '../../../db/statement.ts';
import { archiveNameOf } from '../../backup/archives.ts';
import { addJob } from '../../jobs/jobs.ts';
import { publishEvent } from '../../live/publish.ts';
import { createMeasures } from './measures.ts';

const backups = await temporaryFolder();
const app = await testApp({ environment: { BACKUP_DIR: backups } });
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
    reads: true,
    writes: false,
    shown: 'never' as const,
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
  await addJob(app.pool, 'delete-old-rows-hourly', {}, { runAt: new Date(Date.now() - 600_000) });
  await app.processes.begin();
  const text = await read();
  const [, late] =
    /^jobs_late_seconds\{kind="delete-old-rows-hourly"\} ([\d.]+)$/m.exec(text) ?? [];
  expect(Number(late)).toBeGreaterThan(590);
  expect(text).toMatch(/^service_processes\{role="web"\} 0$/m);
  expect(text).toMatch(/^service_processes\{role="all"\} 1$/m);
  expect(text).toMatch(/^service_info\{role="all",version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/^live_sockets 0$/m);
  expect(text).toMatch(/^live_sockets_most 20000$/m);
});

test('the disk and the age of the newest backup are monitored', async () => {
  await writeFile(join(backups, archiveNameOf(new Date(Date.now() - 200_000_000))), '');
  const text = await read();
  const valueOf = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  expect(valueOf('backup_age_seconds')).toBeGreaterThan(199_999);
  expect(valueOf('disk_size_bytes')).toBeGreaterThan(valueOf('disk_free_bytes'));
});

const countOf = async (series: string) => {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
};

test('each connection that is taken is measured with its time, also one that is waited for', async () => {
  const [count, sum] = ['count', 'sum'].map((part) => `database_connection_wait_seconds_${part}`);
  const before = [await countOf(count ?? ''), await countOf(sum ?? '')];
  const all = await Promise.all(Array.from({ length: 4 }, () => app.pool.connect()));
  const later = app.pool.query('select 1');
  expect(app.pool.waitingCount).toBe(1);
  for (const client of all) client.release();
  await later;
  // Reading the metrics takes connections, too.
  expect(await countOf(count ?? '')).toBeGreaterThanOrEqual((before[0] ?? 0) + 5);
  expect(await countOf(sum ?? '')).toBeGreaterThan(before[1] ?? 0);
});

test('a connection that cannot be had is an error, as without measuring', async () => {
  const closed = openPool('postgres://127.0.0.1:9/none', 1);
  const measured = createMeasures();
  measured.followPool(closed);
  await expect(closed.connect()).rejects.toThrow('ECONNREFUSED');
  await expect(closed.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await closed.end();
});

test('calls to others are counted by what came of them, and none is missing before the first', async () => {
  const of = (outcome: string) => `outgoing_call_seconds_count{to="push",outcome="${outcome}"}`;
  const counts = () => Promise.all(['ok', 'refused', 'failed'].map(of).map(countOf));
  expect(await counts()).toEqual([0, 0, 0]);
  const call = { to: 'push', name: 'send push' } as const;
  const outcomeOf = () => 'refused' as const;
  await app.measures.call(call, async () => 'sent');
  await app.measures.call({ ...call, outcomeOf }, async () => 'gone');
  const failing = app.measures.call(call, async () => {
    throw new RangeError('away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(await counts()).toEqual([1, 1, 1]);
});

test('mails and calls of payments are counted', async () => {
  const { email } = await createMember(app);
  await app.inject({
    method: 'POST',
    url: `${apiBase}/auth/forgot-password`,
    payload: { email },
  });
  await app.jobs.runDue();
  expect(await countOf('outgoing_call_seconds_count{to="mail",outcome="ok"}')).toBe(1);
  await connectSandbox(app);
  await app.payments.stripe.products.list();
  await expect(app.payments.stripe.customers.retrieve('cus_none')).rejects.toThrow('No such');
  expect(await countOf('outgoing_call_seconds_count{to="payments",outcome="ok"}')).toBe(1);
  expect(await countOf('outgoing_call_seconds_count{to="payments",outcome="refused"}')).toBe(1);
});

test('the lag of the bus and of the delivery to sockets is measured', async () => {
  const member = await createMember(app);
  const channel = await openChannel(await liveUrl(app), await signIn(app, member));
  const [bus, delivery] = ['live_bus_seconds_count', 'live_delivery_seconds_count'];
  const before = await countOf(delivery ?? '');
  await publishEvent(app.pool, [member.id], 'notices', {});
  await expect.poll(() => channel.eventsOf('notices').length).toBe(1);
  await expect.poll(() => countOf(bus ?? '')).toBeGreaterThan(0);
  await expect.poll(() => countOf(delivery ?? '')).toBe(before + 1);
});

test('the response is in the Prometheus format', async () => {
  const { headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});
