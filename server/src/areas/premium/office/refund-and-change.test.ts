import type { Invoice } from '@kindred/contract/premium/invoices';
import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test, vi } from 'vitest';
import { confirmAtBank, upgrade, withAskingBank } from '../../../../test/payments/asking-bank.ts';
import { type Person, current, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { idOf } from '../subscriptions/read-provider.ts';

const app = await premiumApp();
const lead = await createColleague(app);
const { stripe } = app.payments;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const paymentsOf = async ({ id }: Person) =>
  (await lead.get(`/users/${id}/payments`)).json<{ data: MemberPayments }>().data;
/** Both invoices may be of the same second. */
const firstOf = async (ada: Person) =>
  (await paymentsOf(ada)).invoices.find(({ plan }) => plan !== 'annual') as Invoice;
const refund = (ada: Person, { id }: Invoice, more: object = {}) =>
  lead.send('POST', `/users/${ada.id}/refunds`, { invoiceId: id, reason: 'Sorry', ...more });
const end = (ada: Subscriber, more: object) =>
  lead.send('POST', `/users/${ada.id}/subscription-end`, {
    subscriptionId: ada.subscriptionId,
    atPeriodEnd: false,
    reason: 'Asked for it',
    ...more,
  });
const statusesOf = ({ subscriptionId }: Subscriber) =>
  app.sandbox.store.by('invoice', subscriptionId).map(({ status }) => status);
const refundsIn = () => app.sandbox.store.all('refund').length;

test(
  'trust 32: a refund gives up an upgrade that waits for the bank, whose credit it would pay out again',
  { tags: ['long'] },
  async () => {
    const ada = await withAskingBank(app);
    const asked = await upgrade(ada);
    expect((await refund(ada, await firstOf(ada))).statusCode).toBe(200);
    expect(statusesOf(ada)).toEqual(['paid', 'void']);
    await expect(confirmAtBank(app, asked)).rejects.toThrow('Nothing is to be authenticated');
  },
);

test.each([
  ['refunds it', async (ada: Subscriber) => refund(ada, await firstOf(ada))],
  [
    'refunds and ends it',
    async (ada: Subscriber) => refund(ada, await firstOf(ada), { endNow: true }),
  ],
  ['ends it with the last payment', (ada: Subscriber) => end(ada, { refund: 'last' })],
  ['ends it without a refund', (ada: Subscriber) => end(ada, { refund: 'none' })],
])(
  'trust 32: an upgrade that the bank has just confirmed counts, and who %s has to look again',
  { tags: ['long'] },
  async (_how, act) => {
    const ada = await withAskingBank(app);
    await confirmAtBank(app, await upgrade(ada));
    const before = refundsIn();
    expect((await act(ada)).json()).toMatchObject({ code: 'ending_amounts_out_of_date' });
    expect([refundsIn(), await current(ada)]).toMatchObject([before, { plan: 'annual' }]);
    const again = await end(ada, { refund: 'last' });
    expect(again.statusCode).toBe(200);
    expect((await paymentsOf(ada)).refunds[0]?.invoiceId).not.toBe((await firstOf(ada)).id);
  },
);

test('trust 32: no days are refunded while a slow card pays for a change that credits them', async () => {
  const ada = await subscriber(app);
  const { subscriptions } = stripe;
  const real = subscriptions.update.bind(subscriptions);
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = vi.spyOn(subscriptions, 'update').mockImplementationOnce((async (
    ...given: Parameters<typeof real>
  ) => {
    asked.resolve();
    await answered.promise;
    return real(...given);
  }) as never);
  const changed = ada.send('PUT', '/subscription/update', { plan: 'annual' });
  await asked.promise;
  const refused = await refund(ada, await firstOf(ada));
  const credit = await ada.send('POST', '/subscription/credit-refund', {});
  answered.resolve();
  expect(refused.json()).toMatchObject({ code: 'member_changes_plan' });
  expect(credit.json()).toMatchObject({ code: 'plan_change_in_progress' });
  expect((await changed).statusCode).toBe(200);
  slow.mockRestore();
});

test('trust 32: a refund that was opened before an upgrade is not sent after it', async () => {
  const ada = await subscriber(app);
  const seen = await firstOf(ada);
  await ada.send('PUT', '/subscription/update', { plan: 'annual' });
  await app.settle();
  const left = { left: seen.amountPaid };
  expect((await refund(ada, seen, { ...left, later: 0 })).json()).toMatchObject({
    code: 'ending_amounts_out_of_date',
  });
  const [now] = (await paymentsOf(ada)).endings;
  const later = now?.earlier.find(({ invoiceId }) => invoiceId === seen.id)?.amount;
  expect((await refund(ada, seen, { ...left, later })).statusCode).toBe(200);
});

test('trust 32: days whose refund has no event yet are not credited by an upgrade', async () => {
  const ada = await subscriber(app);
  const [paid] = app.sandbox.store.by('invoice', ada.subscriptionId);
  const customer = idOf(paid?.customer) ?? '';
  const [intent] = app.sandbox.store.by('payment_intent', customer);
  await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
  const { data } = (await ada.send('POST', '/subscription/preview', { plan: 'annual' })).json<{
    data: object;
  }>();
  expect(data).toMatchObject({ afterRefund: true, amountDue: 0 });
});
