import { expect, test } from 'vitest';
import { createPerson } from '../../../test/members/people.ts';
import { type Person, isPremium, premiumApp, subscriber } from '../../../test/premium/premium.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';

const app = await premiumApp({ environment: { LIMITS: '1' } });
const sql = sqlOf(app);
const lead = await createColleague(app);
const support = await createColleague(app, 'support');
const day = 86_400_000;

const inDays = (days: number) => new Date(app.now().getTime() + days * day).toISOString();
const give = (by: Person, to: Person, until: string | null) =>
  by.send('PUT', `/users/${to.id}/vip`, { until, reason: 'x' });
const untilOf = async ({ id }: Person) =>
  (await sql<{ vip_until: Date | null }>`select vip_until from member where id = ${id}`)[0]
    ?.vip_until;

test('ending what staff gave leaves the subscription, and the other way round', async () => {
  const ada = await subscriber(app);
  const bought = await untilOf(ada);
  const until = inDays(60);
  expect((await give(lead, ada, until)).statusCode).toBe(200);
  expect((await untilOf(ada))?.toISOString()).toBe(until);
  expect((await give(lead, ada, null)).statusCode).toBe(200);
  expect([await untilOf(ada), await isPremium(ada)]).toEqual([bought, true]);

  expect((await give(lead, ada, until)).statusCode).toBe(200);
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  expect((await untilOf(ada))?.toISOString()).toBe(until);
  expect(await isPremium(ada)).toBe(true);
});

test('staff can give less time than the subscription has', async () => {
  const ada = await subscriber(app, { plan: 'annual' });
  expect((await give(lead, ada, inDays(30))).statusCode).toBe(200);
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  await app.settle();
  expect(await isPremium(ada)).toBe(true);
});

test('trust 45: support gives at most 90 days in one grant, administrators ten years', async () => {
  const ada = await createPerson(app);
  expect((await give(support, ada, inDays(91))).json()).toMatchObject({
    errors: [{ field: 'until', msg: 'Choose a time within 90 days.' }],
  });
  expect((await give(support, ada, inDays(89))).statusCode).toBe(200);
  expect((await give(lead, ada, inDays(3661))).statusCode).toBe(422);
  expect((await give(lead, ada, inDays(3650))).statusCode).toBe(200);
});

test('support can restore a year of premium that they ended, for a day and no longer', async () => {
  const ada = await createPerson(app);
  const until = inDays(365);
  expect((await give(lead, ada, until)).statusCode).toBe(200);
  expect((await give(support, ada, null)).statusCode).toBe(200);
  expect(await isPremium(ada)).toBe(false);
  expect((await give(support, ada, inDays(366))).statusCode).toBe(422);
  expect((await give(support, ada, until)).statusCode).toBe(200);
  expect((await untilOf(ada))?.toISOString()).toBe(until);

  expect((await give(support, ada, null)).statusCode).toBe(200);
  await sql`update vip_grant set ended_early_at = ended_early_at - interval '25 hours'
    where member_id = ${ada.id} and ended_early_at is not null`;
  expect((await give(support, ada, until)).json()).toMatchObject({
    errors: [{ field: 'until', msg: 'Choose a time within 90 days.' }],
  });
});

test('trust 45: a member of support gives premium to at most 50 members a day', async () => {
  const giver = await createColleague(app, 'support');
  const ada = await createPerson(app);
  const statuses: number[] = [];
  for (let index = 0; index < 51; index += 1)
    statuses.push((await give(giver, ada, inDays(1 + index / 10))).statusCode);
  expect(new Set(statuses.slice(0, 50))).toEqual(new Set([200]));
  expect(statuses[50]).toBe(429);
  expect((await give(giver, ada, null)).statusCode).toBe(200);
});
