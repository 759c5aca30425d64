import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox } from '../test/sandbox.ts';

test('items are added, changed and removed, and their cost is prorated', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { product, monthly, annual } = await createPrices(stripe);
  const extra = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 500,
    recurring: { interval: 'month' },
  });
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
  });
  await sandbox.clock.advanceTo(new Date('2026-02-14T12:00:00Z'));
  const item = await stripe.subscriptionItems.create({
    subscription: subscription.id,
    price: extra.id,
    quantity: 3,
    metadata: { seat: 'window' },
  });
  expect(item).toMatchObject({ quantity: 3, metadata: { seat: 'window' } });
  await stripe.subscriptionItems.update(item.id, { quantity: 1 });
  expect(await stripe.subscriptionItems.retrieve(item.id)).toMatchObject({ quantity: 1 });
  const listed = await stripe.subscriptionItems.list({ subscription: subscription.id });
  expect(listed.data.map(({ price }) => price.unit_amount)).toEqual([1499, 500]);
  await expect(
    stripe.subscriptionItems.create({ subscription: subscription.id, price: annual.id }),
  ).rejects.toMatchObject({ param: 'items' });
  expect(await stripe.subscriptionItems.del(item.id)).toMatchObject({ deleted: true });
  await expect(stripe.subscriptionItems.retrieve(item.id)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  const pending = await stripe.invoiceItems.list({ pending: true });
  expect(pending.data.map(({ amount }) => amount).toReversed()).toEqual([750, -750, 250, -250]);
});
