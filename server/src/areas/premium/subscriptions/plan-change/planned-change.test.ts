import { expect, test, vi } from 'vitest';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { createColleague } from '../../../../../test/members/staff.ts';
import {
  type Person,
  current,
  isPremium,
  premiumApp,
  subscriber,
} from '../../../../../test/premium/premium.ts';
import { planLater } from './plan-later.ts';
import { idOf } from '../read-provider.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { store } = app.sandbox;
const lead = await createColleague(app);
app.members.push(lead);
const day = 86_400_000;
const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };

const preview = async (person: Person, plan: string) =>
  (await person.send('POST', '/subscription/preview', { plan })).json<{ data: object }>().data;
const change = (person: Person, plan: string) =>
  person.send('PUT', '/subscription/update', { plan });
const cancel = (person: Person) => person.send('POST', '/subscription/cancel', {});
const billsOf = ({ subscriptionId }: { subscriptionId: string }) =>
  store.by('invoice', subscriptionId).map(({ amount_paid, total }) => [total, amount_paid]);
const creditOf = async (person: Person) =>
  (await person.get('/subscription/credit')).json<{ data: { credit: object | null } }>().data
    .credit;

test(
  'trust 80: a shorter plan starts when the paid period ends: nothing is charged or credited before',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'annual' });
    const end = (await current(ada))?.currentPeriodEnd ?? '';
    expect(await preview(ada, 'monthly')).toMatchObject({
      amountDue: 0,
      credit: 0,
      lines: [],
      effectiveAt: end,
      nextAmount: 1499,
      nextPaymentAt: end,
    });
    expect((await change(ada, 'monthly')).json()).toMatchObject({
      data: {
        requiresAction: false,
        subscription: { plan: 'annual', planned: { plan: 'monthly', amount: 1499, at: end } },
      },
    });
    expect(await current(ada)).toMatchObject({ plan: 'annual', currentPeriodEnd: end });
    await app.pass(300 * day);
    expect(await current(ada)).toMatchObject({ plan: 'annual', planned: { plan: 'monthly' } });
    await app.pass(68 * day);
    expect(await current(ada)).toMatchObject({ plan: 'monthly', planned: null, amount: 1499 });
    expect(billsOf(ada)).toEqual([
      [9999, 9999],
      [1499, 1499],
    ]);
    expect([await isPremium(ada), await creditOf(ada)]).toEqual([true, null]);
    await app.pass(32 * day);
    expect(billsOf(ada)).toHaveLength(3);
  },
);

test(
  'trust 80: days that were refunded are not credited by a longer plan, which starts when they end',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const [invoice] = store.by('invoice', ada.subscriptionId);
    const end = (await current(ada))?.currentPeriodEnd ?? '';
    expect(await preview(ada, 'annual')).toMatchObject({ afterRefund: false, amountDue: 8500 });
    const body = { invoiceId: invoice?.id, amount: 900, reason: 'Sorry' };
    const refunded = await lead.send('POST', `/users/${ada.id}/refunds`, body);
    expect(refunded.statusCode, refunded.body).toBe(200);
    await app.settle();
    const later = {
      afterRefund: true,
      amountDue: 0,
      credit: 0,
      effectiveAt: end,
      nextAmount: 9999,
    };
    expect(await preview(ada, 'annual')).toMatchObject(later);
    await change(ada, 'annual');
    expect(await current(ada)).toMatchObject({
      plan: 'monthly',
      planned: { plan: 'annual', amount: 9999, at: end },
    });
    await app.pass(33 * day);
    expect(await current(ada)).toMatchObject({ plan: 'annual', planned: null });
    expect(billsOf(ada)).toEqual([
      [1499, 1499],
      [9999, 9999],
    ]);
    // Nothing of the new period was refunded.
    const quarterly = await subscriber(app, { plan: 'quarterly' });
    expect(await preview(quarterly, 'annual')).toMatchObject({ afterRefund: false });
  },
);

test('trust 80: money that is owed is shown in the next payment, which charges it', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  const { stripe } = app.payments;
  const { customer } = await stripe.subscriptions.retrieve(ada.subscriptionId);
  await stripe.customers.createBalanceTransaction(idOf(customer) ?? '', {
    amount: 500,
    currency: 'usd',
  });
  await app.settle();
  const next = { credit: 0, nextCredit: 0, nextOwed: 500, nextPrice: 1499, nextAmount: 1999 };
  expect(await preview(ada, 'monthly')).toMatchObject(next);
  await change(ada, 'monthly');
  await app.pass(368 * day);
  expect(billsOf(ada)).toEqual([
    [9999, 9999],
    [1499, 1999],
  ]);
});

test('trust 80: a planned change is canceled with the present plan, and only planned once', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await change(ada, 'monthly');
  expect((await change(ada, 'monthly')).json()).toMatchObject({
    message: 'Your plan already changes to this one.',
  });
  expect(await preview(ada, 'annual')).toMatchObject({ amountDue: 0, nextAmount: 9999 });
  expect((await change(ada, 'annual')).json()).toMatchObject({
    data: { subscription: { plan: 'annual', planned: null } },
  });
  expect((await change(ada, 'annual')).json()).toMatchObject({
    message: 'You already have this plan.',
  });
  expect(billsOf(ada)).toEqual([[9999, 9999]]);
});

test('a change that is planned twice at the same time has one schedule', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  const { subscriptionId: id } = ada;
  const create = vi.spyOn(app.payments.stripe.subscriptionSchedules, 'create');
  await Promise.all([planLater(app, id, 'monthly'), planLater(app, id, 'monthly')]);
  expect(create).toHaveBeenCalledTimes(2);
  await app.settle();
  expect(await current(ada)).toMatchObject({ plan: 'annual', planned: { plan: 'monthly' } });
});

