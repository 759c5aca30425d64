import { expect, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import { createPayer, createPrices, openSandbox, start } from '../test/sandbox.ts';

test(
  'a running sandbox renews automatically over time, and sends events',
  { tags: ['long'] },
  async () => {
    let time = start;
    await using receiver = await openReceiver();
    await using sandbox = await openSandbox({ now: () => time, webhook: receiver.webhook });
    const { stripe } = sandbox;
    const { monthly } = await createPrices(stripe);
    const customer = await createPayer(stripe);
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
    });
    time = new Date('2026-03-01T00:00:00Z');
    await expect.poll(() => sandbox.store.by('invoice', id)).toHaveLength(2);
    await expect
      .poll(() => receiver.types.filter((type) => type === 'invoice.paid'))
      .toHaveLength(2);
  },
);

test(
  'a refused event is sent again later, and is given up after three days',
  { tags: ['long'] },
  async () => {
    let time = start;
    await using receiver = await openReceiver();
    await using sandbox = await openSandbox({ now: () => time, webhook: receiver.webhook });
    receiver.response = 500;
    await sandbox.stripe.customers.create({});
    await sandbox.deliver();
    const sent = receiver.types.length;
    time = new Date(start.getTime() + 40_000);
    await expect.poll(() => receiver.types.length).toBeGreaterThan(sent);
    expect(sandbox.deliveries.pending()).toHaveLength(1);
    for (let count = 0; count < 11; count += 1) await sandbox.deliver();
    expect(sandbox.deliveries.pending()).toEqual([]);
    expect(new Set(receiver.types)).toEqual(new Set(['customer.created']));
  },
);

test('the clock goes forward only', async () => {
  await using sandbox = await openSandbox();
  await sandbox.clock.advanceTo(new Date('2026-02-10T00:00:00Z'));
  expect(sandbox.clock.now()).toEqual(new Date('2026-02-10T00:00:00Z'));
  await expect(sandbox.clock.advanceTo(start)).rejects.toThrow('only goes forward');
  await expect(sandbox.clock.advanceTo(new Date('x'))).rejects.toThrow('needs a date');
});

test('only the secret key in the header reads and moves the clock, and a URL has no key', async () => {
  await using sandbox = await openSandbox();
  const ask = async (search: string, key: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${sandbox.url}/clock${search}`, { ...init, headers });
    return [response.status, await response.json()];
  };
  const secret = 'sk_test_sandbox';
  expect(await ask('', secret)).toEqual([200, { now: start.toISOString(), ahead: 0 }]);
  const refused = [401, { error: 'This needs the secret key.' }];
  expect(await ask('', 'pk_test_sandbox')).toEqual(refused);
  expect(await ask(`?key=${secret}`, '')).toEqual(refused);
  const to = new URLSearchParams({ to: '2026-02-01T12:00:00Z' });
  expect(await ask('', secret, { method: 'POST', body: to })).toMatchObject([
    200,
    { ahead: 86_400_000 },
  ]);
  expect(sandbox.clock.now()).toEqual(new Date('2026-02-01T12:00:00Z'));
});
