import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  createPayer,
  createPrices,
  openSandbox,
  startSeconds,
  type TestSandbox,
} from '../test/sandbox.ts';

async function subscribe(sandbox: TestSandbox, price: string, coupon?: string) {
  const customer = await createPayer(sandbox.stripe);
  return sandbox.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    ...(coupon ? { discounts: [{ coupon }] } : {}),
  });
}

const itemOf = ({ items }: Stripe.Subscription) => items.data[0]?.id ?? '';
const latest = ({ latest_invoice: invoice }: Stripe.Subscription) => invoice as Stripe.Invoice;
const linesOf = (invoice: Stripe.Invoice) =>
  invoice.lines.data.map(({ description, amount, period, discount_amounts: discounts }) => ({
    description,
    amount,
    period,
    discounts: discounts?.map((discount) => discount.amount),
  }));
const createPrice = ({ stripe }: TestSandbox, product: string, amount: number) =>
  stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: amount,
    recurring: { interval: 'month' },
  });

const half = Date.parse('2026-02-14T12:00:00Z');

test('a more expensive price in the middle of a period credits the unused half and charges the rest immediately', async () => {
  await using sandbox = await openSandbox();
  const { product, monthly } = await createPrices(sandbox.stripe);
  const dearer = await createPrice(sandbox, product.id, 2999);
  const subscription = await subscribe(sandbox, monthly.id);
  await sandbox.clock.advanceTo(new Date(half));
  const changed = await sandbox.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: dearer.id }],
    proration_behavior: 'always_invoice',
    expand: ['latest_invoice'],
  });
  expect(latest(changed)).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_update',
    amount_paid: 750,
    parent: { subscription_details: { subscription_proration_date: half / 1000 } },
  });
  const period = { start: half / 1000, end: Date.parse('2026-02-28T12:00:00Z') / 1000 };
  expect(linesOf(latest(changed))).toEqual([
    {
      description: 'Unused time on Kindred Premium after 14 Feb 2026',
      amount: -750,
      period,
      discounts: [],
    },
    {
      description: 'Remaining time on Kindred Premium after 14 Feb 2026',
      amount: 1500,
      period,
      discounts: [],
    },
  ]);
  expect(changed.items.data[0]).toMatchObject({
    current_period_start: startSeconds,
    current_period_end: period.end,
    price: { id: dearer.id },
  });
});

test('by default, prorations wait for the renewal', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { product, monthly } = await createPrices(stripe);
  const dearer = await createPrice(sandbox, product.id, 2999);
  const subscription = await subscribe(sandbox, monthly.id);
  await sandbox.clock.advanceTo(new Date(half));
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: dearer.id }],
  });
  expect(changed.latest_invoice).toBe(subscription.latest_invoice);
  const pending = await stripe.invoiceItems.list({ pending: true });
  expect(pending.data.map(({ amount }) => amount)).toEqual([1500, -750]);
  const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
  await sandbox.clock.advanceTo(new Date('2026-03-01T00:00:00Z'));
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({ status: 'paid', amount_paid: 750 + 2999, total: preview.total });
  expect(renewal && linesOf(renewal)).toEqual(linesOf(preview));
  expect((await stripe.invoiceItems.list({ pending: true })).data).toEqual([]);
});

test('another interval starts a new period immediately', async () => {
  await using sandbox = await openSandbox();
  const { monthly, annual } = await createPrices(sandbox.stripe);
  const subscription = await subscribe(sandbox, monthly.id);
  await sandbox.clock.advanceTo(new Date(half));
  const changed = await sandbox.stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: annual.id }],
    expand: ['latest_invoice'],
  });
  expect(changed.billing_cycle_anchor).toBe(half / 1000);
  expect(changed.items.data[0]?.current_period_end).toBe(Date.parse('2027-02-14T12:00:00Z') / 1000);
  expect(linesOf(latest(changed)).map(({ amount }) => amount)).toEqual([-750, 9999]);
  expect(latest(changed)).toMatchObject({ status: 'paid', amount_paid: 9249 });
});

test('a cheaper price leaves credit that the next invoices use up', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly, annual } = await createPrices(stripe);
  const subscription = await subscribe(sandbox, annual.id);
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: monthly.id }],
    expand: ['latest_invoice', 'customer'],
  });
  expect(latest(changed)).toMatchObject({ status: 'paid', total: -8500, amount_due: 0 });
  expect(changed.customer).toMatchObject({ balance: -8500 });
  await sandbox.clock.advanceTo(new Date('2026-03-01T00:00:00Z'));
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({
    status: 'paid',
    total: 1499,
    amount_due: 0,
    starting_balance: -8500,
    ending_balance: -7001,
  });
  const history = await stripe.customers.listBalanceTransactions(
    changed.latest_invoice ? (changed.customer as Stripe.Customer).id : '',
  );
  expect(history.data.map(({ amount, type }) => [amount, type])).toEqual([
    [1499, 'applied_to_invoice'],
    [-8500, 'invoice_too_small'],
  ]);
});

