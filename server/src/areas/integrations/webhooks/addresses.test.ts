import { expect, test } from 'vitest';
import { openReceiver } from '../../../../test/service/webhook-receiver.ts';
import { callWebhook } from './call.ts';
import { checkUrl } from './check-url.ts';
import { nextTry } from './retries.ts';

const faultOf = (url: string, production = true) => {
  try {
    checkUrl(url, { production });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['https://bot.example/events', null],
  ['https://8.8.8.8/', null],
  ['http://bot.example/', 'webhook_url_insecure'],
  ['https://127.0.0.1/', 'webhook_url_private'],
  ['https://0x7f.1/', 'webhook_url_private'],
  ['https://2130706433/', 'webhook_url_private'],
  ['https://10.1.2.3/', 'webhook_url_private'],
  ['https://169.254.169.254/latest', 'webhook_url_private'],
  ['https://[::1]/', 'webhook_url_private'],
  ['https://[::ffff:10.0.0.1]/', 'webhook_url_private'],
  ['https://[fd00::1]/', 'webhook_url_private'],
  ['https://[64:ff9b::a00:1]/', 'webhook_url_private'],
  ['https://user:word@bot.example/', 'webhook_url_invalid'],
  ['ftp://bot.example/', 'webhook_url_invalid'],
  ['bot.example', 'webhook_url_invalid'],
])('trust 129: the address %s in production: %s', (url, fault) => {
  expect(faultOf(url)).toBe(fault);
});

const call = (url: string, more: object = {}) =>
  callWebhook({ url, headers: {}, body: '{}', mayBePrivate: false, ...more });

test('trust 129: nothing is sent into a private network, by number or by a name that leads there', async () => {
  const { url, received } = await openReceiver();
  expect(await call(url)).toMatchObject({ fault: 'address', status: null });
  expect(await call(url.replace('127.0.0.1', 'localhost'))).toMatchObject({ fault: 'address' });
  expect(received).toEqual([]);
});

test('trust 129: the connection goes to the address that was checked, looked up once', async () => {
  const { url, received } = await openReceiver();
  let times = 0;
  const outcome = await call(url.replace('127.0.0.1', 'bot.example'), {
    lookup: (_host: string, { all }: { all?: boolean }, done: (...given: unknown[]) => void) => {
      times += 1;
      const found = { address: '127.0.0.1', family: 4 };
      return all ? done(null, [found]) : done(null, found.address, found.family);
    },
  });
  expect(outcome).toMatchObject({ status: 200, response: 'ok' });
  expect([times, received.length]).toEqual([1, 1]);
});

test('trust 129: a redirect is not followed, and a long response is cut', async () => {
  const [here, elsewhere] = [await openReceiver(), await openReceiver()];
  Object.assign(here.answer, { status: 307, headers: { location: elsewhere.url } });
  here.answer.body = `\0${'x'.repeat(100_000)}`;
  const outcome = await call(here.url, { mayBePrivate: true });
  expect(outcome.status).toBe(307);
  expect(outcome.response?.length).toBeLessThanOrEqual(1000);
  expect(outcome.response).not.toContain('\0');
  expect(elsewhere.received).toEqual([]);
});

test('a connection that fails is a failure of its own', async () => {
  expect(await call('http://127.0.0.1:9/', { mayBePrivate: true })).toMatchObject({
    fault: 'connection',
  });
});

test('a response that does not end is a timeout', async () => {
  const { url, answer, received } = await openReceiver();
  answer.ends = false;
  const ending = new AbortController();
  const called = call(url, { mayBePrivate: true, signal: ending.signal });
  await expect.poll(() => received.length).toBe(1);
  ending.abort();
  expect(await called).toEqual({ status: null, response: null, fault: 'timeout' });
});

test('pauses differ by a tenth, and the last try is at the end of the three days', () => {
  const created = new Date('2026-01-01T00:00:00Z');
  const next = (attempts: number, now: Date, random: number) =>
    nextTry(attempts, created, now, () => random)?.toISOString();
  expect(next(1, created, 0.5)).toBe('2026-01-01T00:01:00.000Z');
  expect(next(2, created, 0)).toBe('2026-01-01T00:04:30.000Z');
  expect(next(9, new Date('2026-01-03T12:00:00Z'), 1)).toBe('2026-01-04T00:00:00.000Z');
  expect(next(10, new Date('2026-01-04T00:00:00Z'), 0.5)).toBeUndefined();
});
