import type { MemberPayments } from '@kindred/contract/premium/office';
import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import type { Store } from '../../../../../sandbox/store/store.ts';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { type Person, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { priceOf } from '../provider/prices.ts';
import { syncSubscription } from '../subscriptions/sync.ts';

const app = await premiumApp({ environment: { TIME_ZONE: 'Pacific/Auckland' } });
const trials = await premiumApp({ site: { 'plans.trialDays': 7 } });
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;

type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** The mails after the first one, which says that premium has started. */
async function mailsTo({ email }: Person, on = app) {
  const mails = (await sentMails(on)).filter(({ to }) => to?.[0]?.address === email);
  return mails.slice(1).map(({ subject, text }) => ({
    subject: subject.replace(/ (at|from) Kindred/, ''),
    text: text.replaceAll(/\s+/g, ' '),
  }));
}
const eventsOf = async (person: Person) =>
  (await person.get('/notices'))
    .json<{ data: { notices: Notice[] } }>()
    .data.notices.flatMap(({ kind, about }) => (kind === 'premium' ? [about.event] : []))
    .toReversed()
    .slice(1);
const post = (person: Person, path: string, body: object = {}) =>
  person.send('POST', `/subscription/${path}`, body);
const paymentsOf = async ({ id }: Person) =>
  (await support.get(`/users/${id}/payments`)).json<{ data: MemberPayments }>().data;
const refund = async (person: Person, more: object = {}) => {
  const { invoices } = await paymentsOf(person);
  const paid = invoices.find(({ amountPaid }) => amountPaid > 0);
  const body = { invoiceId: paid?.id, reason: 'A secret of the team', ...more };
  expect((await support.send('POST', `/users/${person.id}/refunds`, body)).statusCode).toBe(200);
  return paid?.id ?? '';
};
const end = (person: Subscriber, more: object = {}) =>
  support.send('POST', `/users/${person.id}/subscription-end`, {
    subscriptionId: person.subscriptionId,
    atPeriodEnd: false,
    refund: 'none',
    reason: 'A secret of the team',
    ...more,
  });
const longDate = (time: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Pacific/Auckland' }).format(time);

test('a cancellation is mailed with the date until which premium lasts, and so is taking it back, and the end, once each', async () => {
  const ada = await subscriber(app);
  const { subscription } = (await ada.get('/subscription/current')).json<{
    subscription: { currentPeriodEnd: string };
  }>();
  const until = longDate(Date.parse(subscription.currentPeriodEnd));
  await post(ada, 'cancel');
  await post(ada, 'reactivate');
  await post(ada, 'cancel');
  await app.settle();
  await app.pass(32 * day);
  await app.settle();
  for (let times = 0; times < 3; times += 1) await syncSubscription(app, ada.subscriptionId);
  await app.settle();
  const mails = await mailsTo(ada);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your premium won't renew",
    'Your premium renews again',
    "Your premium won't renew",
    'Your premium has ended',
  ]);
  expect(mails[0]?.text).toContain(`You keep premium until ${until}, and nothing more is charged.`);
  expect(mails[1]?.text).toContain(`Your monthly plan renews on ${until} for $14.99`);
  expect(mails[3]?.text).toContain("you don't see who likes you");
  expect(await eventsOf(ada)).toEqual(['canceled', 'renews-again', 'canceled', 'ended']);
});

test('a refund is mailed once with its amount, its card and how long it takes, and without the reason of the team', async () => {
  const ada = await subscriber(app);
  const invoiceId = await refund(ada, { amount: 500 });
  await app.settle();
  for (let times = 0; times < 3; times += 1) await syncInvoice(app, invoiceId);
  await app.settle();
  const mails = await mailsTo(ada);
  expect(mails.map(({ subject }) => subject)).toEqual(['You get $5.00 back']);
  expect(mails[0]?.text).toContain('$5.00 is on its way back to your card ending in 4242.');
  expect(mails[0]?.text).toContain('It takes 5 to 10 days');
  expect(mails[0]?.text).not.toContain('secret');
  expect(await eventsOf(ada)).toEqual(['refunded']);
});

test('a refund that the operator makes at the provider is mailed, too', async () => {
  const ada = await subscriber(app);
  const [row] = await sql<{ intent: string }>`
    select payment_intent_id as intent from invoice where member_id = ${ada.id}`;
  await app.payments.stripe.refunds.create({ payment_intent: row?.intent ?? '', amount: 300 });
  await app.settle();
  expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual(['You get $3.00 back']);
});

/** The operator changes the plan at the provider, and the rest of the year becomes credit. */
async function shorten({ subscriptionId }: Subscriber) {
  const { items } = await app.payments.stripe.subscriptions.retrieve(subscriptionId);
  await app.payments.stripe.subscriptions.update(subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price: await priceOf(app, 'monthly') }],
    proration_behavior: 'always_invoice',
    metadata: { plan: 'monthly' },
  });
  await app.settle();
}

test('credit that is paid out is mailed as such', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await shorten(ada);
  expect((await post(ada, 'credit-refund')).statusCode).toBe(200);
  await app.settle();
  const mail = (await mailsTo(ada)).find(({ subject }) => subject === 'You get $85.00 back');
  expect(mail?.text).toContain('It was your credit, which is paid out with it.');
});

