import { expect, test } from 'vitest';
import { createPerson } from '../../../../../test/members/people.ts';
import {
  type Person,
  current,
  isPremium,
  premiumApp,
  subscribe,
  subscriber,
} from '../../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const { store } = app.sandbox;
const day = 86_400_000;
/** Longer than any month, as a renewal is charged a while after the period ends. */
const month = 32 * day;

interface Preview {
  amountDue: number;
  credit: number;
  prorationDate: number;
  nextAmount: number;
  nextPaymentAt: string;
  lines: { amount: number }[];
}

const preview = async (person: Person, plan: string) =>
  (await person.send('POST', '/subscription/preview', { plan })).json<{ data: Preview }>().data;
const change = (person: Person, plan: string, prorationDate?: number) =>
  person.send('PUT', '/subscription/update', { plan, ...(prorationDate && { prorationDate }) });
const cancel = (person: Person, body = {}) => person.send('POST', '/subscription/cancel', body);
const reactivate = (person: Person) => person.send('POST', '/subscription/reactivate', {});

const paidBy = (subscriptionId: string) =>
  store
    .all('invoice')
    .filter(({ parent }) => parent?.subscription_details?.subscription === subscriptionId)
    .map(({ amount_paid }) => amount_paid);

test.each([0, 3, 17])(
  'trust 32: after %i days a change of plan charges what it showed',
  async (days) => {
    const ada = await subscriber(app);
    if (days > 0) await app.pass(days * day);
    const shown = await preview(ada, 'annual');
    expect(shown.nextAmount).toBe(9999);
    expect(shown.amountDue).toBe(shown.lines.reduce((sum, { amount }) => sum + amount, 0));
    const unused = (1499 * (30 - days)) / 30;
    expect(Math.abs(shown.amountDue - (9999 - unused))).toBeLessThan(60);
    const answer = await change(ada, 'annual', shown.prorationDate);
    expect(answer.json()).toMatchObject({
      data: {
        requiresAction: false,
        subscription: { plan: 'annual', status: 'active', amount: 9999 },
      },
    });
    const charged = paidBy(ada.subscriptionId).find((amount) => amount !== 1499);
    expect(charged).toBe(shown.amountDue);
    // The new period starts when the change is made, some moments after it was shown.
    const end = (await current(ada))?.currentPeriodEnd ?? '';
    const between = Date.parse(end) - Date.parse(shown.nextPaymentAt ?? '');
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThan(60_000);
  },
);

test('a change is refused when it is the same plan, or the preview is an hour old', async () => {
  const ada = await subscriber(app);
  expect((await change(ada, 'monthly')).json()).toMatchObject({ code: 'plan_unchanged' });
  const { prorationDate } = await preview(ada, 'annual');
  expect((await change(ada, 'annual', prorationDate - 7200)).statusCode).toBe(409);
  expect((await change(await createPerson(app), 'annual')).statusCode).toBe(404);
});

test('trust 32: a preview from before another change is out of date', async () => {
  const ada = await subscriber(app);
  await app.pass(3 * day);
  const { prorationDate } = await preview(ada, 'annual');
  app.advanceClock(60_000);
  await app.sandbox.clock.performDue();
  expect((await change(ada, 'quarterly')).statusCode).toBe(200);
  const late = await change(ada, 'annual', prorationDate);
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { message: 'The amounts have changed, and nothing was charged. Please look at them again.' },
  ]);
  expect(await current(ada)).toMatchObject({ plan: 'quarterly' });
});

test('a card that no longer pays changes nothing', async () => {
  const ada = await subscriber(app);
  const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
  await ada.send('POST', '/subscription/payment-methods', bad);
  expect((await change(ada, 'annual')).json()).toMatchObject({ code: 'card_failed' });
  expect(await current(ada)).toMatchObject({ plan: 'monthly', status: 'active' });
  expect((await change(ada, 'annual')).json()).toMatchObject({ code: 'card_failed' });
});

test('a cancelled subscription gives premium to its end, and can be reactivated until then', async () => {
  const ada = await subscriber(app);
  const until = (await current(ada))?.currentPeriodEnd;
  expect((await cancel(ada)).json()).toMatchObject({
    data: { subscription: { status: 'active', cancelAtPeriodEnd: true, currentPeriodEnd: until } },
  });
  expect((await cancel(ada)).statusCode).toBe(200);
  expect((await change(ada, 'annual')).statusCode).toBe(409);
  expect((await reactivate(ada)).json()).toMatchObject({
    data: { subscription: { cancelAtPeriodEnd: false, canceledAt: null } },
  });
  await cancel(ada);
  await app.pass(29 * day);
  expect(await isPremium(ada)).toBe(true);
  await app.pass(3 * day);
  expect([await isPremium(ada), await current(ada)]).toEqual([false, null]);
  expect((await reactivate(ada)).json()).toMatchObject({
    message: 'Your subscription has ended. You can subscribe again.',
  });
  expect(paidBy(ada.subscriptionId)).toEqual([1499]);
});

test('only staff can end a paid period early', async () => {
  const ada = await subscriber(app);
  expect((await cancel(ada, { atPeriodEnd: false })).json()).toMatchObject({
    code: 'premium_not_ended_now',
  });
  expect(await isPremium(ada)).toBe(true);
});

test('a subscription that was never paid is cancelled right away', async () => {
  const ada = await createPerson(app);
  await subscribe(ada);
  expect((await cancel(ada)).json()).toMatchObject({
    data: { subscription: { status: 'incomplete_expired' } },
  });
  expect((await cancel(ada)).statusCode).toBe(404);
});

test('renewals continue, and the period moves with them', { tags: ['long'] }, async () => {
  const ada = await subscriber(app);
  for (let months = 0; months < 3; months += 1) {
    await app.pass(31 * day);
    expect(await isPremium(ada)).toBe(true);
  }
  expect(paidBy(ada.subscriptionId)).toEqual([1499, 1499, 1499, 1499]);
  expect(await sql`select amount_paid from invoice where member_id = ${ada.id}`).toHaveLength(4);
});

test(
  'a renewal that fails keeps premium for the days of grace, and a new card pays it',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
    await ada.send('POST', '/subscription/payment-methods', bad);
    await app.pass(month);
    expect(await current(ada)).toMatchObject({ status: 'past_due' });
    expect(await isPremium(ada)).toBe(true);
    const good = { paymentMethodId: 'pm_card_visa', isDefault: true };
    expect((await ada.send('POST', '/subscription/payment-methods', good)).statusCode).toBe(200);
    expect(await current(ada)).toMatchObject({ status: 'active' });
  },
);

test(
  'after the days of grace premium ends, and the provider finally stops trying',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app);
    const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };
    await ada.send('POST', '/subscription/payment-methods', bad);
    await app.pass(month);
    await app.pass(7 * day);
    expect([await isPremium(ada), await current(ada)]).toEqual([false, null]);
    await app.pass(20 * day);
    const [row] = await sql`select status from subscription where id = ${ada.subscriptionId}`;
    expect(row).toEqual({ status: 'canceled' });
    expect((await subscribe(ada, { paymentMethodId: 'pm_card_visa' })).statusCode).toBe(200);
  },
);
