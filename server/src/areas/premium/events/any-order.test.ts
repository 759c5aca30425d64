// @module-tag long
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { heldBy, storedOf } from '../../../../test/payments/held.ts';
import { createLife, scenarios } from '../../../../test/payments/scenarios.ts';
import { type World, openWorld, twoServices } from '../../../../test/payments/two-services.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { compareRevenue } from '../checks/revenue.ts';

const services = await twoServices();
const [app] = services;
const sql = sqlOf(app);
const numRuns = long ? Math.ceil(5000 / Object.keys(scenarios).length) : 1;

const premiumOf = async (memberId: string) =>
  (
    await sql.one<{ until: Date | null }>`select vip_until as until from member
      where id = ${memberId}`
  ).until;

/** An active subscription pays for ongoing premium; an unpaid one gives none; an ended one gives none after its end. */
async function expectPremium(memberId: string, statuses: readonly string[]) {
  const until = await premiumOf(memberId);
  if (statuses.includes('active')) expect(until?.getTime()).toBeGreaterThan(app.now().getTime());
  else if (statuses.includes('unpaid')) expect(until).toBeNull();
  else expect(until?.getTime()).toBeLessThanOrEqual(app.now().getTime());
}

async function live(world: World, name: string, numbers: Iterable<number>) {
  const iterator = numbers[Symbol.iterator]();
  const draw = (limit: number) => Number(iterator.next().value) % Math.max(1, limit);
  const scenario = scenarios[name];
  const { sandbox } = world;
  world.begin(draw);
  const life = await createLife(world, draw);
  await scenario?.live(life);
  await world.deliverAll();
  const { customer } = await sql.one<{ customer: string }>`
    select customer_id as customer from payment_customer where member_id = ${life.id}`;
  const held = heldBy(sandbox, customer);
  const statuses = held.subscriptions.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(scenario?.ends.toSorted());
  expect(await storedOf(app, life.id)).toEqual(held);
  await expectPremium(life.id, statuses);
  await app.payments.stripe.customers.del(customer).catch(() => {});
}

test.each(Object.keys(scenarios))(
  'trust 31: %s: with each event up to three times, in any order, at two services, before and after the responses, we store what the provider holds',
  async (name) => {
    const afterRetries = scenarios[name]?.leavesUnpaid ? 'unpaid' : 'cancel';
    const world = await openWorld(services, { afterRetries });
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(5039)), (numbers) => live(world, name, numbers)),
      { numRuns },
    );
    await world.runJobs();
    const { timeZone } = app.config;
    const { today } = presentMoment(app);
    expect(await compareRevenue(app.pool, { timeZone, today })).toEqual([]);
  },
  long ? 3_600_000 : 60_000,
);
