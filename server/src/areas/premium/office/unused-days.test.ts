// @module-tag long
import type { MemberPayments } from '@kindred/contract/premium/office';
import { expect, test } from 'vitest';
import { type Person, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await premiumApp();
const support = await createColleague(app, 'support');
app.members.push(support);
const day = 86_400_000;

const paymentsOf = async (person: Person) =>
  (await support.get(`/users/${person.id}/payments`)).json<{ data: MemberPayments }>().data;
const refund = (person: Person, invoiceId: string, more: object = {}) =>
  support.send('POST', `/users/${person.id}/refunds`, { invoiceId, reason: 'Sorry', ...more });
const end = (person: Person & { subscriptionId: string }) =>
  support.send('POST', `/users/${person.id}/subscription-end`, {
    subscriptionId: person.subscriptionId,
    atPeriodEnd: false,
    refund: 'unused',
    reason: 'Asked for it',
  });

/** A month that was had in full, and half of one whose other half pays for a year. */
async function upgraded() {
  const ada = await subscriber(app);
  await app.pass(32 * day);
  await app.pass(14 * day);
  await app.settle();
  expect((await ada.send('PUT', '/subscription/update', { plan: 'annual' })).statusCode).toBe(200);
  const { invoices } = await paymentsOf(ada);
  const [year, second, first] = invoices.map(({ id }) => id);
  const credited = 9999 - (invoices[0]?.amountPaid ?? 0);
  expect(credited).toBeGreaterThan(600);
  return { ada, year, second: second ?? '', first, credited };
}

test(
  'trust 80: unused days that were paid with a refunded month are not taken from a month that was used',
  { tags: ['long'] },
  async () => {
    const { ada, second, credited } = await upgraded();
    await refund(ada, second);
    const { endings, paid } = await paymentsOf(ada);
    const unused = endings[0]?.unused ?? 0;
    expect([9998 - credited, 9999 - credited]).toContain(unused);
    expect((await end(ada)).json()).toMatchObject({ data: { refunded: unused } });
    const [before, after] = [paid[0]?.amount ?? 0, (await paymentsOf(ada)).paid[0]];
    expect(before - (after?.refunded ?? 0)).toBeGreaterThanOrEqual(1499);
  },
);

test(
  'trust 80: a refund in part of a month that a longer plan credited lowers the unused days by its part in them',
  { tags: ['long'] },
  async () => {
    const { ada, second, credited } = await upgraded();
    await refund(ada, second, { amount: 1000 });
    const { endings } = await paymentsOf(ada);
    const worth = 9999 - (credited * 1000) / 1499;
    expect(Math.abs((endings[0]?.unused ?? 0) - worth)).toBeLessThan(2);
  },
);

test(
  'trust 80: a refund of half a year makes its unused days worth half',
  { tags: ['long'] },
  async () => {
    const ada = await subscriber(app, { plan: 'annual' });
    const [year] = (await paymentsOf(ada)).invoices;
    await refund(ada, year?.id ?? '', { amount: 5000 });
    await app.pass(182 * day);
    const { endings } = await paymentsOf(ada);
    const unused = endings[0]?.unused ?? 0;
    expect(unused).toBeGreaterThan(2450);
    expect(unused).toBeLessThan(2550);
    expect((await end(ada)).json()).toMatchObject({ data: { refunded: unused } });
  },
);

test('staff see how much of a payment pays for the longer plan after it', async () => {
  const { ada, second, credited } = await upgraded();
  const { endings } = await paymentsOf(ada);
  expect(endings[0]?.earlier).toEqual([{ invoiceId: second, amount: credited }]);
});
