import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test, vi } from 'vitest';
import {
  type Person,
  current,
  isPremium,
  premiumApp,
  subscriber,
} from '../../../../test/premium/premium.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;

const paymentsOf = async (person: Person) =>
  (await support.get(`/users/${person.id}/payments`)).json<{ data: MemberPayments }>().data;
const invoiceOf = async (person: Person) =>
  (await paymentsOf(person)).invoices.find(({ amountPaid }) => amountPaid > 0)?.id ?? '';
const refund = (person: Person, invoiceId: string, more: object = {}) =>
  support.send('POST', `/users/${person.id}/refunds`, { invoiceId, reason: 'Sorry', ...more });
const end = (person: Person & { subscriptionId: string }, more: object = {}) =>
  support.send('POST', `/users/${person.id}/subscription-end`, {
    subscriptionId: person.subscriptionId,
    atPeriodEnd: false,
    refund: 'none',
    reason: 'Asked for it',
    ...more,
  });
const actionsOn = ({ id }: Person) =>
  sql<{ action: string }>`select action from audit where subject_id = ${id} order by id`;

test('a refund of everything can end premium, too', { tags: ['long'] }, async () => {
  const [ada, eve] = [await subscriber(app), await subscriber(app)];
  expect((await refund(ada, await invoiceOf(ada))).statusCode).toBe(200);
  expect(await current(ada)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  expect((await refund(eve, await invoiceOf(eve), { endNow: true })).json()).toMatchObject({
    data: { refund: { amount: 1499, status: 'succeeded' } },
  });
  expect([await current(eve), await isPremium(eve)]).toEqual([null, false]);
  expect((await actionsOn(eve)).map(({ action }) => action)).toContain('payment.end');
});

test('nothing is left to refund of days that were refunded already, and staff see that before', async () => {
  const ada = await subscriber(app);
  await refund(ada, await invoiceOf(ada));
  expect((await paymentsOf(ada)).endings).toMatchObject([{ unused: 0, last: 0, credit: 0 }]);
  expect((await end(ada, { refund: 'unused' })).json()).toMatchObject({
    data: { subscription: { status: 'canceled' }, refund: null, refunded: 0 },
  });
});

test('the unused days of a longer plan are refunded from both payments that paid for it', async () => {
  const ada = await subscriber(app);
  await app.pass(10 * day);
  await ada.send('PUT', '/subscription/update', { plan: 'annual' });
  const { endings, quotedAt } = await paymentsOf(ada);
  const unused = endings[0]?.unused ?? 0;
  expect([9998, 9999]).toContain(unused);
  expect((await end(ada, { refund: 'unused', quotedAt })).json()).toMatchObject({
    data: { refunded: unused },
  });
  expect((await paymentsOf(ada)).refunds).toHaveLength(2);
});

test('days that the member keeps are not refunded', async () => {
  const ada = await subscriber(app);
  const answer = await end(ada, { atPeriodEnd: true, refund: 'unused' });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { errors: [{ field: 'refund' }] },
  ]);
  expect(await current(ada)).toMatchObject({ cancelAtPeriodEnd: false });
  expect(await paymentsOf(ada)).toMatchObject({ refunds: [] });
});

test('trust 80: staff never refund another amount than they saw', async () => {
  const ada = await subscriber(app);
  await app.pass(day);
  const { endings, quotedAt } = await paymentsOf(ada);
  const quoted = endings[0]?.unused;
  await ada.send('PUT', '/subscription/update', { plan: 'annual' });
  const late = await end(ada, { refund: 'unused', quotedAt, quoted });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { message: 'These amounts are out of date. Close this, and look again.' },
  ]);
  const seen = await paymentsOf(ada);
  expect(seen.refunds).toEqual([]);
  const again = { quotedAt: seen.quotedAt, quoted: seen.endings[0]?.unused };
  expect((await end(ada, { refund: 'unused', ...again })).json()).toMatchObject({
    data: { refunded: again.quoted },
  });
});

