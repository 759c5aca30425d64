import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox, start } from '../test/sandbox.ts';

const day = 86_400_000;
const seconds = (date: Date) => date.getTime() / 1000;
const nextYear = new Date('2027-01-31T12:00:00Z');

/** A yearly subscription whose next period is to be monthly. */
async function planned() {
  const sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly, annual } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: annual.id }],
    metadata: { plan: 'annual', kept: 'yes' },
  });
  const made = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const [present] = made.phases;
  const schedule = await stripe.subscriptionSchedules.update(made.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: annual.id, quantity: 1 }],
        start_date: present?.start_date ?? 0,
        end_date: present?.end_date ?? 0,
      },
      {
        items: [{ price: monthly.id, quantity: 1 }],
        end_date: (present?.end_date ?? 0) + day / 1000,
        metadata: { plan: 'monthly' },
        proration_behavior: 'none',
      },
    ],
  });
  const read = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
  const typesOf = () => sandbox.store.all('event').map(({ type }) => type);
  return { sandbox, stripe, customer, monthly, annual, subscription, schedule, read, typesOf };
}

test('a schedule changes nothing until its second phase, and is then billed like a renewal', async () => {
  const { sandbox, stripe, customer, subscription, read, typesOf } = await planned();
  await using _ = sandbox;
  expect(await read()).toMatchObject({
    items: { data: [{ current_period_end: seconds(nextYear), price: { unit_amount: 9999 } }] },
    schedule: { status: 'active', current_phase: { end_date: seconds(nextYear) } },
  });
  expect(await stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({
    total: 1499,
  });
  await sandbox.clock.advanceTo(new Date(nextYear.getTime() + 2 * 3_600_000));
  const end = seconds(new Date('2027-02-28T12:00:00Z'));
  expect(await read()).toMatchObject({
    status: 'active',
    billing_cycle_anchor: seconds(nextYear),
    metadata: { plan: 'monthly', kept: 'yes' },
    items: { data: [{ current_period_end: end, price: { unit_amount: 1499 } }] },
  });
  const { data } = await stripe.invoices.list({ customer: customer.id });
  expect(data.map((each) => [each.billing_reason, each.amount_paid])).toEqual([
    ['subscription_cycle', 1499],
    ['subscription_create', 9999],
  ]);
  expect((await stripe.customers.retrieve(customer.id)) as object).toMatchObject({ balance: 0 });
  await sandbox.clock.advanceTo(new Date(nextYear.getTime() + 2 * day));
  expect(await read()).toMatchObject({ schedule: null, status: 'active' });
  expect(typesOf()).toContain('subscription_schedule.released');
});

test('a released schedule leaves the subscription as it is', async () => {
  const { sandbox, stripe, schedule, read, typesOf, subscription } = await planned();
  await using _ = sandbox;
  const released = await stripe.subscriptionSchedules.release(schedule.id);
  expect(released).toMatchObject({ status: 'released', released_subscription: subscription.id });
  await expect(stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow('released');
  expect(await read()).toMatchObject({ schedule: null });
  const types = typesOf();
  await sandbox.clock.advanceTo(new Date(nextYear.getTime() + day));
  expect(await read()).toMatchObject({ items: { data: [{ price: { unit_amount: 9999 } }] } });
  expect(types).toEqual(
    expect.arrayContaining(['subscription_schedule.created', 'subscription_schedule.updated']),
  );
});

test('a scheduled subscription is not changed or canceled directly, nor scheduled twice', async () => {
  const { sandbox, stripe, subscription, monthly, schedule } = await planned();
  await using _ = sandbox;
  const [item] = subscription.items.data;
  const changes = [
    { cancel_at_period_end: true },
    { items: [{ id: item?.id ?? '', price: monthly.id }] },
  ];
  for (const change of changes)
    await expect(stripe.subscriptions.update(subscription.id, change)).rejects.toThrow(
      'managed by the subscription schedule',
    );
  await expect(
    stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
  ).rejects.toThrow('already attached');
  await stripe.subscriptions.cancel(subscription.id);
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'canceled',
  });
});

test('the card of the schedule pays from its next phase on', async () => {
  const { sandbox, stripe, customer, schedule, read } = await planned();
  await using _ = sandbox;
  const card = await stripe.paymentMethods.attach('pm_card_amex', { customer: customer.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    default_settings: { default_payment_method: card.id },
  });
  await sandbox.clock.advanceTo(new Date(nextYear.getTime() + day));
  expect(await read()).toMatchObject({ default_payment_method: card.id });
});

test('a balance is adjusted once for a key, and named in the transaction', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { id } = await createPayer(stripe);
  const give = () =>
    stripe.customers.createBalanceTransaction(
      id,
      { amount: -500, currency: 'usd', metadata: { refund: 'r1' } },
      { idempotencyKey: 'once' },
    );
  expect([(await give()).ending_balance, (await give()).ending_balance]).toEqual([-500, -500]);
  expect((await stripe.customers.listBalanceTransactions(id)).data).toMatchObject([
    { amount: -500, type: 'adjustment', metadata: { refund: 'r1' }, created: seconds(start) },
  ]);
});
