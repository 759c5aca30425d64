import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Sandbox, SandboxOptions } from '../../../sandbox/start.ts';
import { applyEvent } from '../../src/areas/premium/events/apply.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { testApp } from '../service/app.ts';
import { keys } from '../service/keys.ts';
import { connectSandbox } from '../premium/premium.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** This many events are in transit together. */
const atOnce = 4;

/** Draws a number below the limit. */
export type Draw = (limit: number) => number;

/** Two services on one database, each with its own connections and jobs. */
export async function twoServices() {
  const environment = { LOG_LEVEL: 'silent' };
  const first = await testApp({ environment });
  const second = await testApp({ environment, databaseUrl: first.databaseUrl });
  return [first, second] as const;
}

/** Connects both services with a new sandbox, whose events arrive at random. */
export async function openWorld(
  services: readonly [App, App],
  options: Partial<SandboxOptions> = {},
) {
  const [first] = services;
  const sandbox = await connectSandbox(first, undefined, {
    webhook: { url: 'http://127.0.0.1:1', secret: keys.webhookSecret },
    ...options,
  });
  sandbox.deliveries.hold();
  const events = eventsOf(services, sandbox);
  for (const { payments } of services) {
    payments.connect(keys, { host: '127.0.0.1', port: sandbox.port });
    afterChanges(payments.stripe, () => events.deliverSome());
  }
  return {
    sandbox,
    services,
    /** Starts a run with nothing to deliver. */
    begin: (draw: Draw) => events.begin(draw),
    deliverAll: () => events.deliverAll(),
    async runJobs(...kinds: Parameters<typeof addJob>[1][]) {
      for (const kind of kinds) await addJob(first.pool, kind, {} as never);
      await Promise.all(services.map(({ jobs }) => jobs.runDue()));
    },
    /** Lets time pass for the services and the sandbox. */
    async pass(milliseconds: number) {
      for (const app of services) app.advanceClock(milliseconds);
      await sandbox.clock.performDue();
      await events.deliverSome();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

type Ask = (...given: unknown[]) => Promise<unknown>;

/** Runs this when the provider has changed something, before the caller has the response. */
function afterChanges(stripe: Stripe, work: () => Promise<void>) {
  const { customers, invoices, paymentIntents, paymentMethods, refunds, subscriptions } = stripe;
  const { subscriptionSchedules } = stripe;
  for (const resource of [
    customers,
    invoices,
    paymentIntents,
    paymentMethods,
    refunds,
    subscriptions,
    subscriptionSchedules,
  ]) {
    const asks = resource as unknown as Record<string, Ask>;
    for (const name of changing) {
      const ask = asks[name]?.bind(resource);
      if (!ask) continue;
      asks[name] = async (...given) => {
        const answer = await ask(...given);
        await work();
        return answer;
      };
    }
  }
}
const changing = [
  'attach',
  'cancel',
  'confirm',
  'create',
  'createBalanceTransaction',
  'del',
  'pay',
  'release',
  'update',
  'voidInvoice',
];

/** Each event waits up to three times, and is delivered to and applied by either service. */
function eventsOf(services: readonly [App, App], { store }: Sandbox) {
  const seen = new Set<string>();
  let draw: Draw = () => 0;
  let waiting: Stripe.EventBase[] = [];
  const either = () => services[draw(2) as 0 | 1];

  const news = () => store.all('event').filter(({ id }) => !seen.has(id) && seen.add(id));

  // The provider deletes an event after thirty days, and what it has sent can still arrive.
  function collect() {
    for (const event of news()) waiting.push(...Array.from({ length: 1 + draw(3) }, () => event));
  }

  async function deliver(event: Stripe.EventBase) {
    await post(either(), JSON.stringify(event));
    await applyEvent(either(), event.id);
  }

  const take = (count: number) =>
    Array.from({ length: count }, () => waiting.splice(draw(waiting.length), 1)).flat();

  async function deliverMany(count: number) {
    for (let left = count; left > 0; left -= atOnce)
      await Promise.all(take(Math.min(left, atOnce, waiting.length)).map(deliver));
  }

  return {
    begin(next: Draw) {
      draw = next;
      news();
      waiting = [];
    },
    /** Any of those that wait, in any order and in parallel; half of the time none. */
    async deliverSome() {
      collect();
      if (draw(2) === 0) return;
      await deliverMany(draw(waiting.length + 1));
    },
    async deliverAll() {
      for (collect(); waiting.length > 0; collect()) await deliverMany(waiting.length);
    },
  };
}

/** Sent again while the service is too busy, as the provider does. */
async function post(app: FastifyInstance, payload: string) {
  const signature = app.payments.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: keys.webhookSecret,
    timestamp: Math.floor(app.now().getTime() / 1000),
  });
  const answer = await untilServed(() =>
    app.inject({
      method: 'POST',
      url: '/api/v1/subscription/webhook',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }),
  );
  if (answer.statusCode !== 200) throw new Error(`An event was answered ${answer.body}`);
}

/** Retries when a busy machine answers 503. */
export async function untilServed<A extends { readonly statusCode: number }>(
  ask: () => Promise<A>,
): Promise<A> {
  const answer = await ask();
  if (answer.statusCode !== 503) return answer;
  await sleep(100);
  return untilServed(ask);
}
