// @module-tag long
import fc from 'fast-check';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { idOf, subscriptionOf } from '../store/keys.ts';
import { createPrices, openSandbox, type TestSandbox } from './sandbox.ts';

const cards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_chargeCustomerFail',
  'pm_card_threeDSecure2Required',
  'pm_card_authenticationRequiredOnSetup',
];

const behaviors = ['always_invoice', 'create_prorations', 'none'] as const;

interface World {
  sandbox: TestSandbox;
  customer: string;
  prices: string[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const latestSubscription = ({ sandbox, customer }: World) =>
  sandbox.store.by('subscription', customer).at(-1);

/** Actions of members, staff and time, each with some numbers to choose by. */
const steps: ((world: World, choice: number) => Promise<unknown>)[] = [
  ({ sandbox: { stripe }, customer, prices }, choice) =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: prices[choice % prices.length] }],
      payment_behavior: choice % 2 ? 'allow_incomplete' : 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(choice % 3 === 0 ? { trial_period_days: (choice % 20) + 1 } : {}),
      ...(choice % 5 === 0 ? { discounts: [{ coupon: choice % 2 ? 'third' : 'once' }] } : {}),
    }),
  async ({ sandbox: { stripe }, customer }, choice) => {
    const card = cards[choice % cards.length] ?? '';
    const { id } = await stripe.paymentMethods.attach(card, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  },
  async (world, choice) => {
    const subscription = latestSubscription(world);
    const item = subscription?.items.data[0]?.id;
    await world.sandbox.stripe.subscriptions.update(subscription?.id ?? 'sub_none', {
      items: [{ id: item, price: world.prices[choice % world.prices.length] }],
      proration_behavior: behaviors[choice % 3],
      payment_behavior: choice % 2 ? 'allow_incomplete' : 'error_if_incomplete',
    });
  },
  (world, choice) =>
    world.sandbox.stripe.subscriptions.update(latestSubscription(world)?.id ?? 'sub_none', {
      cancel_at_period_end: choice % 2 === 0,
    }),
  (world, choice) =>
    world.sandbox.stripe.subscriptions.cancel(latestSubscription(world)?.id ?? 'sub_none', {
      prorate: choice % 2 === 0,
      invoice_now: choice % 3 === 0,
    }),
  async (world, choice) => {
    const { stripe } = world.sandbox;
    const { data } = await stripe.invoices.list({ customer: world.customer, status: 'open' });
    const invoice = data[choice % (data.length || 1)]?.id ?? 'in_none';
    if (choice % 4 === 0) await stripe.invoices.voidInvoice(invoice);
    else await stripe.invoices.pay(invoice, { payment_method: cards[choice % 3] });
  },
  async (world, choice) => {
    const intents = world.sandbox.store.by('payment_intent', world.customer);
    const waiting = intents.find(({ status }) => status === 'requires_action');
    const { id = 'pi_none', client_secret: secret } = waiting ?? {};
    await world.sandbox.fromBrowser(`/v1/test_helpers/payment_intents/${id}/authenticate`, {
      client_secret: secret ?? '',
      outcome: choice % 3 ? 'succeed' : 'fail',
    });
  },
  ({ sandbox: { clock } }, choice) =>
    clock.advanceTo(new Date(clock.now().getTime() + choice * 3_600_000)),
  ({ sandbox: { clock } }, choice) =>
    clock.advanceTo(new Date(clock.now().getTime() + choice * 7_200_000)),
];

function checkInvoice({ sandbox: { store } }: World, invoice: Stripe.Invoice): void {
  const discounts = sum((invoice.total_discount_amounts ?? []).map(({ amount }) => amount));
  expect(invoice.subtotal).toBe(sum(invoice.lines.data.map(({ amount }) => amount)));
  expect(invoice.total).toBe(invoice.subtotal - discounts);
  expect(invoice.amount_due).toBe(Math.max(0, invoice.total + invoice.starting_balance));
  expect(invoice.amount_due).toBe(invoice.amount_paid + invoice.amount_remaining);
  const charged = store
    .by('invoice_payment', invoice.id)
    .flatMap(({ payment }) => store.by('charge', idOf(payment.payment_intent) ?? ''))
    .filter(({ paid }) => paid);
  expect(sum(charged.map(({ amount }) => amount))).toBe(invoice.amount_paid);
  expect(charged.length).toBeLessThanOrEqual(1);
}

/** No period is renewed twice. */
function checkPeriods(invoices: Stripe.Invoice[]): void {
  const periods = invoices
    .filter(({ billing_reason: reason }) => reason === 'subscription_cycle')
    .flatMap((invoice) => invoice.lines.data.map((line) => ({ invoice, line })))
    .filter(({ line }) => line.amount > 0 && !line.parent?.subscription_item_details?.proration)
    .map(({ invoice, line }) => `${subscriptionOf(invoice)} ${line.period.start}`);
  expect(new Set(periods).size).toBe(periods.length);
}

function checkSubscription({ sandbox: { store } }: World, subscription: Stripe.Subscription): void {
  const latest = store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  const { status } = subscription;
  if (status === 'active') expect(['draft', 'paid', 'void']).toContain(latest?.status);
  if (status === 'past_due') expect(['draft', 'open']).toContain(latest?.status);
  if (status === 'incomplete') expect(latest?.status).toBe('open');
  if (status === 'incomplete_expired') expect(latest?.status).toBe('void');
  expect(subscription.ended_at !== null).toBe(
    status === 'canceled' || status === 'incomplete_expired',
  );
  const now = sandboxSeconds(store.time, subscription);
  if (['active', 'trialing', 'past_due'].includes(status))
    expect(subscription.items.data[0]?.current_period_end).toBeGreaterThanOrEqual(now);
}

const sandboxSeconds = (time: number, { created }: Stripe.Subscription) => Math.max(time, created);

function checkWorld(world: World): void {
  const { store } = world.sandbox;
  const invoices = store.by('invoice', world.customer);
  for (const invoice of invoices) checkInvoice(world, invoice);
  checkPeriods(invoices);
  for (const one of store.by('subscription', world.customer)) checkSubscription(world, one);
  const changes = store.by('customer_balance_transaction', world.customer);
  const customer = store.get('customer', world.customer);
  expect(customer?.balance).toBe(sum(changes.map(({ amount }) => amount)));
  expect(customer?.balance).toBeLessThanOrEqual(0);
}

test('after any actions in any order, billing adds up and everything is charged once', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly, quarterly, annual } = await createPrices(stripe);
  await stripe.coupons.create({ id: 'third', percent_off: 33.3, duration: 'forever' });
  await stripe.coupons.create({ id: 'once', amount_off: 700, currency: 'usd', duration: 'once' });
  const prices = [monthly.id, quarterly.id, annual.id];
  const step = fc.tuple(fc.nat(steps.length - 1), fc.nat(500));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (taken) => {
      const { id: customer } = await stripe.customers.create({});
      const world = { sandbox, customer, prices };
      await steps[1]?.(world, 0);
      await steps[0]?.(world, 1);
      for (const [index, choice] of taken) {
        await steps[index]?.(world, choice).catch(refuseUnexpected);
        checkWorld(world);
      }
    }),
    { numRuns: 60 },
  );
  expect(sandbox.store.all('invoice').length).toBeGreaterThan(60);
});

/** Steps may be refused, never fail. */
function refuseUnexpected(error: unknown): void {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === undefined || statusCode >= 500) throw error;
}