test('with behavior none nothing is prorated', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { product, monthly } = await createPrices(stripe);
  const dearer = await createPrice(sandbox, product.id, 2999);
  const subscription = await subscribe(sandbox, monthly.id);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription), price: dearer.id }],
    proration_behavior: 'none',
  });
  expect((await stripe.invoiceItems.list()).data).toEqual([]);
  expect((await stripe.invoices.list()).data).toHaveLength(1);
});

test('a preview changes nothing', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly, annual } = await createPrices(stripe);
  const subscription = await subscribe(sandbox, monthly.id);
  const before = JSON.stringify(sandbox.store.all('subscription'));
  await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [{ id: itemOf(subscription), price: annual.id }] },
  });
  expect(JSON.stringify(sandbox.store.all('subscription'))).toBe(before);
  expect(sandbox.store.all('invoice')).toHaveLength(1);
  expect(sandbox.store.all('invoiceitem')).toEqual([]);
});

test('a change that is declined leaves the subscription past due, or unchanged if requested', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly, annual } = await createPrices(stripe);
  const subscription = await subscribe(sandbox, monthly.id);
  const customer = subscription.customer as string;
  const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
  const items = [{ id: itemOf(subscription), price: annual.id }];
  await expect(
    stripe.subscriptions.update(subscription.id, {
      items,
      payment_behavior: 'error_if_incomplete',
    }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  const kept = await stripe.subscriptions.retrieve(subscription.id);
  expect(kept).toMatchObject({ status: 'active', latest_invoice: subscription.latest_invoice });
  expect(kept.items.data[0]?.price.id).toBe(monthly.id);
  const changed = await stripe.subscriptions.update(subscription.id, { items });
  expect(changed.status).toBe('past_due');
  expect(changed.items.data[0]?.price.id).toBe(annual.id);
});

test(
  'a preview is what the update charges, to the cent, whatever the prices, the time and the coupon',
  { tags: ['long'] },
  async () => {
    await using sandbox = await openSandbox();
    const { stripe } = sandbox;
    const { product } = await createPrices(stripe);
    await stripe.coupons.create({ id: 'p33', percent_off: 33.3, duration: 'forever' });
    await stripe.coupons.create({
      id: 'a500',
      amount_off: 500,
      currency: 'usd',
      duration: 'forever',
    });
    await stripe.coupons.create({ id: 'once', percent_off: 50, duration: 'once' });
    const intervals = [
      { interval: 'month', interval_count: 1 },
      { interval: 'month', interval_count: 3 },
      { interval: 'year', interval_count: 1 },
    ] as const;
    const price = fc.record({ amount: fc.integer({ min: 100, max: 20_000 }), interval: fc.nat(2) });
    const create = ({ amount, interval }: { amount: number; interval: number }) =>
      stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: amount,
        recurring: intervals[interval] ?? intervals[0],
      });
    await fc.assert(
      fc.asyncProperty(
        fc.array(price, { minLength: 2, maxLength: 4 }),
        fc.constantFrom(undefined, 'p33', 'a500', 'once'),
        fc.integer({ min: 1, max: 8 * 86_400 }),
        async ([first, ...later], coupon, wait) => {
          if (!first) return;
          let subscription = await subscribe(sandbox, (await create(first)).id, coupon);
          let paid = 0;
          let billed = 0;
          for (const next of later) {
            await sandbox.clock.advanceTo(new Date(sandbox.clock.now().getTime() + wait * 1000));
            const date = Math.floor(sandbox.clock.now().getTime() / 1000) - 1;
            const items = [{ id: itemOf(subscription), price: (await create(next)).id }];
            const preview = await stripe.invoices.createPreview({
              subscription: subscription.id,
              subscription_details: {
                items,
                proration_behavior: 'always_invoice',
                proration_date: date,
              },
            });
            const changed = await stripe.subscriptions.update(subscription.id, {
              items,
              proration_behavior: 'always_invoice',
              proration_date: date,
              expand: ['latest_invoice'],
            });
            const invoice = latest(changed);
            expect(linesOf(invoice)).toEqual(linesOf(preview));
            expect(invoice.total).toBe(preview.total);
            expect(invoice.amount_paid).toBe(preview.amount_due);
            paid += invoice.amount_paid;
            billed += invoice.total;
            subscription = changed;
          }
          // What was not paid is there as credit, and no credit is more than what was paid.
          const customer = await stripe.customers.retrieve(subscription.customer as string);
          expect('balance' in customer && customer.balance).toBe(billed - paid);
          const all = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
          const total = all.data.reduce((sum, invoice) => sum + invoice.total, 0);
          expect(total).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 25 },
    );
  },
);
