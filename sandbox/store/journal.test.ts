import { appendFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox } from '../start.ts';
import { openReceiver } from '../test/receiver.ts';
import { cardParams, createPayer, createPrices, openSandbox } from '../test/sandbox.ts';
import { Journal } from './journal.ts';
import { lockJournal } from './lock.ts';
import { kinds, type KeptResponse } from './objects.ts';
import { Store } from './store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Opened = Awaited<ReturnType<typeof openSandbox>>;

/** All objects, without the port that changes with every start. */
const everything = ({ store }: Opened) =>
  JSON.stringify(kinds.map((kind) => store.all(kind))).replaceAll(/127\.0\.0\.1:\d+/g, 'sandbox');

async function subscribe({ stripe }: Opened) {
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  return stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
}

test('everything is there again after a restart, and the clock continues where it was', async () => {
  const file = join(folder, 'restart');
  let before: string;
  let id: string;
  {
    await using sandbox = await openSandbox({ file });
    ({ id } = await subscribe(sandbox));
    await sandbox.clock.advanceTo(new Date('2026-02-10T00:00:00Z'));
    before = everything(sandbox);
  }
  {
    await using sandbox = await openSandbox({ file });
    expect(everything(sandbox) === before).toBe(true);
    expect(sandbox.clock.now()).toEqual(new Date('2026-02-10T00:00:00Z'));
    await sandbox.clock.advanceTo(new Date('2026-02-28T12:30:00Z'));
  }
  await using sandbox = await openSandbox({ file });
  await sandbox.clock.advanceTo(new Date('2026-02-28T14:00:00Z'));
  const invoices = await sandbox.stripe.invoices.list({ subscription: id });
  expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('what was due while it was down is done when it is back', async () => {
  const file = join(folder, 'away');
  let id: string;
  {
    await using sandbox = await openSandbox({ file });
    ({ id } = await subscribe(sandbox));
  }
  const later = () => new Date('2026-05-01T00:00:00Z');
  await using sandbox = await openSandbox({ file, now: later });
  const invoices = await sandbox.stripe.invoices.list({ subscription: id });
  expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
});

test('a change is on the disk before its response, and a torn last line is left out', async () => {
  const file = join(folder, 'torn');
  {
    await using sandbox = await openSandbox({ file });
    const { id } = await sandbox.stripe.customers.create({ name: 'Ada' });
    const text = await readFile(file, 'utf8');
    expect(text).toContain(id);
    expect(text.endsWith('\n')).toBe(true);
  }
  await appendFile(file, '{"put":[{"id":"cus_torn","object":"customer"');
  await using sandbox = await openSandbox({ file });
  const { data } = await sandbox.stripe.customers.list();
  expect(data.map(({ name }) => name)).toEqual(['Ada']);
  await sandbox.stripe.customers.create({ name: 'Bob' });
  expect(await readFile(file, 'utf8')).not.toContain('cus_torn');
});

test('it listens where it did before', async () => {
  const file = join(folder, 'port');
  const ports: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    await using sandbox = await openSandbox({ file });
    ports.push(sandbox.port);
  }
  expect(new Set(ports).size).toBe(1);
});

test('its URLs work after a restart at another port', async () => {
  const file = join(folder, 'moved');
  let port: number;
  let invoice: string;
  let intent: string;
  {
    await using sandbox = await openSandbox({ file });
    const { latest_invoice: latest } = await subscribe(sandbox);
    invoice = latest as string;
    const waiting = await sandbox.stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
    });
    intent = waiting.id;
    ({ port } = sandbox);
  }
  await using _other = await openSandbox({ port });
  await using sandbox = await openSandbox({ file });
  expect(sandbox.port).not.toBe(port);
  const { invoice_pdf: pdf } = await sandbox.stripe.invoices.retrieve(invoice);
  expect(pdf?.startsWith(sandbox.url)).toBe(true);
  expect((await fetch(pdf ?? '')).status).toBe(200);
  const { next_action: action } = await sandbox.stripe.paymentIntents.retrieve(intent);
  const page = action?.use_stripe_sdk?.stripe_js as string;
  expect(page.startsWith(sandbox.url)).toBe(true);
  expect((await fetch(page)).status).toBe(200);
});

