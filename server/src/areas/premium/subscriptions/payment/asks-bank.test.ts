import type { Invoice } from '@kindred/contract/premium/invoices';
import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import { createPerson } from '../../../../../test/members/people.ts';
import {
  type Created,
  created,
  current,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { createColleague } from '../../../../../test/members/staff.ts';
import { mostDeclined } from '../../events/stop-trying.ts';

const app = await premiumApp();
const { stripe } = app.payments;
const lead = await createColleague(app);
const hour = 3_600_000;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const upgrade = async (ada: Subscriber, plan = 'annual') => {
  const answer = await ada.send('PUT', '/subscription/update', { plan });
  return answer.json<{ data: Created }>().data;
};
/** A member whose card's bank always asks, with a longer plan that waits for its answer. */
async function asking(body: object = {}) {
  app.members.splice(0, Infinity, lead);
  const ada = await subscriber(app, body);
  const paymentMethodId = 'pm_card_authenticationRequired';
  await ada.send('POST', '/subscription/payment-methods', { paymentMethodId, isDefault: true });
  return ada;
}
const answer = async ({ paymentIntentId: id }: Created, outcome: 'succeed' | 'fail') => {
  await stripe.rawRequest('POST', `/v1/test_helpers/payment_intents/${id}/authenticate`, {
    outcome,
  });
};
const confirm = (ada: Subscriber) =>
  ada.send('POST', '/subscription/confirm', { subscriptionId: ada.subscriptionId });
const invoicesOf = ({ subscriptionId }: Subscriber) =>
  app.sandbox.store.by('invoice', subscriptionId).map(({ status }) => status);
const mailsTo = ({ id }: Subscriber) =>
  sqlOf(app)`select from notice where member_id = ${id} and about->>'event' = 'payment-failed'`;

test('trust 32: a longer plan waits for the bank, and is had when the bank says yes', async () => {
  const ada = await asking();
  const asked = await upgrade(ada);
  expect(asked).toMatchObject({ requiresAction: true, subscription: { plan: 'monthly' } });
  await app.settle();
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
  await answer(asked, 'succeed');
  expect((await confirm(ada)).json()).toMatchObject({
    data: { subscription: { plan: 'annual', status: 'active' } },
  });
  await app.settle();
  expect([invoicesOf(ada), await mailsTo(ada)]).toEqual([['paid', 'paid'], []]);
  const [row] = await sqlOf(app)`select plan from invoice
    where member_id = ${ada.id} order by created_at desc, total desc limit 1`;
  expect(row).toEqual({ plan: 'annual' });
});

test('trust 32: nothing changes when the bank says no, and a second try works', async () => {
  const ada = await asking();
  await answer(await upgrade(ada), 'fail');
  const refused = await confirm(ada);
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'card_failed' }]);
  await app.settle();
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
  expect([invoicesOf(ada), await mailsTo(ada)]).toEqual([['paid', 'void'], []]);
  await answer(await upgrade(ada), 'succeed');
  expect((await confirm(ada)).statusCode).toBe(200);
  expect(await current(ada)).toMatchObject({ plan: 'annual' });
  expect(invoicesOf(ada)).toEqual(['paid', 'void', 'paid']);
});

test('a page that is closed changes nothing: the change is given up, or replaced by another', async () => {
  const ada = await asking();
  await upgrade(ada);
  const other = await upgrade(ada, 'quarterly');
  expect(invoicesOf(ada)).toEqual(['paid', 'void', 'open']);
  await app.pass(24 * hour);
  expect(invoicesOf(ada)).toEqual(['paid', 'void', 'void']);
  await expect(answer(other, 'succeed')).rejects.toThrow('Nothing is to be authenticated');
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
});

test.each([
  ['cancels', (ada: Subscriber) => ada.send('POST', '/subscription/cancel', {})],
  ['chooses a shorter plan', (ada: Subscriber) => upgrade(ada, 'monthly')],
  [
    'is banned',
    (ada: Subscriber) =>
      lead.send('PUT', `/users/${ada.id}/state`, { state: 'banned', reason: 'x' }),
  ],
  [
    'is ended by the team',
    (ada: Subscriber) =>
      lead.send('POST', `/users/${ada.id}/subscription-end`, {
        subscriptionId: ada.subscriptionId,
        atPeriodEnd: false,
        refund: 'none',
        reason: 'Asked for it',
      }),
  ],
])('trust 49: who %s can no longer pay for what waits for the bank', async (_how, act) => {
  const ada = await asking({ plan: 'quarterly' });
  const asked = await upgrade(ada);
  await act(ada);
  app.members.splice(0, Infinity, lead);
  await app.settle();
  await expect(answer(asked, 'succeed')).rejects.toThrow('Nothing is to be authenticated');
  expect(invoicesOf(ada)).toEqual(['paid', 'void']);
});

