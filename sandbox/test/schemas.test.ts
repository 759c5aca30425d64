import { expect, inject, test } from 'vitest';
import { routes } from '../routes.ts';
import { knownDifferences, newRoutes } from './known-differences.ts';
import { createPayer, createPrices, openSandbox } from './sandbox.ts';
import { publishedSchemas, schemaFaults } from './schemas.ts';

test.runIf(publishedSchemas).each(knownDifferences)(
  'the published schema of $object requires $field, which $why',
  ({ object, field }) => {
    expect(publishedSchemas?.[object]?.required).toContain(field);
  },
);

test.runIf(publishedSchemas)('a response that does not match its schema is found', async () => {
  await using sandbox = await openSandbox();
  const { stripe } = sandbox;
  const { monthly } = await createPrices(stripe);
  const customer = await createPayer(stripe);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: monthly.id }],
    expand: ['latest_invoice', 'customer'],
  });
  const response = JSON.parse(JSON.stringify(subscription)) as Record<string, object>;
  expect(schemaFaults(response)).toEqual([]);
  const off = {
    ...response,
    status: 'lively',
    latest_invoice: { ...response.latest_invoice, total: '1499' },
    customer: { ...response.customer, livemode: undefined },
  };
  const faults = schemaFaults(JSON.parse(JSON.stringify(off)));
  expect(faults.some((fault) => fault.startsWith('subscription/status '))).toBe(true);
  expect(faults.some((fault) => fault.startsWith('invoice/total '))).toBe(true);
  expect(faults.some((fault) => fault.includes('"missingProperty":"livemode"'))).toBe(true);
});

test.runIf(publishedSchemas)('the sandbox has no routes that Stripe does not have', () => {
  const published = new Set(inject('publishedRoutes'));
  const unknown = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !published.has(route));
  expect(unknown.toSorted()).toEqual(newRoutes.toSorted());
});
