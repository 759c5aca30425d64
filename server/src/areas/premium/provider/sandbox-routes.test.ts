// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSandbox } from '../../../../../sandbox/start.ts';
import { testApp } from '../../../../test/service/app.ts';
import { keys } from '../../../../test/service/keys.ts';
import { connectSandbox } from '../../../../test/premium/premium.ts';

const app = await testApp();

/** `async`, because a request that is injected only starts when something waits for it. */
const createMethod = async () =>
  app.inject({
    method: 'POST',
    url: '/sandbox/v1/payment_methods',
    headers: {
      authorization: `Bearer ${keys.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2050&card[cvc]=123',
  });

/** Connects to a sandbox that has ended. */
async function connectEnded() {
  const { secretKey: key, publishableKey } = keys;
  const sandbox = await startSandbox({ file: null, key, publishableKey, webhook: null });
  await sandbox.close();
  app.payments.connect(keys, { host: '127.0.0.1', port: sandbox.port });
}

test('the card form waits for a sandbox that another process is starting, but not for long', async () => {
  await connectEnded();
  const answer = await createMethod();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { code: 'payment_service_unreachable' },
  ]);
  const waiting = createMethod();
  await sleep(300);
  const sandbox = await connectSandbox(app);
  expect((await waiting).statusCode).toBe(200);
  expect(sandbox.store.all('payment_method')).toHaveLength(1);
});
