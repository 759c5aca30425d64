// @module-tag long
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { someAtOnce } from '../../../../test/payments-year/some-at-once.ts';
import { dayAhead, moveIn, moverOf, publishPrice } from '../../../../test/premium/price-moves.ts';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';

const app = await premiumApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const day = 86_400_000;
const present = 1299;

/** The long run has 200 subscriptions. */
const share = long ? 1 : 0.1;

/** Sold at three prices. Those of the second one are moved as well, and that move is stopped. */
const versions = [
  { sold: 999, count: 80 * share, paysAfter: present },
  { sold: 1099, count: 60 * share, paysAfter: 1099 },
  { sold: present, count: 60 * share, paysAfter: present },
] as const;

type Sold = Awaited<ReturnType<typeof subscriber>> & (typeof versions)[number] & { number: number };

/** What a member does: some cancel before the day, and some get half of their second payment back. */
const cancels = ({ number }: Sold) => number % 7 === 3;
const isRefunded = ({ number }: Sold) => number % 5 === 1;

async function sellAll() {
  const all: Sold[] = [];
  for (const version of versions) {
    publishPrice(app, 'monthly', version.sold);
    await someAtOnce(Array.from({ length: version.count }), async () => {
      const number = all.length;
      all.push({ number } as Sold);
      all[number] = Object.assign(await subscriber(app), version, { number });
    });
  }
  return all;
}

async function passDays(days: number) {
  for (let left = days; left > 0; left -= 2) {
    await app.pass(Math.min(left, 2) * day);
    await app.settle();
    await app.run('apply-prices');
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const invoicesOf = ({ subscriptionId }: Sold) =>
  app.sandbox.store
    .by('invoice', subscriptionId)
    .toSorted((a, b) => a.created - b.created)
    .filter(({ status }) => status === 'paid');

test('trust 136: subscriptions of three prices, renewed, moved, canceled and refunded, are what a calculation by hand says, to the cent', async () => {
  const all = await sellAll();
  expect(all).toHaveLength(200 * share);
  await passDays(35);
  const lead = await createColleague(app);
  const mover = moverOf(lead);
  const startsOn = dayAhead(app, 30);
  const begin = async ({ sold: from, count }: (typeof versions)[number]) =>
    moveIn(await mover.begin({ from, to: present, startsOn, count }));
  await begin(versions[0]);
  const { _id: stopped } = await begin(versions[1]);
  await app.run('announce-prices');
  await app.run('announce-prices');
  await mover.stop(stopped);
  await someAtOnce(all.filter(cancels), async (each) => {
    expect((await each.send('POST', '/subscription/cancel', {})).statusCode).toBe(200);
  });
  await someAtOnce(all.filter(isRefunded), async (each) => {
    const invoiceId = invoicesOf(each)[1]?.id;
    const amount = Math.floor(each.sold / 2);
    const body = { invoiceId, amount, reason: 'By hand' };
    expect((await lead.send('POST', `/users/${each.id}/refunds`, body)).statusCode).toBe(200);
  });
  await app.settle();
  await passDays(60);

  // By hand, whatever the lengths of the months: payments are on day 0, 28 to 31, 56 to 62 and 84 to 92, and the new price begins on
  // day 65. Who cancels on day 35 has made two.
  const paidBy = (each: Sold) => {
    const { sold, paysAfter } = each;
    return cancels(each) ? [sold, sold] : [sold, sold, sold, paysAfter];
  };
  for (const each of all)
    expect(invoicesOf(each).map(({ amount_paid: amount }) => amount)).toEqual(paidBy(each));
  const running = all.filter((each) => !cancels(each));

  const paid = sumOf(all.flatMap(paidBy));
  const refunded = sumOf(all.filter(isRefunded).map(({ sold }) => Math.floor(sold / 2)));
  const recurring = sumOf(running.map(({ paysAfter }) => paysAfter * 12));
  const sums = await sql<{ kind: string; amount: number }>`
    select kind, sum(amount)::int as amount from revenue_day
    where kind in ('paid', 'refunded', 'recurring', 'expansion') group by kind`;
  expect(Object.fromEntries(sums.map(({ kind, amount }) => [kind, amount]))).toEqual({
    paid,
    refunded,
    recurring,
    expansion: running.filter(({ sold }) => sold === 999).length * (present - 999) * 12,
  });
  const cards = app.sandbox.store.all('charge').filter(({ paid: isPaid }) => isPaid);
  expect(sumOf(cards.map(({ amount_captured: amount }) => amount))).toBe(paid);
  expect(sumOf(cards.map(({ amount_refunded: amount }) => amount))).toBe(refunded);
}, 1_200_000);
