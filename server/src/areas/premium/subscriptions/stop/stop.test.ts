import { expect, test, vi } from 'vitest';
import { createPerson } from '../../../../../test/members/people.ts';
import { premiumApp, subscribe, subscriber } from '../../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { createColleague } from '../../../../../test/members/staff.ts';
import { customerOf } from '../../provider/customer.ts';
import { resumeForMember } from './resume.ts';
import { stopForMember } from './stop-for-member.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { stripe } = app.payments;
const lead = await createColleague(app);
app.members.push(lead);
const day = 86_400_000;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const held = ({ subscriptionId }: { subscriptionId: string }) =>
  stripe.subscriptions.retrieve(subscriptionId);
const invoicesOf = ({ subscriptionId }: { subscriptionId: string }) =>
  app.sandbox.store
    .all('invoice')
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscriptionId);
const close = (person: Subscriber, state: string) =>
  lead.send('PUT', `/users/${person.id}/state`, { state, reason: 'x' });

test.each([
  ['leaves', (ada: Subscriber) => ada.send('POST', '/auth/leave', { password: ada.password })],
  [
    'closes the account',
    (ada: Subscriber) => ada.send('POST', '/auth/deactivate', { password: ada.password }),
  ],
  ['is banned', (ada: Subscriber) => close(ada, 'banned')],
  ['is deactivated by the team', (ada: Subscriber) => close(ada, 'deactivated')],
])('trust 49: a member who %s is not charged again', async (_how, act) => {
  const ada = await subscriber(app);
  app.members.pop();
  expect((await act(ada)).statusCode).toBe(200);
  await app.settle();
  expect(await held(ada)).toMatchObject({ cancel_at_period_end: true });
  await app.pass(40 * day);
  expect(await held(ada)).toMatchObject({ status: 'canceled' });
  expect(invoicesOf(ada)).toHaveLength(1);
});

test('an account that is opened while its renewal is being stopped keeps the renewal and the planned change', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await ada.send('PUT', '/subscription/update', { plan: 'monthly' });
  app.members.pop();
  await close(ada, 'banned');
  const retrieve = stripe.subscriptions.retrieve.bind(stripe.subscriptions);
  // The job of the opening comes when the stop has written its mark, and before it acts.
  vi.spyOn(stripe.subscriptions, 'retrieve').mockImplementationOnce((async (
    ...given: Parameters<typeof retrieve>
  ) => {
    await close(ada, 'active');
    await resumeForMember(app, ada.id, null);
    return retrieve(...given);
  }) as never);
  await stopForMember(app, ada.id);
  await app.settle();
  expect(await held(ada)).toMatchObject({ cancel_at_period_end: false });
  const [row] = await sql`select planned_plan as planned, stopped_for_account_at as stopped
    from subscription where id = ${ada.subscriptionId}`;
  expect(row).toEqual({ planned: 'monthly', stopped: null });
});

test('trust 49: what the provider no longer has needs no stop', async () => {
  const ada = await subscriber(app);
  app.members.pop();
  await sql`update subscription set id = 'sub_gone' where id = ${ada.subscriptionId}`;
  expect((await close(ada, 'banned')).statusCode).toBe(200);
  await app.settle();
  expect(
    await sql`select count(*)::int from graphile_worker.jobs where last_error is not null`,
  ).toEqual([{ count: 0 }]);
});

test('trust 49: a failed payment is not retried for a member who is gone', async () => {
  const ada = await subscriber(app);
  const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', bad);
  // A day after the longest month, as an invoice is collected an hour after it was drafted.
  await app.pass(32 * day);
  expect(await held(ada)).toMatchObject({ status: 'past_due' });
  app.members.pop();
  await close(ada, 'banned');
  await app.settle();
  expect(await held(ada)).toMatchObject({ status: 'canceled' });
  expect(invoicesOf(ada).map(({ status }) => status)).not.toContain('open');
});

test.each([
  ['leaving', 'paid', 'pm_card_visa', 'active'],
  ['banned', 'paid', 'pm_card_visa', 'active'],
  ['leaving', 'waiting for the bank', 'pm_card_authenticationRequired', 'incomplete'],
] as const)(
  'trust 49: a subscription that appears for a member who is %s, %s, is not charged again',
  async (state, _how, paymentMethodId, status) => {
    const ada = await createPerson(app);
    app.sandbox.deliveries.hold();
    await subscribe(ada, { paymentMethodId });
    const [row] = await sql<{ id: string; status: string }>`
      select id, status from subscription where member_id = ${ada.id}`;
    expect(row?.status).toBe(status);
    // As if the process had stopped before it stored what the provider answered.
    await sql`delete from subscription where member_id = ${ada.id}`;
    const closed = await (state === 'leaving'
      ? ada.send('POST', '/auth/leave', { password: ada.password })
      : lead.send('PUT', `/users/${ada.id}/state`, { state, reason: 'x' }));
    expect(closed.statusCode).toBe(200);
    await app.settle();
    await app.sandbox.deliveries.release();
    await app.settle();
    await app.settle();
    const read = await held({ subscriptionId: row?.id ?? '' });
    expect(read.status === 'active' ? read.cancel_at_period_end : read.status).toEqual(
      status === 'active' ? true : 'incomplete_expired',
    );
  },
);

test('trust 49: the provider deletes an erased member too, and their sums stay without them', async () => {
  const ada = await subscriber(app);
  app.members.pop();
  const { customer } = await held(ada);
  await ada.send('POST', '/auth/leave', { password: ada.password });
  app.advanceClock(31 * day);
  await app.run('erase-leavers');
  await app.settle();
  expect(await sql`select from member where id = ${ada.id}`).toEqual([]);
  const { data: customers } = await stripe.customers.list({ limit: 100 });
  expect(customers.map(({ id }) => id)).not.toContain(customer);
  expect(await held(ada)).toMatchObject({ status: 'canceled' });
  expect(
    await sql`select member_id, status from subscription where id = ${ada.subscriptionId}`,
  ).toEqual([{ member_id: null, status: 'canceled' }]);
  expect(await sql`select from payment_customer where member_id = ${ada.id}`).toEqual([]);
});

test('trust 49: a subscription that appears for a member erased in the meantime is ended', async () => {
  const ada = await createPerson(app);
  app.sandbox.deliveries.hold();
  await subscribe(ada, { paymentMethodId: 'pm_card_visa' });
  const [row] = await sql<{ id: string }>`select id from subscription where member_id = ${ada.id}`;
  await sql`delete from subscription where member_id = ${ada.id}`;
  await sql`delete from member where id = ${ada.id}`;
  await app.sandbox.deliveries.release();
  await app.jobs.runDue();
  expect(await held({ subscriptionId: row?.id ?? '' })).toMatchObject({ status: 'canceled' });
});

test('trust 49: a customer that is created for a member erased in the meantime is deleted', async () => {
  const ada = await createPerson(app);
  await sql`delete from member where id = ${ada.id}`;
  await expect(customerOf(app, ada.id)).rejects.toMatchObject({ code: 'unauthenticated' });
  const { data: customers } = await stripe.customers.list({ limit: 100 });
  expect(customers.map(({ metadata }) => metadata['member'])).not.toContain(ada.id);
});