test('a planned change can be replaced by another shorter plan, or by a longer one that starts now', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await change(ada, 'monthly');
  expect((await change(ada, 'quarterly')).json()).toMatchObject({
    data: { subscription: { plan: 'annual', planned: { plan: 'quarterly', amount: 3499 } } },
  });
  const eve = await subscriber(app, { plan: 'quarterly' });
  await change(eve, 'monthly');
  expect((await change(eve, 'annual')).json()).toMatchObject({
    data: { subscription: { plan: 'annual', planned: null, amount: 9999 } },
  });
});

test('a longer plan that the card does not pay leaves the planned change', async () => {
  const ada = await subscriber(app, { plan: 'quarterly' });
  await change(ada, 'monthly');
  await ada.send('POST', '/subscription/payment-methods', bad);
  expect((await change(ada, 'annual')).json()).toMatchObject({ code: 'card_failed' });
  expect(await current(ada)).toMatchObject({ plan: 'quarterly', planned: { plan: 'monthly' } });
});

test('a double click on a longer plan that the card does not pay leaves the planned change, and says so twice', async () => {
  const ada = await subscriber(app, { plan: 'quarterly' });
  await change(ada, 'monthly');
  await ada.send('POST', '/subscription/payment-methods', bad);
  const { subscriptions } = app.payments.stripe;
  const release = vi.spyOn(app.payments.stripe.subscriptionSchedules, 'release');
  const retrieve = subscriptions.retrieve.bind(subscriptions);
  const first = Promise.withResolvers<unknown>();
  let drops = 0;
  // The slower one begins when the faster one has put the planned change back.
  const held = vi.spyOn(subscriptions, 'retrieve').mockImplementation((async (
    ...given: Parameters<typeof retrieve>
  ) => {
    drops += given[1] === undefined ? 1 : 0;
    if (given[1] === undefined && drops > 1) await first.promise;
    return retrieve(...given);
  }) as never);
  const clicks = [change(ada, 'annual'), change(ada, 'annual'), change(ada, 'annual')];
  void Promise.race(clicks).then(first.resolve);
  const answers = (await Promise.all(clicks)).map((answer) => answer.json<{ message: string }>());
  held.mockRestore();
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set(['Your card was declined. Use another card, or ask your bank.']),
  );
  // A click that comes when the first ones have been answered is a request of its own.
  const requests =
    await sql`select from payment_request where member_id = ${ada.id} and content->>'plan' = 'annual'`;
  expect(release).toHaveBeenCalledTimes(requests.length);
  release.mockRestore();
  expect(await current(ada)).toMatchObject({ plan: 'quarterly', planned: { plan: 'monthly' } });
});

test('a cancellation cancels the planned change as well, and a reactivation does not bring it back', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await change(ada, 'monthly');
  expect((await cancel(ada)).json()).toMatchObject({
    data: { subscription: { cancelAtPeriodEnd: true, planned: null } },
  });
  expect((await ada.send('POST', '/subscription/reactivate', {})).json()).toMatchObject({
    data: { subscription: { plan: 'annual', cancelAtPeriodEnd: false, planned: null } },
  });
});

test.each([true, false])(
  'staff end a subscription with a planned change (at its end: %s)',
  async (atPeriodEnd) => {
    const ada = await subscriber(app, { plan: 'annual' });
    await change(ada, 'monthly');
    const body = { subscriptionId: ada.subscriptionId, atPeriodEnd, refund: 'none', reason: 'x' };
    expect(
      (await lead.send('POST', `/users/${ada.id}/subscription-end`, body)).json(),
    ).toMatchObject({
      data: {
        subscription: {
          planned: null,
          ...(atPeriodEnd ? { cancelAtPeriodEnd: true } : { status: 'canceled' }),
        },
      },
    });
  },
);

test(
  'a member who is banned keeps the paid period, and the planned plan is never charged',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'quarterly' });
    app.members.splice(app.members.indexOf(ada), 1);
    await change(ada, 'monthly');
    await lead.send('PUT', `/users/${ada.id}/state`, { state: 'banned', reason: 'x' });
    await app.settle();
    await app.pass(100 * day);
    expect(billsOf(ada)).toEqual([[3499, 3499]]);
  },
);

test('a ban that is undone leaves the planned change as it was, a second time on the same day too', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  app.members.splice(app.members.indexOf(ada), 1);
  await change(ada, 'monthly');
  const setState = async (state: string) => {
    const answer = await lead.send('PUT', `/users/${ada.id}/state`, { state, reason: 'x' });
    expect(answer.statusCode).toBe(200);
    await app.settle();
  };
  for (const _time of ['first', 'second']) {
    await setState('banned');
    expect(store.get('subscription', ada.subscriptionId)).toMatchObject({
      cancel_at_period_end: true,
      schedule: null,
    });
    await setState('active');
    const [row] = await sql`select cancel_at_period_end as ends, planned_plan as planned,
      stopped_for_account_at as stopped from subscription where id = ${ada.subscriptionId}`;
    expect(row).toEqual({ ends: false, planned: 'monthly', stopped: null });
  }
});

test(
  'the planned plan is charged to the card that is the default then, and fails like a renewal',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'quarterly' });
    await change(ada, 'monthly');
    await ada.send('POST', '/subscription/payment-methods', bad);
    await app.pass(93 * day);
    expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'past_due' });
    const good = { paymentMethodId: 'pm_card_visa', isDefault: true };
    await ada.send('POST', '/subscription/payment-methods', good);
    expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
    expect(billsOf(ada).at(-1)).toEqual([1499, 1499]);
  },
);
