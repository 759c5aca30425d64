import type { AddressInfo } from 'node:net';
import { currentBegin as begin } from '@kindred/contract/premium/begin';
import type { Subscription } from '@kindred/contract/premium/subscription';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/start.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { testApp } from '../service/app.ts';
import { atEnd } from '../clean-up.ts';
import { keys } from '../service/keys.ts';
import { signIn } from '../members/members.ts';
import { createPerson } from '../members/people.ts';

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** Connects a service to a sandbox in memory, which sends its events to the address if there is one. */
export async function connectSandbox(
  app: FastifyInstance,
  webhook?: string,
  options: Partial<SandboxOptions> = {},
): Promise<Sandbox> {
  const { secretKey: key, publishableKey, webhookSecret: secret } = keys;
  const sandbox = await startSandbox({
    file: null,
    key,
    publishableKey,
    webhook: webhook === undefined ? null : { url: webhook, secret },
    now: app.now,
    ...options,
  });
  atEnd(() => sandbox.close());
  app.payments.connect(keys, { host: '127.0.0.1', port: sandbox.port });
  return sandbox;
}

/** The service connected to a sandbox in memory, whose clock follows that of the service. */
export async function premiumApp(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sandbox = await connectSandbox(app, `http://127.0.0.1:${port}/api/v1/subscription/webhook`);
  const members: Person[] = [];
  const inject = app.inject.bind(app);
  /** The headers of the next session, by the header of one that may have ended. */
  const renewals = new Map<string, () => Promise<Person['headers']>>();

  /** Most members send no request after the time that passed, so that no one signs in before they do. */
  function renewLater(person: Person) {
    let renewed: Promise<Person['headers']> | undefined;
    renewals.set(person.headers.authorization, () => (renewed ??= renew(person)));
  }

  async function renew(person: Person) {
    return Object.assign(person.headers, (await signIn(app, person)).headers);
  }

  async function injectSignedIn(request: InjectOptions | string) {
    if (typeof request === 'string') return inject(request);
    const renewal = renewals.get(String(request.headers?.authorization));
    return inject(
      renewal ? { ...request, headers: { ...request.headers, ...(await renewal()) } } : request,
    );
  }

  return Object.assign(app, {
    inject: injectSignedIn as typeof app.inject,
    sandbox,
    keys,
    /** Delivers the waiting events of the sandbox, and applies them. */
    async settle() {
      await sandbox.deliver();
      await app.owner.query(
        `update graphile_worker._private_jobs set run_at = now() where key like 'stop-renewal-%'`,
      );
      await app.jobs.runDue();
    },
    /** Lets time pass for the service and the sandbox. */
    async pass(milliseconds: number) {
      app.advanceClock(milliseconds);
      await sandbox.clock.performDue();
      await app.jobs.runDue();
      for (const person of members) renewLater(person);
    },
    /** Their sessions are renewed when time passes. */
    members,
    async run(kind: Parameters<typeof addJob>[1]) {
      await addJob(app.pool, kind, {} as never);
      await app.jobs.runDue();
    },
  });
}

export type PremiumApp = Awaited<ReturnType<typeof premiumApp>>;

export interface Created {
  subscription: Subscription;
  subscriptionId: string;
  clientSecret: string | null;
  requiresAction: boolean;
  paymentIntentId: string | null;
}

/** With the wish to begin immediately, as each test card gets a contract back in full only once: `begin: undefined` omits it. */
export const subscribe = (
  person: Person,
  body: object = {},
  headers: Record<string, string> = {},
) => person.send('POST', '/subscription/create', { plan: 'monthly', begin, ...body }, headers);

export const created = async (answer: ReturnType<typeof subscribe>) =>
  (await answer).json<{ data: Created }>().data;

export const visa = 'pm_card_visa';

/** A member with a paid subscription. */
export async function subscriber(app: PremiumApp, body: object = {}) {
  const person = await createPerson(app);
  app.members.push(person);
  const made = await created(subscribe(person, { paymentMethodId: visa, ...body }));
  await app.settle();
  return Object.assign(person, { subscriptionId: made.subscriptionId });
}

export const isPremium = async (person: Person) =>
  (await person.get('/auth/profile')).json<{ userData: { user: { isVIP: boolean } } }>().userData
    .user.isVIP;

export const current = async (person: Person) => {
  const answer = await person.get('/subscription/current');
  return answer.statusCode === 404
    ? null
    : answer.json<{ subscription: Subscription }>().subscription;
};
