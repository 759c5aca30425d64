import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox, type TestSandbox } from '../test/sandbox.ts';

async function subscribe({ stripe }: TestSandbox, coupon: Stripe.CouponCreateParams, days = 0) {
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const { id } = await stripe.coupons.create(coupon);
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    discounts: [{ coupon: id }],
    ...(days ? { trial_period_days: days } : {}),
    expand: ['discounts.source.coupon'],
  });
}

async function paidAmounts({ stripe }: TestSandbox, subscription: string) {
  const invoices = await stripe.invoices.list({ subscription, limit: 100 });
  return invoices.data.map(({ amount_paid: paid }) => paid).toReversed();
}

test.each([
  [{ percent_off: 50, duration: 'once' }, [749, 1499, 1499, 1499]],
  [{ percent_off: 25, duration: 'forever' }, [1124, 1124, 1124, 1124]],
  [{ percent_off: 100, duration: 'repeating', duration_in_months: 2 }, [0, 0, 1499, 1499]],
  [{ amount_off: 500, currency: 'usd', duration: 'forever' }, [999, 999, 999, 999]],
  [{ amount_off: 5000, currency: 'usd', duration: 'once' }, [0, 1499, 1499, 1499]],
] as const)('the coupon %o makes the months cost %o', async (coupon, amounts) => {
  await using sandbox = await openSandbox();
  const subscription = await subscribe(sandbox, coupon);
  expect(subscription.status).toBe('active');
  await sandbox.clock.advanceTo(new Date('2026-05-01T00:00:00Z'));
  expect(await paidAmounts(sandbox, subscription.id)).toEqual(amounts);
});

test('a coupon for once waits for the first invoice that costs something', async () => {
  await using sandbox = await openSandbox();
  const subscription = await subscribe(sandbox, { percent_off: 50, duration: 'once' }, 7);
  expect(subscription.discounts[0]).toMatchObject({ source: { coupon: { percent_off: 50 } } });
  await sandbox.clock.advanceTo(new Date('2026-04-01T00:00:00Z'));
  expect(await paidAmounts(sandbox, subscription.id)).toEqual([0, 749, 1499]);
});

test('a coupon can be redeemed up to its maximum', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  await stripe.coupons.create({ id: 'first', percent_off: 10, max_redemptions: 1 });
  const create = (coupon: string) =>
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: monthly.id }],
      discounts: [{ coupon }],
    });
  await create('first');
  expect(await stripe.coupons.retrieve('first')).toMatchObject({ times_redeemed: 1, valid: false });
  await expect(create('first')).rejects.toMatchObject({
    code: 'coupon_expired',
    param: 'discounts[0][coupon]',
  });
  await expect(create('unknown')).rejects.toMatchObject({ code: 'resource_missing' });
  await stripe.coupons.create({ id: 'late', percent_off: 10, redeem_by: 1_770_000_000 });
  await sandbox.clock.advanceTo(new Date('2026-02-20T00:00:00Z'));
  await expect(create('late')).rejects.toMatchObject({ code: 'coupon_expired' });
  await stripe.coupons.create({ id: 'euro', amount_off: 10, currency: 'eur' });
  await expect(create('euro')).rejects.toMatchObject({ statusCode: 400 });
  await stripe.coupons.del('euro');
  await expect(create('euro')).rejects.toMatchObject({ code: 'coupon_expired' });
});

test('a discount can be added later and removed', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
  });
  await stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'forever' });
  const given = await stripe.subscriptions.update(id, { discounts: [{ coupon: 'half' }] });
  expect(given.discounts).toHaveLength(1);
  await sandbox.clock.advanceTo(new Date('2026-03-01T00:00:00Z'));
  const taken = await stripe.subscriptions.update(id, { discounts: '' });
  expect(taken.discounts).toEqual([]);
  await sandbox.clock.advanceTo(new Date('2026-04-01T00:00:00Z'));
  expect(await paidAmounts(sandbox, id)).toEqual([1499, 749, 1499]);
});

test.each([
  [{ percent_off: 0 }, 'percent_off'],
  [{ percent_off: 101 }, 'percent_off'],
  [{}, 'percent_off'],
  [{ amount_off: 100 }, 'currency'],
  [{ percent_off: 10, duration: 'repeating' }, 'duration_in_months'],
] as const)('the coupon %o is refused because of %s', async (coupon, param) => {
  await using sandbox = await openSandbox();
  await expect(sandbox.stripe.coupons.create(coupon)).rejects.toMatchObject({
    statusCode: 400,
    param,
  });
});
