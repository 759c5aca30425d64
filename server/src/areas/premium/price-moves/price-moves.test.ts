import type { Subscription } from '@kindred/contract/premium/subscription';
import { beforeEach, expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { dayAhead, moveIn, moverOf, publishPrice } from '../../../../test/premium/price-moves.ts';
import { type Person, current, premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { sentMails } from '../../../../test/service/mails.ts';

const app = await premiumApp({ environment: { TIME_ZONE: 'UTC' } });
const sql = sqlOf(app);
const day = 86_400_000;
/** Sessions end when time passes. */
let lead: Awaited<ReturnType<typeof createColleague>>;
let mover: ReturnType<typeof moverOf>;
const signInAgain = async () => {
  lead = await createColleague(app);
  mover = moverOf(lead);
};

/** Each test has a price of its own, so that it moves only its own subscriptions. */
let old = 500;
const present = 1499;
beforeEach(async () => {
  old += 10;
  await signInAgain();
});

async function sold(body: object = {}) {
  publishPrice(app, 'monthly', old);
  const ada = await subscriber(app, body);
  publishPrice(app, 'monthly', present);
  return ada;
}

const wanted = (more: object = {}) => ({
  from: old,
  to: present,
  startsOn: dayAhead(app, 30),
  count: 1,
  ...more,
});

const begin = async (more: object = {}) => moveIn(await mover.begin(wanted(more)));

/** Time passes in steps in which the jobs run as often as they have to. */
async function passDays(days: number) {
  for (let left = days; left > 0; left -= 2) {
    await app.pass(Math.min(left, 2) * day);
    await app.settle();
    await app.run('apply-prices');
  }
  await signInAgain();
}

const paidBy = ({ subscriptionId }: { subscriptionId: string }) =>
  app.sandbox.store
    .by('invoice', subscriptionId)
    .filter(({ status }) => status === 'paid')
    .toSorted((a, b) => a.created - b.created)
    .map(({ amount_paid: amount }) => amount);

const mailsTo = async ({ email }: Person, part: string) =>
  (await sentMails(app)).filter(
    (mail) => mail.to?.[0]?.address === email && mail.subject?.includes(part),
  );
const noticesOf = async ({ id }: Person) =>
  (
    await sql<{ event: string }>`select about ->> 'event' as event from notice
      where member_id = ${id} and about ->> 'event' like 'price-%' order by id`
  ).map(({ event }) => event);

const pricesOf = async (ada: Person) => {
  const { amount, priceChange } = (await current(ada)) as Subscription;
  return [amount, priceChange?.amount ?? null];
};

test('trust 136: a member hears once of a new price, in the app and by mail, and their page says it', async () => {
  const ada = await sold();
  const move = await begin();
  expect(move).toMatchObject({ from: old, to: present, count: 1, state: 'announcing' });
  await app.run('announce-prices');
  await app.run('announce-prices');
  const [mail, ...more] = await mailsTo(ada, 'price of your premium');
  expect(more).toEqual([]);
  const text = mail?.text?.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`costs $14.99 instead of $${(old / 100).toFixed(2)}`);
  expect(text).toContain('/premium/manage');
  expect(await noticesOf(ada)).toEqual(['price-changes']);
  expect(await pricesOf(ada)).toEqual([old, present]);
  expect((await current(ada))?.priceChange?.startsOn).toBe(move.startsOn);
  expect((await mover.list()).find(({ _id }) => _id === move._id)?.state).toBe('waiting');
});

test(
  'trust 136: renewals before the day charge the old price, and those from it on the new one, whatever is published in between',
  { tags: ['long'] },
  async () => {
    const ada = await sold();
    await passDays(3);
    await begin();
    await app.run('announce-prices');
    publishPrice(app, 'monthly', 1999);
    await passDays(66);
    publishPrice(app, 'monthly', present);
    expect(paidBy(ada)).toEqual([old, old, present]);
    expect(await pricesOf(ada)).toEqual([present, null]);
    const [move] = await mover.list();
    expect(move).toMatchObject({ state: 'done', moved: 1, left: 0 });
    expect(await mailsTo(ada, 'plan')).toEqual([]);
  },
);

test(
  'trust 136: who cancels before the day never pays the new price, and who comes back does',
  { tags: ['long'] },
  async () => {
    const [ada, ben] = [await sold(), await sold()];
    await begin({ count: 2, startsOn: dayAhead(app, 20) });
    await app.run('announce-prices');
    await passDays(18);
    for (const each of [ada, ben])
      expect((await each.send('POST', '/subscription/cancel', {})).statusCode).toBe(200);
    expect((await ben.send('POST', '/subscription/reactivate', {})).json()).toMatchObject({
      data: { subscription: { cancelAtPeriodEnd: false } },
    });
    await passDays(36);
    expect(paidBy(ada)).toEqual([old]);
    expect(paidBy(ben)).toEqual([old, present]);
    const [move] = await mover.list();
    expect(move).toMatchObject({ state: 'done', moved: 1, left: 1 });
  },
);

test(
  'a move that is stopped keeps the old price, also if the provider knew the new one, and says so once',
  { tags: ['long'] },
  async () => {
    const ada = await sold();
    const { _id: id } = await begin({ startsOn: dayAhead(app, 14) });
    await app.run('announce-prices');
    const { currentPeriodEnd: end } = (await current(ada)) as Subscription;
    await passDays(Math.floor((Date.parse(end ?? '') - app.now().getTime()) / day) - 1);
    const held = await app.payments.stripe.subscriptions.retrieve(ada.subscriptionId);
    expect(held.schedule).not.toBeNull();
    const stopped = moveIn(await mover.stop(id));
    expect(stopped).toMatchObject({ state: 'stopped', moved: 0 });
    expect((await mover.stop(id)).statusCode).toBe(200);
    await app.jobs.runDue();
    await app.run('announce-prices');
    expect(await noticesOf(ada)).toEqual(['price-changes', 'price-stays']);
    expect(await mailsTo(ada, 'stays')).toHaveLength(1);
    await passDays(6);
    expect(paidBy(ada)).toEqual([old, old]);
    expect(await pricesOf(ada)).toEqual([old, null]);
    const actions = await sql<{ action: string; before: unknown; after: unknown }>`
    select action, details -> 'before' as before, details -> 'after' as after from audit
    where action like 'price.%' and details ->> 'move' = ${id} order by id`;
    expect(actions).toEqual([
      { action: 'price.move', before: { monthly: old }, after: { monthly: present } },
      { action: 'price.move-stop', before: { monthly: present }, after: { monthly: old } },
    ]);
  },
);

test('who was not notified yet hears nothing of a move that is stopped', async () => {
  const ada = await sold();
  const { _id: id } = await begin();
  await sql`update price_move_item set notified_at = null, starts_on = null, starts_at = null where move_id = ${id}`;
  await mover.stop(id);
  await app.run('announce-prices');
  expect(await mailsTo(ada, 'stays')).toEqual([]);
});

test('trust 136: a late notice makes the first day of its member later', async () => {
  const ada = await sold();
  await begin({ startsOn: dayAhead(app, 14) });
  await sql`delete from notice where member_id = ${ada.id}`;
  await sql`update price_move_item i set notified_at = null, starts_on = null, starts_at = null
    from subscription s where s.id = i.subscription_id and s.member_id = ${ada.id}`;
  app.advanceClock(5 * day);
  await app.run('announce-prices');
  expect((await current(await signedIn(ada)))?.priceChange?.startsOn).toBe(dayAhead(app, 14));
});

const signedIn = async (ada: Person) => {
  await app.pass(0);
  return ada;
};

test('a second move of a subscription is refused while one is pending, and two that begin together are one', async () => {
  await sold();
  const answers = await Promise.all([mover.begin(wanted()), mover.begin(wanted())]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await mover.begin(wanted())).json()).toMatchObject({ code: 'price_move_pending' });
});

