import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Sandbox } from '../../../sandbox/start.ts';
import { applyEvent } from '../../src/areas/premium/events/apply.ts';
import { receiveEvent } from '../../src/areas/premium/events/receive.ts';
import { subjectsOf } from '../../src/areas/premium/events/subjects.ts';
import { removeJob } from '../../src/platform/jobs/jobs.ts';
import { someAtOnce } from './some-at-once.ts';

/** Applying an event reads its subject, so that another event about the same subject would find the same. */
const lastOfEach = (events: readonly Stripe.EventBase[]) => [
  ...new Map(
    events.map((event) => [JSON.stringify(subjectsOf(event as Stripe.Event)), event]),
  ).values(),
];

/**
 * Carries events from the sandbox to the service, without HTTP and without the queue of jobs: other tests show that an
 * event is signed, sent and applied by a job, and it would take most of the test's time.
 */
export function eventCarrier(app: FastifyInstance, { store }: Pick<Sandbox, 'store'>) {
  const seen = new Set<string>();
  const late: { event: Stripe.EventBase; day: number }[] = [];

  const fresh = () => {
    const found = store.all('event').filter(({ id }) => !seen.has(id));
    for (const { id } of found) seen.add(id);
    return lastOfEach(found);
  };

  async function deliver(events: readonly Stripe.EventBase[]) {
    for (const event of events) await receiveEvent(app, event as Stripe.Event);
    await someAtOnce(events, async ({ id }) => {
      await applyEvent(app, id);
      await removeJob(app.pool, `event-${id}`);
    });
  }

  return {
    /** Everything that happened, and what was late, in order. */
    async deliverAll(day: number) {
      const due = late.filter((each) => each.day <= day).map(({ event }) => event);
      late.splice(0, late.length, ...late.filter((each) => each.day > day));
      await deliver([...due, ...fresh()]);
    },
    /** Some are lost, some arrive days later, some twice, and none in order. */
    async deliverBadly(day: number, random: () => number) {
      const arriving: (readonly [order: number, event: Stripe.EventBase])[] = [];
      for (const event of fresh()) {
        const chance = random();
        if (chance < 0.3) continue;
        if (chance < 0.5) late.push({ event, day: day + 1 + Math.floor(random() * 9) });
        else arriving.push([random(), event]);
        if (chance > 0.8) arriving.push([random(), event]);
      }
      await deliver(arriving.toSorted(([a], [b]) => a - b).map(([, event]) => event));
    },
  };
}