const { subscriptions } = app.payments.stripe;

test('trust 32: a member who is paying for a longer plan keeps it, as staff cannot end it during that', async () => {
  const ada = await subscriber(app);
  const invoiceId = await invoiceOf(ada);
  const answers: unknown[] = [];
  const update = subscriptions.update.bind(subscriptions);
  const during = vi.spyOn(subscriptions, 'update').mockImplementationOnce(async (...given) => {
    answers.push((await end(ada)).json(), (await refund(ada, invoiceId, { endNow: true })).json());
    return update(...given);
  });
  expect((await ada.send('PUT', '/subscription/update', { plan: 'annual' })).statusCode).toBe(200);
  during.mockRestore();
  const message = 'This member is changing the plan right now. Try again in a moment.';
  expect(answers).toMatchObject([
    { code: 'member_changes_plan', message },
    { code: 'member_changes_plan', message },
  ]);
  expect(await current(ada)).toMatchObject({ plan: 'annual', status: 'active' });
  expect(await paymentsOf(ada)).toMatchObject({ refunds: [] });
  expect((await end(ada, { refund: 'unused' })).statusCode).toBe(200);
});

test('trust 32: no one pays for a longer plan of a subscription that staff are ending', async () => {
  const ada = await subscriber(app);
  const answers: number[] = [];
  const cancel = subscriptions.cancel.bind(subscriptions);
  const during = vi.spyOn(subscriptions, 'cancel').mockImplementationOnce(async (...given) => {
    const { statusCode } = await ada.send('PUT', '/subscription/update', { plan: 'annual' });
    answers.push(statusCode);
    return cancel(...given);
  });
  expect((await end(ada, { refund: 'unused' })).statusCode).toBe(200);
  during.mockRestore();
  expect(answers).toEqual([409]);
  expect(await paymentsOf(ada)).toMatchObject({ paid: [{ amount: 1499 }] });
});

test('trust 80: a last payment that was refunded leaves nothing of it, and not the payment before', async () => {
  const ada = await subscriber(app);
  await app.pass(32 * day);
  await app.settle();
  const { invoices, endings } = await paymentsOf(ada);
  expect([invoices.map(({ amountPaid }) => amountPaid), endings]).toMatchObject([
    [1499, 1499],
    [{ last: 1499 }],
  ]);
  await refund(ada, invoices[0]?.id ?? '');
  expect((await paymentsOf(ada)).endings).toMatchObject([{ last: 0 }]);
  expect((await end(ada, { refund: 'last' })).json()).toMatchObject({ data: { refunded: 0 } });
});

test('trust 80: the unused days of a longer plan are not too low if it started before its price was stored', async () => {
  const [ada, eve] = [await subscriber(app), await subscriber(app)];
  for (const each of [ada, eve]) {
    await each.send('PUT', '/subscription/update', { plan: 'annual' });
    await sql`update invoice set period_amount = null where member_id = ${each.id}`;
  }
  expect((await paymentsOf(ada)).endings[0]?.unused).toBeGreaterThan(9990);
  const ended = (await end(eve, { refund: 'unused' })).json<{ data: { refunded: number } }>();
  expect(ended.data.refunded).toBeGreaterThan(9990);
});

test("staff, the list and the member see the same end of premium, and a member's rights last longer for a late renewal", async () => {
  const ada = await subscriber(app);
  const until = (await current(ada))?.currentPeriodEnd;
  const file = await support.get(`/users/${ada.id}`);
  expect(file.json()).toMatchObject({ data: { user: { vipUntil: until } } });
  const listed = await support.get('/subscriptions', { memberId: ada.id });
  expect(listed.json()).toMatchObject({
    data: { subscriptions: [{ currentPeriodEnd: until }] },
  });
  const [row] = await sql<{ later: boolean }>`
    select vip_until > ${until ?? ''}::timestamptz as later from member where id = ${ada.id}`;
  expect(row).toEqual({ later: true });
});