test.each([
  ['a day that is too soon', () => ({ startsOn: dayAhead(app, 13) }), 'price_move_too_soon'],
  ['a day that is too late', () => ({ startsOn: dayAhead(app, 366) }), 'price_move_too_late'],
  ['a price that is no longer published', () => ({ to: 1299 }), 'price_move_out_of_date'],
  ['a price that no one has', () => ({ from: 77 }), 'price_not_old'],
])('%s is refused', async (_what, more, code) => {
  await sold();
  expect((await mover.begin(wanted(more()))).json()).toMatchObject({ code });
});

test('more subscriptions than the administrator saw are refused, and fewer are not', async () => {
  await sold();
  await sold();
  expect((await mover.begin(wanted({ count: 1 }))).json()).toMatchObject({
    code: 'price_move_out_of_date',
  });
  expect(await begin({ count: 3 })).toMatchObject({ count: 2 });
});

test(
  'a change of the plan and a canceled renewal are left out, and the preview says how many and what they pay',
  { tags: ['long'] },
  async () => {
    const [, ben, cleo] = [await sold(), await sold(), await sold()];
    await ben.send('POST', '/subscription/cancel', {});
    await cleo.send('PUT', '/subscription/update', { plan: 'annual' });
    await app.settle();
    const { prices } = (await lead.get('/price-moves/prices')).json<{
      data: { prices: { amount: number; count: number; kept: number }[] };
    }>().data;
    expect(prices.find(({ amount }) => amount === old)).toMatchObject({ count: 1, kept: 1 });
    const preview = await lead.get('/price-moves/preview', {
      plan: 'monthly',
      from: String(old),
      startsOn: dayAhead(app, 30),
      language: 'de',
    });
    expect(preview.json()).toMatchObject({
      data: {
        count: 1,
        to: present,
        perMonth: { now: old, afterwards: present },
        mail: { subject: expect.stringContaining('Der Preis deines Premium') as string },
      },
    });
  },
);

test('only administrators move prices', async () => {
  const support = await createColleague(app, 'support');
  expect((await support.get('/price-moves')).statusCode).toBe(403);
  expect((await moverOf(support).begin(wanted())).statusCode).toBe(403);
});
