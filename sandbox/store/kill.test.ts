// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox } from '../test/sandbox.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

const start = JSON.stringify(join(import.meta.dirname, '../start.ts'));

/** A sandbox in a separate process, which prints its port. */
async function startProcess(file: string): Promise<{ child: ChildProcess; stripe: Stripe }> {
  const script = `
    import { startSandbox } from ${start};
    const { port } = await startSandbox({
      file: ${JSON.stringify(file)}, key: 'k', publishableKey: 'p', webhook: null,
    });
    console.log(port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const config = { host: '127.0.0.1', port: Number(line), protocol: 'http' } as const;
  return { child, stripe: new Stripe('k', { ...config, maxNetworkRetries: 0 }) };
}

test('everything that was confirmed is there after the process was killed, and nothing is half there', async () => {
  const file = join(folder, 'killed');
  const answered: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, stripe } = await startProcess(file);
    const wanted = answered.length + 40;
    const buy = async () => {
      for (;;) {
        const { id: customer } = await stripe.customers.create({});
        const { id } = await stripe.paymentIntents.create({
          amount: 100,
          currency: 'usd',
          customer,
          payment_method: 'pm_card_visa',
          confirm: true,
        });
        answered.push(id);
        if (answered.length >= wanted) child.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled([buy(), buy(), buy(), buy()]);
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    if (child.signalCode === null) await once(child, 'exit');
  }
  await using sandbox = await openSandbox({ file });
  const { store } = sandbox;
  for (const id of answered) expect(store.get('payment_intent', id)?.status).toBe('succeeded');
  const paid = store.all('payment_intent');
  expect(paid.length).toBeGreaterThanOrEqual(120);
  for (const { id, latest_charge: charge } of paid)
    expect(store.by('charge', id).map((one) => one.id)).toEqual([charge]);
});
