import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { confirmIntent, typeCard } from '../../../../test/premium/card-form.ts';
import {
  type Person,
  created,
  premiumApp,
  subscribe,
  subscriber,
  visa,
} from '../../../../test/premium/premium.ts';

const app = await premiumApp({ site: { 'plans.trialDays': 7 } });
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;
const renewal = '2026-11-26';

const shownTo = async (person: Person) =>
  (await support.get(`/users/${person.id}/payments`)).json<{ data: MemberPayments }>().data
    .consents;

test('trust 116: what a member agreed to with a purchase is stored, and staff see it', async () => {
  const now = app.now().toISOString();
  const ada = await subscriber(app, { trial: false, renewal, amountDue: 1499 });
  expect(await shownTo(ada)).toEqual([
    {
      subscriptionId: ada.subscriptionId,
      plan: 'monthly',
      amount: 1499,
      currency: 'usd',
      months: 1,
      dueFirst: 1499,
      coupon: null,
      trialEnd: null,
      text: renewal,
      at: expect.any(String) as string,
    },
  ]);
  const [consent] = await shownTo(ada);
  expect(Date.parse(consent?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(now));
});

test('trust 116: of a trial, its end and the price after it are stored', async () => {
  const ada = await createPerson(app);
  app.members.push(ada);
  const query = `plan=annual&renewal=${renewal}`;
  const ordered = await ada.send('POST', `/subscription/setup-intent?${query}`);
  const { clientSecret, setupIntentId } = ordered.json<{
    data: { clientSecret: string; setupIntentId: string };
  }>().data;
  await confirmIntent(app, clientSecret, await typeCard(app, '4242424242424242'));
  await ada.send('POST', '/subscription/start-trial', { setupIntentId });
  await app.settle();
  const [consent] = await shownTo(ada);
  const { amount } = await sql.one<{ amount: number }>`
    select amount from subscription where member_id = ${ada.id}`;
  expect(consent).toMatchObject({ plan: 'annual', amount, months: 12, dueFirst: null });
  expect(consent?.text).toBe(renewal);
  const end = Date.parse(consent?.trialEnd ?? '') - app.now().getTime();
  expect(Math.round(end / day)).toBe(7);
});

test(
  'a purchase that is not paid leaves nothing, and the try that is paid counts, with its text',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    app.members.push(ada);
    await subscribe(ada, { paymentMethodId: 'pm_card_chargeDeclined', trial: false });
    await app.settle();
    expect(await shownTo(ada)).toEqual([]);
    await created(subscribe(ada, { paymentMethodId: visa, trial: false, renewal }));
    await app.settle();
    expect(await shownTo(ada)).toMatchObject([{ text: renewal }]);
  },
);

test(
  'a client that does not say which text it showed is stored as such, and an unknown text is refused',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { trial: false });
    expect(await shownTo(ada)).toMatchObject([{ plan: 'monthly', text: null }]);
    const refused = await subscribe(await createPerson(app), {
      trial: false,
      renewal: '1999-01-01',
    });
    expect(refused.statusCode).toBe(400);
  },
);

test(
  'trust 116: it is kept for three years after the contract has ended, without the member once they are erased, and then deleted',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { trial: false, renewal });
    app.members.pop();
    const kept = () =>
      sql`select member_id, amount, text_version from renewal_consent
      where subscription_id = ${ada.subscriptionId}`;
    await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
    await app.settle();
    await ada.send('POST', '/auth/leave', { password: ada.password });
    app.advanceClock(31 * day);
    await app.run('erase-leavers');
    await app.settle();
    const without = [{ member_id: null, amount: 1499, text_version: renewal }];
    expect(await kept()).toEqual(without);
    app.advanceClock((3 * 365 - 31) * day);
    await app.run('delete-old-rows');
    expect(await kept()).toEqual(without);
    app.advanceClock(5 * day);
    await app.run('delete-old-rows');
    expect(await kept()).toEqual([]);
    const others = await sql`select from renewal_consent`;
    expect(others.length).toBeGreaterThan(0);
  },
);