/** At the provider a refund fails days later, when the bank of the card sends it back. */
async function failRefundOf(invoiceId: string) {
  const [row] = await sql<{ made: string }>`
    select provider_id as made from refund where invoice_id = ${invoiceId}`;
  const made = app.sandbox.store.get('refund', row?.made ?? '');
  if (!made) throw new Error('The provider has no such refund');
  (app.sandbox.store as Store).apply({ put: [{ ...made, status: 'failed' }], removed: [] });
  for (let times = 0; times < 3; times += 1) await syncInvoice(app, invoiceId);
  await app.settle();
}

test('a refund that fails at the bank is mailed once, with what the member can do, and staff see it', async () => {
  const ada = await subscriber(app);
  const invoiceId = await refund(ada, { amount: 500 });
  await app.settle();
  await failRefundOf(invoiceId);
  const mails = await mailsTo(ada);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You get $5.00 back',
    "Your refund of $5.00 didn't arrive",
  ]);
  expect(mails[1]?.text).toContain('The bank of your card ending in 4242 sent back the $5.00');
  expect(mails[1]?.text).toContain("Write to us, and we'll find another way to pay you.");
  expect(mails[1]?.text).not.toContain('secret');
  expect(await eventsOf(ada)).toEqual(['refunded', 'refund-failed']);
  const { refunds, invoices, notices } = await paymentsOf(ada);
  expect(refunds).toMatchObject([{ status: 'failed', amount: 500 }]);
  expect(invoices.find(({ id }) => id === invoiceId)?.amountRefunded).toBe(0);
  expect(notices[0]?.event).toBe('refund-failed');
});

test('a refund of credit that fails is credit again, and the mail says so', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  await shorten(ada);
  expect((await post(ada, 'credit-refund')).statusCode).toBe(200);
  await app.settle();
  const { refunds } = await paymentsOf(ada);
  await failRefundOf(refunds[0]?.invoiceId ?? '');
  const mail = (await mailsTo(ada)).at(-1);
  expect(mail?.subject).toBe("Your refund of $85.00 didn't arrive");
  expect(mail?.text).toContain('You have it as credit again, which lowers your next payments.');
  expect(mail?.text).not.toContain('Write to us');
});

test('the team ends premium with a refund: the member gets a mail about each, without the reason', async () => {
  const ada = await subscriber(app);
  expect((await end(ada, { refund: 'last' })).statusCode).toBe(200);
  await app.settle();
  const mails = await mailsTo(ada);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'You get $14.99 back',
    'Your premium has ended',
  ]);
  expect(mails.some(({ text }) => text.includes('secret'))).toBe(false);
  expect((await eventsOf(ada)).toSorted()).toEqual(['ended', 'refunded']);
  const { notices } = await paymentsOf(ada);
  expect(notices.map(({ event }) => event).toSorted()).toEqual(['ended', 'refunded', 'started']);
});

test('who has premium from the team, too, learns that only the subscription has ended', async () => {
  const ada = await subscriber(app);
  const until = app.now().getTime() + 60 * day;
  await support.send('PUT', `/users/${ada.id}/vip`, {
    until: new Date(until).toISOString(),
    reason: 'Nice',
  });
  await end(ada);
  await app.settle();
  const mails = await mailsTo(ada);
  const ended = mails.find(({ subject }) => subject === 'Your subscription has ended');
  expect(ended?.text).toContain(`which you keep until ${longDate(until)}`);
  expect(mails.map(({ subject }) => subject)).not.toContain('Your premium has ended');
});

test('a trial that was canceled ends without a charge, and both mails say so', async () => {
  const ada = await createPerson(trials);
  trials.members.push(ada);
  const ordered = await post(ada, 'setup-intent?plan=monthly');
  const { clientSecret, setupIntentId } = ordered.json<{
    data: { clientSecret: string; setupIntentId: string };
  }>().data;
  await confirmIntent(trials, clientSecret, await typeCard(trials, '4242424242424242'));
  expect((await post(ada, 'start-trial', { setupIntentId })).statusCode).toBe(200);
  await trials.settle();
  await post(ada, 'cancel');
  await trials.pass(8 * day);
  await trials.settle();
  const mails = await mailsTo(ada, trials);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your premium won't renew",
    'Your free trial has ended',
  ]);
  expect(mails[0]?.text).toContain('and nothing is charged');
  expect(mails[1]?.text).toContain('nothing was charged');
});

test('an erased member gets no mail', { tags: ['long'] }, async () => {
  const ada = await subscriber(app);
  const invoiceId = await refund(ada, { amount: 100 });
  await app.settle();
  const before = (await mailsTo(ada)).length;
  await sql`update invoice set member_id = null where id = ${invoiceId}`;
  await sql`update refund set status = 'requested', member_id = null where invoice_id = ${invoiceId}`;
  await sql`delete from payment_customer where member_id = ${ada.id}`;
  await syncInvoice(app, invoiceId);
  await app.settle();
  expect(await mailsTo(ada)).toHaveLength(before);
});
