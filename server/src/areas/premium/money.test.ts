// @module-tag long
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff } from '../../../test/members/members.ts';
import { act } from '../../../test/money/acts.ts';
import type { Life } from '../../../test/money/actor.ts';
import { eventFollower } from '../../../test/money/follow-events.ts';
import { Model } from '../../../test/money/model.ts';
import { sumsOfRows, sumsOfSandbox } from '../../../test/money/customer-sums.ts';
import { someAtOnce } from '../../../test/payments-year/some-at-once.ts';
import { connectSandbox } from '../../../test/premium/premium.ts';
import { finishRequests } from './requests/finish.ts';
import { randomFrom } from '../../../test/random.ts';
import { seed } from '../../../test/seed.ts';

const day = 86_400_000;
const begin = 20_270_522 + seed;

const trials = { 'plans.trialDays': 7 };
const coupons = {
  'plans.coupons': [
    { code: 'THIRD', percentOff: 33, from: null, until: null },
    { code: 'GIFT', percentOff: 100, from: null, until: null },
    { code: 'SEVEN', amountOff: 707, from: null, until: null },
  ],
};
const worlds = [trials, coupons, { ...trials, ...coupons }];
const sequences = Math.ceil((long ? 10_000 : 120) / worlds.length);
const steps = 6;

/** A card starts one trial, and the sandbox has few numbers that pay. */
function giveEachCardANumber({ payments: { stripe } }: FastifyInstance) {
  const { paymentMethods } = stripe;
  const retrieve = paymentMethods.retrieve.bind(paymentMethods);
  vi.spyOn(paymentMethods, 'retrieve').mockImplementation((async (id: string) => {
    const { card, ...method } = await retrieve(id);
    return { ...method, card: { ...card, fingerprint: method.id } };
  }) as never);
}

test.for(worlds)(
  `trust 80: in random sequences (seed ${begin}), what was paid is what was refunded, had and left as credit, to the cent, at every step (%o)`,
  { timeout: long ? 7_200_000 : 900_000 },
  async (site) => {
    const app = await testApp({ environment: { LOG_LEVEL: 'silent' }, site });
    const sandbox = await connectSandbox(app);
    giveEachCardANumber(app);
    const followEvents = eventFollower(app, sandbox);
    const random = randomFrom(begin);
    /** Milliseconds until ten minutes after the end of someone's period, when its renewal is not charged yet. */
    function untilRenewal() {
      const now = sandbox.clock.now().getTime();
      const ends = sandbox.store
        .all('subscription')
        .filter(({ status }) => status === 'active' || status === 'trialing')
        .map(({ items }) => (items.data[0]?.current_period_end ?? 0) * 1000 - now)
        .filter((rest) => rest > 0 && rest < 95 * day);
      return (ends[Math.floor(random() * ends.length)] ?? 0) + 10 * 60_000;
    }
    const staffId = (await createStaff(app, 'administrator')).id;
    const lives: Life[] = [];
    /** How often a sequence had a credit, a refund, or a renewal that was not charged yet, when it was checked. */
    const seen = { credits: 0, refunds: 0, waiting: 0 };
    await someAtOnce(Array.from({ length: sequences }), async () => {
      const own = randomFrom(Math.floor(random() * 2 ** 31));
      lives.push({ ...(await createMember(app)), model: new Model(), random: own, done: [] });
    });
    let customers = new Map<string, string>();

    function follow({ id, model }: Life) {
      const customer = customers.get(id);
      if (customer === undefined) return;
      const { store } = sandbox;
      const subscriptions = store.by('subscription', customer);
      const present = subscriptions.find(({ status }) => status !== 'canceled');
      model.follow(store.by('invoice', customer), present);
    }

    async function check(step: string) {
      await followEvents();
      customers = new Map(
        sandbox.store.all('customer').map(({ id, metadata }) => [metadata['member'] ?? '', id]),
      );
      const rows = await sumsOfRows(app);
      for (const life of lives) {
        const customer = customers.get(life.id);
        if (customer === undefined) continue;
        follow(life);
        const { paid, refunded, credit, waiting, daysHad } = life.model;
        const expected = { paid, refunded, credit };
        const about = `${step}, seed ${begin}: ${life.done.join(', ')}`;
        const held = sumsOfSandbox(sandbox, customer);
        expect(held, `at the provider, ${about}`).toEqual(expected);
        expect(rows.get(life.id), `in our rows, ${about}`).toEqual(expected);
        expect(held.paid - held.refunded - daysHad - held.credit - waiting, about).toBe(0);
        expect(daysHad, about).toBeGreaterThanOrEqual(0);
        expect(held.refunded + Math.max(0, held.credit), about).toBeLessThanOrEqual(held.paid);
        if (credit > 0) seen.credits += 1;
        if (refunded > 0) seen.refunds += 1;
        if (life.model.chargeWaits) seen.waiting += 1;
      }
    }

    for (let step = 0; step < steps; step += 1) {
      await someAtOnce(lives, async (life) => {
        // So that some plans renew, and some trials end, between two acts, and their events come later.
        app.advanceClock(2000);
        await sandbox.clock.performDue();
        follow(life);
        return act(app, sandbox, life, staffId);
      });
      await finishRequests(app);
      await check(`step ${step}`);
      // With luck alone, no renewal of a sequence would wait for its charge in one of eight runs.
      const way = step % 3 === 1 ? 0 : random();
      const passed =
        way < 0.3 ? untilRenewal() / day : way < 0.7 ? random() * 12 : 20 + random() * 70;
      // The provider forgets its events after thirty days.
      for (let rest = passed; rest > 0; rest -= 28) {
        app.advanceClock(Math.min(28, rest) * day);
        await sandbox.clock.performDue();
        await followEvents();
      }
      await check(`after ${passed.toFixed(1)} days, step ${step}`);
    }
    expect(seen.credits).toBeGreaterThan(0);
    expect(seen.refunds).toBeGreaterThan(0);
    expect(seen.waiting).toBeGreaterThan(0);
  },
);
