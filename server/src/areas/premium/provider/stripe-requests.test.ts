// @module-tag long
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { calls } from '../../../../test/payments/calls.ts';
import { readPublishedRequests } from '../../../../test/payments/published-requests.ts';
import { recordRequests } from '../../../../test/payments/record-requests.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { created, premiumApp, subscribe, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { idOf } from '../subscriptions/read-provider.ts';
import { reconcile } from '../checks/reconcile.ts';

const app = await premiumApp({
  site: { 'plans.coupons': [{ code: 'HALF', percentOff: 50, from: null, until: null }] },
});
const { requests, port } = await recordRequests(app.sandbox.port);
app.payments.connect(app.keys, { host: '127.0.0.1', port });
const lead = await createColleague(app);
const faultsOf = readPublishedRequests();
const day = 86_400_000;

/** Every request to the provider by members, staff and jobs. */
async function doEverything() {
  const ada = await subscriber(app, { coupon: 'HALF' });
  for (const [call, lines] of Object.entries(calls)) {
    const [method = '', url = ''] = call.split(' ');
    for (const { body } of lines) await ada.send(method as 'POST', url, body);
  }
  const eve = await createPerson(app);
  await subscribe(eve);
  const { subscriptionId } = await created(subscribe(eve, { plan: 'annual' }));
  await subscribe(eve, { plan: 'annual', paymentMethodId: 'pm_card_visa' });
  await eve.send('POST', '/subscription/confirm', { subscriptionId });
  const methods = '/subscription/payment-methods';
  const added = await eve.send('POST', methods, { paymentMethodId: 'pm_card_mastercard' });
  const [card] = added.json<{ data: { paymentMethods: { id: string }[] } }>().data.paymentMethods;
  await eve.send('PUT', `${methods}/${card?.id}/default`);
  await eve.send('DELETE', `${methods}/${card?.id}`);
  const joan = await subscriber(app);
  const { id: invoiceId } = (await joan.get('/subscription/invoices')).json<{
    data: { invoices: { id: string }[] };
  }>().data.invoices[0] ?? { id: '' };
  await joan.get(`/subscription/invoices/${invoiceId}/pdf`);
  await lead.send('POST', `/users/${joan.id}/refunds`, { invoiceId, amount: 100, reason: 'x' });
  const ending = { subscriptionId: joan.subscriptionId, reason: 'x', refund: 'last' };
  await lead.send('POST', `/users/${joan.id}/subscription-end`, { ...ending, atPeriodEnd: false });
  const ann = await subscriber(app, { plan: 'annual' });
  const change = (plan: string) => ann.send('PUT', '/subscription/update', { plan });
  await change('monthly');
  await ann.send('POST', methods, { paymentMethodId: 'pm_card_amex', isDefault: true });
  await change('annual');
  const held = app.sandbox.store.get('subscription', ann.subscriptionId);
  await app.payments.stripe.customers.createBalanceTransaction(idOf(held?.customer) ?? '', {
    amount: -500,
    currency: 'usd',
  });
  await app.settle();
  await ann.send('POST', '/subscription/credit-refund', {});
  const mary = await subscriber(app);
  const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await mary.send('POST', methods, bad);
  app.members.push(lead);
  await app.pass(32 * day);
  await mary.send('POST', methods, { paymentMethodId: 'pm_card_visa', isDefault: true });
  await mary.send('POST', '/auth/leave', { password: mary.password });
  await app.settle();
  app.members.length = 0;
  app.advanceClock(31 * day);
  await app.run('erase-leavers');
  await app.run('finish-payment-requests');
  await addJob(app.pool, 'replay-payment-events', { since: '2026-01-01T00:00:00Z' });
  await app.jobs.runDue();
  await reconcile(app);
}

await doEverything();

test('requests to the provider carry the key, the version of the SDK, and no data about the member', () => {
  const kinds = requests.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\/[a-z]+_\w{8,}/g, '/:id')}`,
  );
  expect(new Set(kinds).size).toBeGreaterThan(25);
  const { secretKey } = app.keys;
  const [version] = fieldsOf(app.payments.stripe, 'version');
  for (const { headers, body } of requests) {
    expect(headers['authorization']).toBe(`Bearer ${secretKey}`);
    expect(headers['stripe-version']).toBe(version);
    expect(body).not.toMatch(/%40|@|first_name|Ada/);
  }
});

test.runIf(faultsOf)("every request to the provider matches Stripe's published API", () => {
  const faults = requests.flatMap((request) => faultsOf?.(request) ?? []);
  expect([...new Set(faults)]).toEqual([]);
});

test.runIf(faultsOf)("a request that does not match Stripe's published API is found", () => {
  const found = requests.find(
    ({ method, path }) => method === 'POST' && path === '/v1/subscriptions',
  );
  if (!found) throw new Error('No one subscribed');
  for (const more of ['&lively=1', '&cancel_at_period_end=perhaps', '&proration_behavior=some'])
    expect(faultsOf?.({ ...found, body: found.body + more })).toHaveLength(1);
  expect(faultsOf?.({ ...found, path: '/v1/subscribers' })).toEqual([
    'POST /v1/subscribers is not published',
  ]);
});

const fieldsOf = (stripe: Stripe, ...names: Parameters<Stripe['getApiField']>[0][]) =>
  names.map((name) => stripe.getApiField(name) as unknown);

test("with a real account's keys only the address differs", () => {
  const sandboxed = app.payments.stripe;
  app.payments.connect(app.keys);
  const { stripe, mode, sandbox } = app.payments;
  expect([mode, sandbox]).toEqual(['stripe', null]);
  const address = ['host', 'port', 'protocol'] as const;
  expect(fieldsOf(stripe, ...address)).toEqual(['api.stripe.com', '443', 'https']);
  expect(fieldsOf(sandboxed, ...address)).toEqual(['127.0.0.1', port, 'http']);
  const others = ['version', 'timeout', 'basePath', 'maxNetworkRetries'] as const;
  expect(fieldsOf(stripe, ...others)).toEqual(fieldsOf(sandboxed, ...others));
});
