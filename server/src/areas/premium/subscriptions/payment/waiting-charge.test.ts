import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import { current, isPremium, premiumApp, subscriber } from '../../../../../test/premium/premium.ts';
import { createColleague } from '../../../../../test/members/staff.ts';
import { idOf } from '../read-provider.ts';

const app = await premiumApp();
const lead = await createColleague(app);
const day = 86_400_000;
const minute = 60_000;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** A member whose next period has begun, while its invoice still is a draft. */
async function renewing(body: object = {}) {
  app.members.splice(0, Infinity, lead);
  const ada = await subscriber(app, body);
  const end = Date.parse((await current(ada))?.currentPeriodEnd ?? '');
  await app.pass(end + 10 * minute - app.now().getTime());
  expect(invoicesOf(ada).map(({ status }) => status)).toEqual(['paid', 'draft']);
  return ada;
}

const invoicesOf = ({ subscriptionId }: Subscriber) =>
  app.sandbox.store.by('invoice', subscriptionId);
const paidBy = (ada: Subscriber) => invoicesOf(ada).map(({ amount_paid: paid }) => paid);
const held = ({ subscriptionId }: Subscriber) =>
  app.payments.stripe.subscriptions.retrieve(subscriptionId);
const end = (ada: Subscriber, more: object) =>
  lead.send('POST', `/users/${ada.id}/subscription-end`, {
    subscriptionId: ada.subscriptionId,
    atPeriodEnd: false,
    refund: 'none',
    reason: 'Asked for it',
    ...more,
  });

test('until the charge, premium is paid to the end of the period before, and stays', async () => {
  const ada = await renewing();
  const [, draft] = invoicesOf(ada);
  const at = new Date((draft?.created ?? 0) * 1000).toISOString();
  expect(await current(ada)).toMatchObject({ status: 'active', currentPeriodEnd: at });
  expect(await isPremium(ada)).toBe(true);
  await app.pass(60 * minute);
  expect(paidBy(ada)).toEqual([1499, 1499]);
  const later = Date.parse((await current(ada))?.currentPeriodEnd ?? '');
  expect(later).toBeGreaterThan(Date.parse(at) + 27 * day);
});

test.each([
  ['cancels', (ada: Subscriber) => ada.send('POST', '/subscription/cancel', {})],
  ['leaves', (ada: Subscriber) => ada.send('POST', '/auth/leave', { password: ada.password })],
  [
    'closes the account',
    (ada: Subscriber) => ada.send('POST', '/auth/deactivate', { password: ada.password }),
  ],
  [
    'is banned',
    (ada: Subscriber) =>
      lead.send('PUT', `/users/${ada.id}/state`, { state: 'banned', reason: 'x' }),
  ],
  ['is ended by the team', (ada: Subscriber) => end(ada, {})],
  [
    'is ended by the team at the period’s end',
    (ada: Subscriber) => end(ada, { atPeriodEnd: true }),
  ],
])(
  'trust 49: a member who %s before the charge is not charged, and premium ends',
  async (_how, act) => {
    const ada = await renewing();
    expect((await act(ada)).statusCode).toBe(200);
    app.members.splice(0, Infinity, lead);
    await app.settle();
    expect(await held(ada)).toMatchObject({ status: 'canceled' });
    await app.pass(40 * day);
    expect(paidBy(ada)).toEqual([1499, 0]);
  },
);

test(
  'trust 32: an upgrade before the charge shows and charges the renewal, too',
  { tags: ['long'] },
  async () => {
    const ada = await renewing();
    const { data } = (await ada.send('POST', '/subscription/preview', { plan: 'annual' })).json<{
      data: { amountDue: number; prorationDate: number; lines: { amount: number }[] };
    }>();
    expect(data.lines.map(({ amount }) => amount)).toEqual([1499, expect.any(Number), 9999]);
    expect(data.amountDue).toBe(data.lines.reduce((sum, { amount }) => sum + amount, 0));
    const { prorationDate } = data;
    const changed = await ada.send('PUT', '/subscription/update', {
      plan: 'annual',
      prorationDate,
    });
    expect(changed.json()).toMatchObject({ data: { subscription: { plan: 'annual' } } });
    const [first, ...now] = paidBy(ada);
    expect([first, now.reduce((sum, paid) => sum + paid, 0)]).toEqual([1499, data.amountDue]);
    await app.pass(2 * 60 * minute);
    expect([await current(ada), paidBy(ada).length]).toMatchObject([
      { plan: 'annual', status: 'active' },
      3,
    ]);
  },
);