test('events that were not accepted are sent after a restart', async () => {
  const file = join(folder, 'events');
  await using receiver = await openReceiver();
  const { webhook } = receiver;
  {
    receiver.response = 503;
    await using sandbox = await openSandbox({ file, webhook });
    await sandbox.stripe.customers.create({});
  }
  receiver.response = 200;
  await using sandbox = await openSandbox({ file, webhook });
  await sandbox.deliver();
  expect(receiver.types.at(-1)).toBe('customer.created');
  expect(sandbox.deliveries.pending()).toEqual([]);
});

test('a response is repeated for its idempotency key after a restart', async () => {
  const file = join(folder, 'keys');
  const create = ({ stripe }: Opened) =>
    stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'once' });
  let first: string;
  {
    await using sandbox = await openSandbox({ file });
    first = (await create(sandbox)).id;
  }
  await using sandbox = await openSandbox({ file });
  expect((await create(sandbox)).id).toBe(first);
});

test('the number of a card is never stored', async () => {
  const numbers = ['4242424242424242', '4000000000000002', '4111111111111111'];
  // Its middle suffices. Identifiers are random, and some have many digits.
  const anyOf = new RegExp(numbers.map((number) => number.slice(2, 14)).join('|'));
  const file = join(folder, 'cards');
  {
    await using sandbox = await openSandbox({ file });
    for (const number of numbers) {
      await sandbox.fromBrowser('/v1/payment_methods', cardParams(number));
      const intent = await sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'usd' });
      const params = Object.entries(cardParams(number)).map(
        ([name, value]) => [name.replace(/^(\w+)/, 'payment_method_data[$1]'), value] as const,
      );
      await sandbox.fromBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
        client_secret: intent.client_secret ?? '',
        ...Object.fromEntries(params),
      });
    }
    expect(everything(sandbox)).toContain('"last4":"4242"');
    expect(everything(sandbox)).not.toMatch(anyOf);
  }
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"last4":"4242"');
  expect(text).not.toMatch(anyOf);
  expect(text).not.toContain('"cvc"');
});

test('the journal is compacted when it has grown, without losing anything', async () => {
  const file = join(folder, 'growing');
  const store = new Store();
  const journal = await Journal.open(file, store, 5000);
  let largest = 0;
  for (let count = 1; count <= 200; count += 1) {
    const id = `key ${count % 3}`;
    const row = { id, object: 'kept_response', created: count, request: '', status: 200, body: '' };
    const change = { put: [row as KeptResponse], removed: [] };
    store.apply(change);
    journal.add(change);
    await journal.flush();
    largest = Math.max(largest, (await stat(file)).size);
  }
  await journal.close();
  expect(largest).toBeGreaterThan(5000);
  expect(largest).toBeLessThan(10_000);
  const again = new Store();
  await (await Journal.open(file, again)).close();
  expect(again.all('kept_response')).toEqual(store.all('kept_response'));
  expect(again.all('kept_response').map(({ created }) => created)).toEqual([199, 200, 198]);
});

test('a journal that cannot be written is unlocked when it is closed', async () => {
  const file = join(folder, 'failing');
  const journal = await Journal.open(file, new Store(), 0);
  await mkdir(`${file}.next`);
  journal.add({ put: [], removed: [{ object: 'event', id: 'e'.repeat(1000) }] });
  await expect(journal.close()).rejects.toThrow('EISDIR');
  lockJournal(file)();
});

test('it refuses to start in production', async () => {
  const options = { file: null, key: 'k', publishableKey: 'p', webhook: null };
  await expect(startSandbox({ ...options, production: true })).rejects.toThrow(
    'does not start in production',
  );
});
