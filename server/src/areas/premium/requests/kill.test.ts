// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { describe, expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { atEnd } from '../../../../test/clean-up.ts';
import { cutConnection } from '../../../../test/service/cut-connection.ts';
import { heldBy, storedOf } from '../../../../test/payments/held.ts';
import { createPerson } from '../../../../test/members/people.ts';
import {
  type Person,
  isPremium,
  premiumApp,
  subscribe,
  visa,
} from '../../../../test/premium/premium.ts';

const app = await premiumApp({ environment: { LOG_LEVEL: 'silent' } });
const { store } = app.sandbox;
const proxy = await cutConnection(app.sandbox.port);
const body = { plan: 'monthly', paymentMethodId: visa, begin };

/** Another process of the service, which answers until it is killed. */
async function startProcess() {
  const file = join(import.meta.dirname, '../../../../test/payments/service-process.ts');
  const folder = await mkdtemp(join(tmpdir(), 'kindred-service-'));
  const child = spawn(process.execPath, [file, app.databaseUrl, String(proxy.port), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, kill: () => child.kill('SIGKILL'), ended };
}

const customerOf = ({ id }: Person) =>
  store.all('customer').find(({ metadata }) => metadata['member'] === id)?.id ?? 'cus_none';
const paidBy = (person: Person) =>
  store.by('charge', customerOf(person)).filter(({ status }) => status === 'succeeded');

const buyAt = (url: string, { headers }: Person) =>
  fetch(`${url}/api/v1/subscription/create`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The calls of a new process to the provider for a purchase. */
async function countCalls() {
  // The price is created once, for all processes.
  await subscribe(await createPerson(app), body);
  const { url } = await startProcess();
  proxy.heal();
  await buyAt(url, await createPerson(app));
  return [...proxy.seen()];
}

const calls = await countCalls();
const steps = calls.flatMap((call, index) =>
  (['before', 'after'] as const).map((phase) => ({ call, index, phase })),
);
/** Short runs take the payment itself, and the last response. */
const isShort = ({ call, index, phase }: (typeof steps)[number]) =>
  call === 'POST /v1/subscriptions' || (phase === 'after' && index === calls.length - 1);

test('a purchase calls the provider several times', () => {
  expect(calls).toContain('POST /v1/subscriptions');
  expect(calls.length).toBeGreaterThan(5);
});

describe.each(steps.filter((step) => long || isShort(step)))(
  'the process is killed $phase $call ($index) of a purchase',
  ({ index, phase }) => {
    test(
      'trust 32: another process charges once, and gives what was paid for',
      { tags: ['long'] },
      async () => {
        const ada = await createPerson(app);
        const { url, kill, ended } = await startProcess();
        proxy.choose(index, phase);
        proxy.onCut(() => void kill());
        await expect(buyAt(url, ada)).rejects.toThrow('fetch failed');
        expect((await ended)[1]).toBe('SIGKILL');
        proxy.heal();
        await app.pass(3 * 60_000);
        await app.run('finish-payment-requests');
        expect(paidBy(ada).length).toBeLessThanOrEqual(1);
        expect(await isPremium(ada)).toBe(paidBy(ada).length === 1);
        expect([200, 409]).toContain((await subscribe(ada, body)).statusCode);
        await app.settle();
        expect(paidBy(ada)).toHaveLength(1);
        expect(await isPremium(ada)).toBe(true);
        expect(await storedOf(app, ada.id)).toEqual(heldBy(app.sandbox, customerOf(ada)));
      },
    );
  },
);