test.each([
  { credit: 0, charged: 9999, nextAmount: 1499 },
  { credit: 1000, charged: 8999, nextAmount: 1499 },
  { credit: 10_999, charged: 0, nextAmount: 499 },
])(
  'trust 32: a shorter plan shows the charge that comes before it, after $credit of credit',
  { tags: ['long'] },
  async ({ credit, charged, nextAmount }) => {
    const plan = 'monthly';
    const ada = await renewing({ plan: 'annual' });
    const { customer } = await held(ada);
    if (credit > 0) {
      const given = { amount: -credit, currency: 'usd' };
      await app.payments.stripe.customers.createBalanceTransaction(idOf(customer) ?? '', given);
    }
    const { data } = (await ada.send('POST', '/subscription/preview', { plan })).json<{
      data: { renewal: { at: string }; prorationDate: number; effectiveAt: string };
    }>();
    const renewal = { plan: 'annual', amount: charged, at: data.renewal.at };
    expect(data).toMatchObject({ amountDue: 0, renewal, nextAmount });
    const { prorationDate, effectiveAt } = data;
    const shown = { plan, prorationDate, effectiveAt, amountDue: 0 };
    expect((await ada.send('PUT', '/subscription/update', shown)).statusCode).toBe(200);
    app.advanceClock(Date.parse(data.renewal.at) - app.now().getTime());
    await app.sandbox.clock.performDue();
    expect(paidBy(ada)).toEqual([9999, charged]);
    await app.pass(Date.parse(effectiveAt) + 2 * 60 * minute - app.now().getTime());
    expect(paidBy(ada)).toEqual([9999, charged, nextAmount]);
  },
);

test(
  'trust 80: an upgrade before the charge is worth what was paid when it ends',
  { tags: ['long'] },
  async () => {
    const ada = await renewing();
    await ada.send('PUT', '/subscription/update', { plan: 'annual' });
    await app.settle();
    const { data } = (await lead.get(`/users/${ada.id}/payments`)).json<{ data: MemberPayments }>();
    const [first = 0, ...later] = paidBy(ada);
    const paid = later.reduce((sum, amount) => sum + amount, 0);
    expect(first + paid - (data.endings[0]?.unused ?? 0)).toBeGreaterThanOrEqual(1499);
    const refunded = (await end(ada, { refund: 'unused' })).json<{ data: { refunded: number } }>();
    expect(first + paid - refunded.data.refunded).toBeGreaterThanOrEqual(1499);
  },
);

test('a card that does not pay the renewal changes no plan, and a new one pays it', async () => {
  const ada = await renewing();
  const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', bad);
  expect((await ada.send('PUT', '/subscription/update', { plan: 'annual' })).json()).toMatchObject({
    code: 'card_failed',
  });
  await app.settle();
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'past_due' });
  const good = { paymentMethodId: 'pm_card_visa', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', good);
  expect([await current(ada), paidBy(ada)]).toMatchObject([
    { plan: 'monthly', status: 'active' },
    [1499, 1499],
  ]);
});

test(
  'a preview from before the new period is out of date, and nothing is charged for it',
  { tags: ['long'] },
  async () => {
    app.members.splice(0, Infinity, lead);
    const ada = await subscriber(app);
    const periodEnd = Date.parse((await current(ada))?.currentPeriodEnd ?? '');
    await app.pass(periodEnd - 5 * minute - app.now().getTime());
    const { data } = (await ada.send('POST', '/subscription/preview', { plan: 'annual' })).json<{
      data: { prorationDate: number };
    }>();
    await app.pass(15 * minute);
    const { prorationDate } = data;
    const late = await ada.send('PUT', '/subscription/update', { plan: 'annual', prorationDate });
    expect(late.statusCode).toBe(409);
    expect(paidBy(ada)).toEqual([1499, 0]);
  },
);

test('before the charge there is nothing of the new period to refund', async () => {
  const ada = await renewing();
  const { data } = (await lead.get(`/users/${ada.id}/payments`)).json<{ data: MemberPayments }>();
  expect(data.endings).toMatchObject([{ unused: 0, last: 1499, credit: 0 }]);
  expect((await end(ada, { refund: 'unused' })).json()).toMatchObject({ data: { refunded: 0 } });
});

test('trust 80: an end counts a charge that was made since staff looked', async () => {
  const ada = await renewing();
  const { data } = (await lead.get(`/users/${ada.id}/payments`)).json<{ data: MemberPayments }>();
  const { quotedAt, endings } = data;
  // Its event has not come yet.
  await app.payments.stripe.invoices.pay(invoicesOf(ada)[1]?.id ?? '');
  const quoted = endings[0]?.unused;
  expect((await end(ada, { refund: 'unused', quotedAt, quoted })).statusCode).toBe(409);
});