const invoiceOf = async (ada: Pick<Subscriber, 'get'>) => {
  const { data } = (await ada.get('/subscription/invoices')).json<{
    data: { invoices: Invoice[] };
  }>();
  return data.invoices.find(({ status }) => status !== 'paid');
};
const shownToStaff = async ({ id }: Pick<Subscriber, 'id'>) => {
  const { data } = (await lead.get(`/users/${id}/payments`)).json<{ data: MemberPayments }>();
  return data.invoices.find(({ status }) => status !== 'paid');
};

test('an invoice that waits for the bank is not owed, and keeping the plan voids it immediately', async () => {
  const ada = await asking({ plan: 'quarterly' });
  await upgrade(ada);
  const waiting = { status: 'open', plan: 'annual', pending: 'change' };
  expect(await invoiceOf(ada)).toMatchObject(waiting);
  expect(await shownToStaff(ada)).toMatchObject(waiting);
  expect(await upgrade(ada, 'quarterly')).toMatchObject({
    subscription: { plan: 'quarterly', status: 'active' },
    requiresAction: false,
    clientSecret: null,
  });
  const givenUp = { status: 'void', pending: null };
  expect(await invoiceOf(ada)).toMatchObject(givenUp);
  expect(await shownToStaff(ada)).toMatchObject(givenUp);
  const again = await ada.send('PUT', '/subscription/update', { plan: 'quarterly' });
  expect(again.json()).toMatchObject({ message: 'You already have this plan.' });
});

test('a shorter plan needs no bank, although a longer one waited for it', async () => {
  const ada = await asking({ plan: 'quarterly' });
  await upgrade(ada);
  expect(await upgrade(ada, 'monthly')).toMatchObject({
    subscription: { plan: 'quarterly', planned: { plan: 'monthly' } },
    requiresAction: false,
    clientSecret: null,
  });
  expect(await invoiceOf(ada)).toMatchObject({ status: 'void', pending: null });
});

test('a first payment that waits for the bank is not owed, and canceling voids it immediately', async () => {
  const ada = await createPerson(app);
  const asked = { paymentMethodId: 'pm_card_authenticationRequired' };
  expect(await created(subscribe(ada, asked))).toMatchObject({ requiresAction: true });
  const waiting = { status: 'open', plan: 'monthly', pending: 'purchase' };
  expect(await invoiceOf(ada)).toMatchObject(waiting);
  expect(await shownToStaff(ada)).toMatchObject(waiting);
  expect((await ada.send('POST', '/subscription/cancel', {})).statusCode).toBe(200);
  expect(await invoiceOf(ada)).toMatchObject({ status: 'void', pending: null });
});

test('a renewal that failed is owed', async () => {
  app.members.splice(0, Infinity, lead);
  const ada = await subscriber(app);
  const paymentMethodId = 'pm_card_chargeCustomerFail';
  await ada.send('POST', '/subscription/payment-methods', { paymentMethodId, isDefault: true });
  await app.pass(31 * 24 * hour + 2 * hour);
  await app.settle();
  expect(await invoiceOf(ada)).toMatchObject({ status: 'open', pending: null });
});

test('unused days are those of the plan that is paid, while a longer one waits', async () => {
  const ada = await asking();
  await upgrade(ada);
  await app.settle();
  const { data } = (await lead.get(`/users/${ada.id}/payments`)).json<{ data: MemberPayments }>();
  expect([1498, 1499]).toContain(data.endings[0]?.unused);
});

test('a planned change stays when a bank asks about a longer one', async () => {
  const ada = await asking({ plan: 'quarterly' });
  await upgrade(ada, 'monthly');
  const refused = await ada.send('PUT', '/subscription/update', { plan: 'annual' });
  expect(refused.json()).toMatchObject({ code: 'card_failed' });
  expect(await current(ada)).toMatchObject({ plan: 'quarterly', planned: { plan: 'monthly' } });
});

test('trust 78: a longer plan that is tried with one declined card after another is given up', async () => {
  const ada = await asking();
  const { paymentIntentId: id } = await upgrade(ada);
  for (let tries = 0; tries < mostDeclined; tries += 1)
    await expect(
      stripe.paymentIntents.confirm(id ?? '', { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toMatchObject({ type: 'StripeCardError' });
  await app.settle();
  expect(invoicesOf(ada)).toEqual(['paid', 'void']);
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
});
