// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listOwnInvoices } from '../server/src/areas/premium/invoices/own.ts';
import { downloadPdf } from '../server/src/areas/premium/invoices/pdf.ts';
import { readProviderInvoice } from '../server/src/areas/premium/invoices/read-provider.ts';
import { reconcile } from '../server/src/areas/premium/checks/reconcile.ts';
import { readRevenue } from '../server/src/areas/premium/revenue/read.ts';
import { cancel } from '../server/src/areas/premium/subscriptions/stop/cancel.ts';
import { readProviderSubscription } from '../server/src/areas/premium/subscriptions/read-provider.ts';
import { testApp } from '../server/test/service/app.ts';
import { testDatabase } from '../server/test/database/database.ts';
import { connectSandbox } from '../server/test/premium/premium.ts';
import { populate } from './populate.ts';

const today = '2026-03-14';
const now = new Date(`${today}T12:00:00Z`);
const folder = await mkdtemp(join(tmpdir(), 'kindred-population-'));
afterAll(() => rm(folder, { recursive: true }));
const sandboxFile = join(folder, 'sandbox');
const url = await testDatabase();
const population = { url, members: 1500, seed: 7, today, sandboxFile };
// The purchases of an earlier population are deleted with it.
await populate({ ...population, members: 200, seed: 8 });
await populate(population);

const app = await testApp({ databaseUrl: url });
app.advanceClock(now.getTime() - Date.now());
const sandbox = await connectSandbox(app, undefined, { file: sandboxFile });
const client = new Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());
const list = async <T>(query: string, values: unknown[] = []) =>
  (await client.query<{ value: T }>(query, values)).rows.map(({ value }) => value);

test('trust 50: the sandbox knows what members have bought, and the comparison finds no difference', async () => {
  const held = sandbox.store.all('subscription');
  const known = await list('select id as value from subscription');
  expect(new Set(held.map(({ id }) => id))).toEqual(new Set(known));
  expect(held.length).toBeGreaterThan(150);
  expect(await reconcile(app)).toEqual({ difference: 0, repaired: [] });
  expect(await list('select details as value from payment_check')).toEqual([
    { repaired: [], revenue: [] },
  ]);
});

/** Columns by the names of the fields that are read from the provider. */
const columnsOf = async (table: string) => {
  const rows = await list<Record<string, unknown>>(`select to_jsonb(t) as value from ${table} t`);
  return new Map(
    rows.map((row) => [
      row['id'],
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          typeof value === 'string' && name.match(/_(at|start|end|until)$/)
            ? new Date(value)
            : value,
        ]),
      ),
    ]),
  );
};

test('every subscription and invoice is stored as it would be read from the provider', async () => {
  const [subscriptions, invoices] = [await columnsOf('subscription'), await columnsOf('invoice')];
  const expand = ['schedule.phases.items.price'];
  for (const { id } of sandbox.store.all('subscription')) {
    const each = await app.payments.stripe.subscriptions.retrieve(id, { expand });
    expect(subscriptions.get(id)).toMatchObject(
      readProviderSubscription(each, app.site.document.plans.graceDays),
    );
  }
  const held = sandbox.store.all('invoice');
  expect(held).toHaveLength(invoices.size);
  for (const { id } of held) {
    const each = await app.payments.stripe.invoices.retrieve(id ?? '', { expand: ['payments'] });
    // Our row knows the customer by its subscription.
    const { customerId: _, ...expected } = readProviderInvoice(each);
    expect(invoices.get(id)).toMatchObject(expected);
  }
  const statuses = await list('select distinct status as value from subscription order by 1');
  expect(statuses).toEqual(['active', 'canceled', 'past_due']);
});

test('two years of revenue grow, and all kinds of changes add up to the recurring revenue', async () => {
  const revenue = await readRevenue(app.pool, { currency: 'usd', months: 24, today });
  const sum = (kind: 'new' | 'expansion' | 'contraction' | 'churn' | 'reactivation') =>
    revenue.months.reduce((whole, month) => whole + month[kind], 0);
  const moved = {
    new: sum('new'),
    expansion: sum('expansion'),
    contraction: sum('contraction'),
    churn: sum('churn'),
    reactivation: sum('reactivation'),
  };
  const rest = Object.values(moved).reduce((whole, amount) => whole + amount, 0);
  expect(rest).toBe(revenue.recurring);
  for (const amount of Object.values(moved)) expect(amount).not.toBe(0);
  expect(revenue.months.at(-2)?.paid).toBeGreaterThan(revenue.months.at(6)?.paid ?? 0);
});

test('a member of the population can cancel, read their invoices, and get a refund', async () => {
  const [memberId = ''] = await list<string>(
    `select member_id as value from subscription where status = 'active' and not cancel_at_period_end
      and exists (select from invoice where amount_paid > 0 and subscription_id = subscription.id) order by id limit 1`,
  );
  expect(await cancel(app, memberId, true)).toMatchObject({ cancelAtPeriodEnd: true });
  const { invoices } = await listOwnInvoices(app.pool, memberId, { status: 'paid', limit: 5 });
  const invoice = invoices.find(({ amountPaid }) => amountPaid > 0);
  expect((await downloadPdf(app, invoice?.id ?? '')).toString('latin1', 0, 5)).toBe('%PDF-');
  const [intent = ''] = await list<string>(
    'select payment_intent_id as value from invoice where id = $1',
    [invoice?.id],
  );
  const refund = await app.payments.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 100 });
});

test('about 8 percent of complete members have premium', async () => {
  const [share = 0] = await list<number>(
    `select avg(coalesce(vip_until > $1, false)::int)::float8 as value from member m
      where exists (select from profile p where p.member_id = m.id and p.complete)`,
    [now],
  );
  expect(share).toBeGreaterThan(0.065);
  expect(share).toBeLessThan(0.095);
});

test('a sandbox that is running is refused early, as its file belongs to it', async () => {
  const bought = sandbox.store.all('subscription').length;
  await expect(populate(population)).rejects.toThrow(
    'The payment sandbox is running. Stop Kindred',
  );
  expect(sandbox.store.all('subscription')).toHaveLength(bought);
  expect(await list('select id as value from subscription')).toHaveLength(bought);
});
