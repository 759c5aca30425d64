import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';

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

test('the response is in the Prometheus format', async () => {
  const { headers } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});
