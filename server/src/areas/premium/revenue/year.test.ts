// @module-tag long
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff } from '../../../../test/members/members.ts';
import { type Life, act, settleClosed } from '../../../../test/payments-year/acts.ts';
import { eventCarrier } from '../../../../test/payments-year/events.ts';
import { sumRevenue, sumSandbox } from '../../../../test/payments-year/daily-sums.ts';
import { someAtOnce } from '../../../../test/payments-year/some-at-once.ts';
import { connectSandbox } from '../../../../test/premium/premium.ts';
import { reconcile } from '../checks/reconcile.ts';
import { finishRequests } from '../requests/finish.ts';
import { randomFrom } from '../../../../test/random.ts';

const day = 86_400_000;
const days = 365;
/** The short run moves the clock by several days in one step. Each day is still compared. */
const stride = long ? 1 : 7;

// One side of the date line with trials, the other with coupons; both with summer time.
const half = { code: 'HALF', percentOff: 50, from: null, until: null };
const gift = { code: 'GIFT', percentOff: 100, from: null, until: null };
const places = [
  { TIME_ZONE: 'Pacific/Auckland', site: { 'plans.trialDays': 7 } },
  { TIME_ZONE: 'America/Los_Angeles', site: { 'plans.coupons': [half, gift] } },
];
const members = (long ? 10_000 : 100) / places.length;
/** How many members do something on a day. */
const active = stride * members * (long ? 0.002 : 0.006);

test.for(places)(
  'trust 50: in a year of $TIME_ZONE, daily revenue equals what the provider received and refunded, to the cent',
  { timeout: long ? 3_600_000 : 900_000 },
  async ({ TIME_ZONE, site }) => {
    const app = await testApp({ environment: { LOG_LEVEL: 'silent', TIME_ZONE }, site });
    const sandbox = await connectSandbox(app);
    const carrier = eventCarrier(app, sandbox);
    const random = randomFrom(20_270_131);
    const administrator = (await createStaff(app, 'administrator')).id;
    const lives: Life[] = [];
    await someAtOnce(Array.from({ length: members }), async () => {
      lives.push({ ...(await createMember(app)), over: false });
    });
    const begin = app.now().getTime();
    let [lost, settled] = [0, 0];
    for (let count = 0; count < days; count += stride) {
      app.advanceClock(begin + (count + stride - 1 + random()) * day - app.now().getTime());
      await sandbox.clock.performDue();
      const todo = Array.from({ length: Math.floor(active + random()) }, () => ({
        member: lives[Math.floor(random() * lives.length)],
        random: randomFrom(Math.floor(random() * 2 ** 31)),
      }));
      await someAtOnce(todo, async ({ member, random: own }) => {
        if (member && !member.over) await act(app, member, own, administrator);
      });
      const closed = lives.filter(({ over }) => over).length;
      if (closed > settled) await settleClosed(app, count % 2 === 0);
      settled = closed;
      await finishRequests(app);
      const isBad = (count / stride) % 3 === 0;
      await (isBad ? carrier.deliverBadly(count, random) : carrier.deliverAll(count));
      // If every event arrived, there is nothing to repair; most of these nights need no comparison.
      const { difference, repaired } =
        isBad || count % 20 === 1 ? await reconcile(app) : { difference: 0, repaired: [] };
      if (isBad) lost += repaired.length;
      expect([difference, isBad ? [] : repaired], `day ${count}`).toEqual([0, []]);
      const { moved, recurring, ...reported } = await sumRevenue(app);
      expect(reported, `day ${count}`).toEqual(sumSandbox(sandbox, TIME_ZONE));
      expect(moved).toBe(recurring);
    }
    expect(lost).toBeGreaterThan(0);
    expect(await reconcile(app)).toEqual({ difference: 0, repaired: [] });
    const { days: paid } = sumSandbox(sandbox, TIME_ZONE);
    expect(Object.keys(paid).length).toBeGreaterThan(100);
  },
);
