import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { reportForwarding } from './report-forwarding.ts';

/** What a service logs that gets these headers twice. */
async function logOf(headers: Record<string, string>, trustProxy = 0) {
  let logged = '';
  const stream = { write: (line: string) => (logged += line) };
  const app = Fastify({ logger: { level: 'warn', stream } }) as unknown as FastifyInstance;
  app.decorate('config', { trustProxy } as FastifyInstance['config']);
  reportForwarding(app);
  for (const _time of ['once', 'again']) await app.inject({ url: '/', headers });
  return logged.split('\n').filter(Boolean);
}

test('the first forwarding header that is ignored is logged once, without the address in it', async () => {
  const [line = '', ...more] = await logOf({ 'x-forwarded-for': '203.0.113.77' });
  expect(line).toMatch(/"header":"x-forwarded-for".*TRUST_PROXY is not set/);
  expect(line).not.toContain('203.0.113.77');
  expect(more).toEqual([]);
  expect(await logOf({})).toEqual([]);
  expect(await logOf({ forwarded: 'for=203.0.113.77' }, 1)).toEqual([]);
});
