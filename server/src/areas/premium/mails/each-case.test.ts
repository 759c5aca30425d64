import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { type Person, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { findSubscription } from '../subscriptions/rows.ts';
import { mailRenewalChange } from './mail-end.ts';

const app = await premiumApp({
  environment: { TIME_ZONE: 'Pacific/Auckland' },
  site: {
    'plans.trialDays': 7,
    'plans.coupons': [{ code: 'FREE', percentOff: 100, from: null, until: null }],
  },
});
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;

const longDate = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Pacific/Auckland' }).format(time);
const mailsTo = async ({ email }: Person) =>
  (await sentMails(app))
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ subject, text }) => ({
      subject: subject.replace(' at Kindred', ''),
      text: text.replaceAll(/\s+/g, ' '),
    }));
const eventsOf = async (person: Person) =>
  (await person.get('/notices'))
    .json<{ data: { notices: Notice[] } }>()
    .data.notices.flatMap(({ kind, about }) => (kind === 'premium' ? [about.event] : []))
    .toReversed();

async function startTrial(card: string, query = 'plan=monthly') {
  const ada = await createPerson(app);
  app.members.push(ada);
  const ordered = await ada.send('POST', `/subscription/setup-intent?${query}`);
  const { clientSecret, setupIntentId } = ordered.json<{
    data: { clientSecret: string; setupIntentId: string };
  }>().data;
  await confirmIntent(app, clientSecret, await typeCard(app, card));
  const started = await ada.send('POST', '/subscription/start-trial', { setupIntentId });
  expect(started.statusCode).toBe(200);
  await app.settle();
  return ada;
}

const payNow = (body: object = {}) => subscriber(app, { trial: false, ...body });
const failLater = (person: Person) =>
  person.send('POST', '/subscription/payment-methods', {
    paymentMethodId: 'pm_card_chargeCustomerFail',
    isDefault: true,
  });
async function waitDays(days: number) {
  for (let passed = 0; passed < days; passed += 2) await app.pass(2 * day);
  await app.settle();
}
async function givePremium(person: Person, days: number) {
  const until = app.now().getTime() + days * day;
  const body = { until: new Date(until).toISOString(), reason: 'Nice' };
  expect((await support.send('PUT', `/users/${person.id}/vip`, body)).statusCode).toBe(200);
  return longDate(until);
}

test('the first payment after a trial is mailed, with a notice', async () => {
  const ada = await startTrial('4242424242424242');
  await waitDays(8);
  const mail = (await mailsTo(ada)).at(-1);
  expect(mail?.subject).toBe('Your first payment');
  expect(mail?.text).toContain('you paid $14.99 for your monthly plan');
  expect(await eventsOf(ada)).toEqual(['started', 'trial-ending', 'trial-paid']);
});

test('a first payment that a coupon covers is mailed as a plan that has started, without a payment', async () => {
  const ada = await startTrial('5555555555554444', 'plan=monthly&coupon=free');
  await waitDays(8);
  const mail = (await mailsTo(ada)).at(-1);
  expect(mail?.subject).toBe('Your plan has started');
  expect(mail?.text).toContain('your monthly plan has started. Nothing was charged');
  expect(mail?.text).toContain('for $14.99, unless you cancel before');
  expect(await eventsOf(ada)).toEqual(['started', 'trial-ending', 'trial-paid']);
});

test(
  'who has never paid reads that the first payment did not go through',
  { tags: ['long'] },
  async () => {
    const ada = await startTrial('378282246310005');
    await failLater(ada);
    await waitDays(40);
    const mail = (await mailsTo(ada)).at(-1);
    expect(mail?.subject).toBe('Your premium has ended');
    expect(mail?.text).toContain("Your first payment didn't go through");
    expect(mail?.text).not.toContain('last payment');
  },
);

test(
  'a failed payment promises premium only until it really ends, and nothing when it has ended',
  { tags: ['long'] },
  async () => {
    const ada = await payNow();
    await failLater(ada);
    await waitDays(50);
    const failed = (await mailsTo(ada)).filter(({ subject }) => subject.includes("didn't go"));
    expect(failed[0]?.text).toContain('You keep premium until');
    expect(failed.at(-1)?.text).toContain('Update your card to get premium back.');
    expect(failed.at(-1)?.text).not.toContain('You keep premium');
  },
);

test('a failed payment names what was charged, after the credit', async () => {
  const ada = await payNow();
  const { customer } = await app.payments.stripe.subscriptions.retrieve(ada.subscriptionId);
  const credit = { amount: -500, currency: 'usd' };
  await app.payments.stripe.customers.createBalanceTransaction(customer as string, credit);
  await failLater(ada);
  await waitDays(32);
  const failed = (await mailsTo(ada)).find(({ subject }) => subject.includes("didn't go"));
  expect(failed?.text).toContain("We couldn't charge $9.99 to your card.");
});

test(
  'who has premium from the team keeps it when a payment fails, and when the subscription ends',
  { tags: ['long'] },
  async () => {
    const ada = await payNow();
    await failLater(ada);
    const until = await givePremium(ada, 85);
    await waitDays(60);
    const mails = await mailsTo(ada);
    const failed = mails.filter(({ subject }) => subject.includes("didn't go"));
    expect(failed.every(({ text }) => text.includes(`You keep premium until ${until}.`))).toBe(
      true,
    );
    expect(mails.at(-1)?.subject).toBe('Your subscription has ended');
    expect(mails.at(-1)?.text).toContain("Your payment didn't go through");
    expect(mails.at(-1)?.text).toContain(`which you keep until ${until}`);
  },
);

test('who cancels and has premium from the team keeps premium until that ends', async () => {
  const ada = await payNow();
  const until = await givePremium(ada, 85);
  await ada.send('POST', '/subscription/cancel', {});
  const mail = (await mailsTo(ada)).at(-1);
  expect(mail?.text).toContain(`You keep premium until ${until}`);
  const end = (await findSubscription(app.pool, ada.subscriptionId))?.period_end.getTime();
  expect(mail?.text).toContain(`you can undo this there until ${longDate(end ?? 0)}`);
});

test('a renewal that goes on with a planned change names the plan and price of that', async () => {
  const ada = await payNow({ plan: 'annual' });
  const row = await findSubscription(app.pool, ada.subscriptionId);
  if (!row) throw new Error('There is no subscription');
  const planned = { planned_plan: 'monthly', planned_amount: 1499, planned_at: row.period_end };
  const before = { ...row, cancel_at_period_end: true };
  await mailRenewalChange(app.pool, app, before, { ...row, ...planned } as typeof row);
  await app.settle();
  const mail = (await mailsTo(ada)).at(-1);
  expect(mail?.subject).toBe('Your premium renews again');
  expect(mail?.text).toMatch(/Your monthly plan renews on .+ for \$14\.99/);
});

test(
  'a planned plan that begins names its first payment and the one after',
  { tags: ['long'] },
  async () => {
    const ada = await payNow({ plan: 'quarterly' });
    const end = (await findSubscription(app.pool, ada.subscriptionId))?.period_end ?? new Date(0);
    await ada.send('PUT', '/subscription/update', { plan: 'monthly' });
    await waitDays(94);
    const mail = (await mailsTo(ada)).at(-1);
    expect(mail?.subject).toBe('Your plan was changed');
    expect(mail?.text).toContain(
      `Its first payment of $14.99 is due on ${longDate(end.getTime())}`,
    );
  },
);
