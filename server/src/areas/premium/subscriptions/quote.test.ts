import { expect, test } from 'vitest';
import { sentMails } from '../../../../test/service/mails.ts';
import {
  type Person,
  created,
  current,
  premiumApp,
  subscribe,
  subscriber,
  visa,
} from '../../../../test/premium/premium.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { idOf } from './read-provider.ts';

const app = await premiumApp({
  environment: { LOG_LEVEL: 'silent' },
  site: {
    'plans.coupons': [
      { code: 'WELCOME', percentOff: 20, from: null, until: null },
      { code: 'GIFT', percentOff: 100, from: null, until: null },
    ],
  },
});

const customerOf = (person: Person) =>
  app.sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === person.id)?.id ??
  '';
const giveBalance = (person: Person, change: { amount: number; currency: string }) =>
  app.payments.stripe.customers.createBalanceTransaction(customerOf(person), change);

/** Above zero it is owed. */
const changeBalance = (person: Person, amount: number) =>
  giveBalance(person, { amount, currency: 'usd' });

/** Someone whose subscription is over, with a balance of which we have not heard. */
async function formerSubscriber(balance: number) {
  const ada = await subscriber(app);
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  if (balance !== 0) await changeBalance(ada, balance);
  return ada;
}

interface Quote {
  price: number;
  discount: number;
  creditUsed: number;
  owed: number;
  amountDue: number;
}

const quote = async (person: Person, body: object = {}) =>
  (await person.send('POST', '/subscription/quote', { plan: 'monthly', ...body })).json<{
    data: Quote;
  }>().data;
const buy = (person: Person, amountDue: number, body: object = {}) =>
  subscribe(person, { paymentMethodId: visa, amountDue, ...body });
const chargedOf = (subscriptionId: string) =>
  app.sandbox.store.by('invoice', subscriptionId).map(({ amount_paid: paid }) => paid);

const welcome = { coupon: 'WELCOME' };
const gift = { coupon: 'GIFT' };
const cases: [string, number, object, Omit<Quote, 'price'>][] = [
  ['nothing else', 0, {}, { discount: 0, creditUsed: 0, owed: 0, amountDue: 1499 }],
  ['a credit', -500, {}, { discount: 0, creditUsed: 500, owed: 0, amountDue: 999 }],
  [
    'more credit than it takes',
    -2000,
    {},
    { discount: 0, creditUsed: 1499, owed: 0, amountDue: 0 },
  ],
  ['a debt', 700, {}, { discount: 0, creditUsed: 0, owed: 700, amountDue: 2199 }],
  ['a coupon', 0, welcome, { discount: 300, creditUsed: 0, owed: 0, amountDue: 1199 }],
  [
    'a coupon and credit',
    -500,
    welcome,
    { discount: 300, creditUsed: 500, owed: 0, amountDue: 699 },
  ],
  ['a coupon and debt', 700, welcome, { discount: 300, creditUsed: 0, owed: 700, amountDue: 1899 }],
  ['a coupon of 100%', 0, gift, { discount: 1499, creditUsed: 0, owed: 0, amountDue: 0 }],
  [
    'a coupon of 100% and credit',
    -500,
    gift,
    { discount: 1499, creditUsed: 0, owed: 0, amountDue: 0 },
  ],
  [
    'a coupon of 100% and debt',
    700,
    gift,
    { discount: 1499, creditUsed: 0, owed: 700, amountDue: 700 },
  ],
];

test.each(cases)(
  'trust 32: a first payment with %s charges what was quoted, and its mail says how much',
  { tags: ['long'] },
  async (_name, balance, body, lines) => {
    const ada = await formerSubscriber(balance);
    const quoted = await quote(ada, body);
    expect(quoted).toEqual({ plan: 'monthly', currency: 'usd', price: 1499, ...lines });
    const { subscriptionId } = await created(buy(ada, quoted.amountDue, body));
    expect(chargedOf(subscriptionId)).toEqual([lines.amountDue]);
    expect(await current(ada)).toMatchObject({ status: 'active' });
    const mails = await sentMails(app);
    const mail = mails.findLast(({ to }) => to?.[0]?.address === ada.email);
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(
      lines.amountDue === 0
        ? 'Your monthly plan is running. Nothing was charged, because'
        : `You paid $${(lines.amountDue / 100).toFixed(2)} for your monthly plan.`,
    );
  },
);

test('trust 32: an outdated quote charges nothing, and the next one is right', async () => {
  const ada = await formerSubscriber(-500);
  const { amountDue } = await quote(ada);
  await changeBalance(ada, 1200);
  const refused = await buy(ada, amountDue);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'first_payment_out_of_date' },
  ]);
  expect(await current(ada)).toBeNull();
  const { amountDue: next } = await quote(ada);
  expect(next).toBe(2199);
  expect(chargedOf((await created(buy(ada, next))).subscriptionId)).toEqual([2199]);
});

test.each([
  ['a part', -500],
  ['all', -2000],
])(
  'trust 32: credit that would pay %s and is used up while someone buys charges no more than they saw',
  async (_name, balance) => {
    const ada = await formerSubscriber(balance);
    const { amountDue } = await quote(ada);
    const customer = customerOf(ada);
    const { subscriptions } = app.payments.stripe;
    const create = subscriptions.create.bind(subscriptions);
    subscriptions.create = (async (...given: Parameters<typeof create>) => {
      subscriptions.create = create;
      await changeBalance(ada, -balance);
      return create(...given);
    }) as typeof create;
    expect((await buy(ada, amountDue)).json()).toMatchObject({ code: 'first_payment_out_of_date' });
    await app.settle();
    const { amountDue: next } = await quote(ada);
    expect(next).toBe(1499);
    const paid = () =>
      app.sandbox.store
        .all('invoice')
        .reduce((sum, each) => sum + (idOf(each.customer) === customer ? each.amount_paid : 0), 0);
    const before = paid();
    expect(before).toBe(1499);
    await created(buy(ada, next));
    expect(paid() - before).toBe(1499);
    expect(await current(ada)).toMatchObject({ status: 'active' });
  },
);

test('a purchase that waits for its payment is quoted with the credit that it took', async () => {
  const ada = await formerSubscriber(-500);
  await subscribe(ada);
  await app.settle();
  expect(await quote(ada)).toMatchObject({ creditUsed: 500, amountDue: 999 });
  const annual = await quote(ada, { plan: 'annual' });
  expect(annual).toMatchObject({ price: 9999, creditUsed: 500, amountDue: 9499 });
  const { subscriptionId } = await created(buy(ada, 9499, { plan: 'annual' }));
  expect(chargedOf(subscriptionId)).toEqual([9499]);
});

test('a purchase again with its key has the same response after it used the credit up', async () => {
  const ada = await formerSubscriber(-500);
  const send = () =>
    subscribe(ada, { paymentMethodId: visa, amountDue: 999 }, { 'idempotency-key': 'k' });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.body]).toEqual([200, first.body]);
});

test('credit in another currency is not part of the quote', async () => {
  const ada = await createPerson(app);
  await ada.send('POST', '/subscription/setup-intent');
  await giveBalance(ada, { amount: -500, currency: 'eur' });
  expect(await quote(ada)).toMatchObject({ creditUsed: 0, amountDue: 1499 });
});
