import { expect, test } from 'vitest';
import {
  confirmAtBank,
  upgrade,
  withAskingBank,
} from '../../../../../test/payments/asking-bank.ts';
import { current, premiumApp, subscriber } from '../../../../../test/premium/premium.ts';
import { idOf } from '../read-provider.ts';

const app = await premiumApp();
const { stripe } = app.payments;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

interface Shown {
  amountDue: number;
  effectiveAt: string;
  prorationDate: number;
}

async function look(ada: Subscriber, plan = 'annual') {
  const { data } = (await ada.send('POST', '/subscription/preview', { plan })).json<{
    data: Shown;
  }>();
  const { amountDue, effectiveAt, prorationDate } = data;
  return { plan, amountDue, effectiveAt, prorationDate };
}
const change = (ada: Subscriber, shown: object) => ada.send('PUT', '/subscription/update', shown);
const paidBy = ({ subscriptionId }: Subscriber) =>
  app.sandbox.store
    .by('invoice', subscriptionId)
    .map(({ amount_paid: paid }) => paid)
    .filter((paid) => paid > 0);
const customerOf = ({ subscriptionId }: Subscriber) =>
  idOf(app.sandbox.store.get('subscription', subscriptionId)?.customer) ?? '';

/** Below zero it is credit. */
async function changeBalance(ada: Subscriber, amount: number) {
  await stripe.customers.createBalanceTransaction(customerOf(ada), { amount, currency: 'usd' });
}

async function refundPart(ada: Subscriber) {
  const [intent] = app.sandbox.store.by('payment_intent', customerOf(ada));
  await stripe.refunds.create({ payment_intent: intent?.id ?? '', amount: 900 });
  await app.settle();
}

test.each([
  ['credit that is used elsewhere', (ada: Subscriber) => changeBalance(ada, 1000)],
  ['credit that is given', (ada: Subscriber) => changeBalance(ada, -500)],
  ['a refund of its days', refundPart],
])('trust 32: %s since the preview changes and charges nothing', async (_name, happen) => {
  const ada = await subscriber(app);
  await changeBalance(ada, -1000);
  const shown = await look(ada);
  await happen(ada);
  const refused = await change(ada, shown);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'change_amounts_out_of_date' },
  ]);
  expect([await current(ada), paidBy(ada)]).toMatchObject([
    { plan: 'monthly', planned: null },
    [1499],
  ]);
  const now = await look(ada);
  expect(now).not.toEqual(shown);
  expect((await change(ada, now)).statusCode).toBe(200);
  expect(paidBy(ada)).toEqual([1499, now.amountDue].filter((paid) => paid > 0));
});

test('trust 32: a change that was shown for later is not made and charged now', async () => {
  const ada = await subscriber(app);
  const shown = await look(ada);
  const later = (await current(ada))?.currentPeriodEnd;
  expect((await change(ada, { ...shown, effectiveAt: later })).statusCode).toBe(409);
  expect((await change(ada, { plan: 'annual', amountDue: 0 })).statusCode).toBe(409);
  expect((await change(ada, shown)).statusCode).toBe(200);
  expect(paidBy(ada)).toEqual([1499, shown.amountDue]);
});

test('trust 32: what a change that waits for the bank owes is charged by the next one as it is shown', async () => {
  const ada = await withAskingBank(app);
  await changeBalance(ada, 500);
  await upgrade(ada);
  const shown = await look(ada);
  expect((await change(ada, shown)).statusCode).toBe(409);
  const now = await look(ada);
  expect(now.amountDue).toBe(shown.amountDue + 500);
  const asked = (await change(ada, now)).json<{ data: { paymentIntentId: string } }>();
  await confirmAtBank(app, asked.data);
  expect(paidBy(ada)).toEqual([1499, now.amountDue]);
});
