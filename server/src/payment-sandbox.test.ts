// @module-tag long
import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../test/service/app.ts';
import { type TestMember, createMember } from '../test/members/members.ts';
import { enter, startServer } from '../test/service/separate-server.ts';

const app = await testApp();

type Headers = Record<string, string>;

async function send(url: string, path: string, headers: Headers, body?: object) {
  const answer = await fetch(url + apiBase + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300);
  return answer.json() as Promise<Record<string, unknown>>;
}

/** What the card form of the browser does. */
async function createMethod(url: string) {
  const plans = await send(url, '/plans', {});
  const { publishableKey } = (plans['data'] as { payments: { publishableKey: string } }).payments;
  const answer = await fetch(`${url}/sandbox/v1/payment_methods`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2050&card[cvc]=123',
  });
  return ((await answer.json()) as { id: string }).id;
}

test('two processes on one data folder use one payment sandbox, also after one was killed', async () => {
  // The first one runs the sandbox.
  const one = await startServer(app);
  const other = await startServer(app);
  const buy = async (member: TestMember, from: string, at: string) => {
    const headers = await enter(at, member);
    const paymentMethodId = await createMethod(from);
    const body = { plan: 'monthly', paymentMethodId, begin };
    await send(at, '/subscription/create', headers, body);
    return headers;
  };
  const [ada, grace] = [await createMember(app), await createMember(app)];
  const headers = await buy(ada, one.url, other.url);
  await one.end('SIGKILL');
  expect(await createMethod(other.url)).toMatch(/^pm_/);
  await send(other.url, '/subscription/cancel', headers, {});
  const third = await startServer(app);
  await buy(grace, other.url, third.url);
  await other.end('SIGTERM');
  await send(third.url, '/subscription/reactivate', headers, {});
  expect(await third.end('SIGTERM')).toBe(0);
});
