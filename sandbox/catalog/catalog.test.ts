import { expect, test } from 'vitest';
import { createPayer, createPrices, openSandbox } from '../test/sandbox.ts';

test('a price is found by its lookup key, which another price can take over', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const create = (more: object) =>
    stripe.prices.create({
      currency: 'usd',
      unit_amount: 1499,
      recurring: { interval: 'month' },
      product_data: { name: 'Kindred Premium' },
      lookup_key: 'monthly',
      ...more,
    });
  const first = await create({});
  await expect(create({})).rejects.toMatchObject({ code: 'resource_already_exists' });
  const second = await create({ transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ['monthly'], expand: ['data.product'] });
  expect(found.data.map(({ id }) => id)).toEqual([second.id]);
  expect(found.data[0]?.product).toMatchObject({ name: 'Kindred Premium' });
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
});

test('a price that is no longer offered keeps its subscriptions and takes no new ones', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { product, monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const create = () =>
    stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] });
  const { id } = await create();
  await stripe.prices.update(monthly.id, { active: false, nickname: 'Old' });
  await expect(create()).rejects.toMatchObject({ param: 'items[0][price]' });
  await sandbox.clock.advanceTo(new Date('2026-03-01T00:00:00Z'));
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await expect(stripe.products.del(product.id)).rejects.toMatchObject({ statusCode: 400 });
  const renamed = await stripe.products.update(product.id, { name: 'Kindred Plus' });
  expect(renamed.name).toBe('Kindred Plus');
  expect((await stripe.products.list({ active: true })).data).toHaveLength(1);
});

test('events are listed by type, and are gone after thirty days', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  await stripe.prices.update(monthly.id, { nickname: 'Monthly' });
  const updated = await stripe.events.list({ type: 'price.updated' });
  expect(updated.data[0]).toMatchObject({
    api_version: '2026-10-28.endive',
    data: { object: { nickname: 'Monthly' }, previous_attributes: { nickname: null } },
  });
  expect((await stripe.events.list({ types: ['price.*'] })).data).toHaveLength(4);
  await sandbox.clock.advanceTo(new Date('2026-03-03T12:00:00Z'));
  await stripe.products.list();
  expect((await stripe.events.list()).data).toEqual([]);
});
