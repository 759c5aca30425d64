import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import { type Created, current, premiumApp, subscriber } from '../../../../test/premium.ts';
import { sqlOf } from '../../../../test/sql.ts';
import { createColleague } from '../../../../test/staff.ts';
import { mostDeclined } from '../events/stop-trying.ts';

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
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'refused' }]);
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
  expect(refused.json()).toMatchObject({ code: 'refused' });
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
