import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { keys } from '../service/keys.ts';
import { createMember, signIn } from '../members/members.ts';
import { type Created, visa } from '../premium/premium.ts';
import { type Draw, type World, untilServed } from './two-services.ts';

const day = 86_400_000;
const bad = 'pm_card_chargeCustomerFail';

/** A member, whose requests are answered by either service. */
export async function createLife(world: World, draw: Draw) {
  const { services } = world;
  const [first] = services;
  const member = await createMember(first);
  let { headers } = await signIn(first, member);
  async function send<Data = object>(method: 'POST' | 'PUT', url: string, payload: object = {}) {
    const app = services[draw(2) as 0 | 1];
    const request = { method, url: `/api/v1${url}`, payload, headers };
    const answer = await untilServed(() => app.inject(request));
    if (answer.statusCode >= 500) throw new Error(`${url} was answered ${answer.body}`);
    const { data } = answer.json<{ data: Data }>();
    return { status: answer.statusCode, data, body: answer.body };
  }
  return {
    ...member,
    world,
    send,
    async buy(paymentMethodId?: string, plan = 'monthly') {
      const body = { plan, begin, ...(paymentMethodId && { paymentMethodId }) };
      return (await send<Created>('POST', '/subscription/create', body)).data;
    },
    /** Their session ends in the meantime. */
    async pass(days: number) {
      await world.pass(days * day);
      ({ headers } = await signIn(first, member));
    },
  };
}
export type Life = Awaited<ReturnType<typeof createLife>>;

const customerOf = ({ world: { sandbox }, id }: Life) =>
  sandbox.store.all('customer').find(({ metadata }) => metadata['member'] === id)?.id ?? '';

const subscriptionOf = (life: Life) =>
  life.world.sandbox.store.by('subscription', customerOf(life))[0]?.id ?? '';

const stripeOf = ({ world: { services } }: Life) => services[0].payments.stripe;

async function authenticate({ world: { sandbox } }: Life, clientSecret: string | null) {
  const [intent = ''] = (clientSecret ?? '').split('_secret_');
  const body = new URLSearchParams({
    client_secret: clientSecret ?? '',
    outcome: 'succeed',
    key: keys.publishableKey,
  });
  const path = `/v1/test_helpers/payment_intents/${intent}/authenticate`;
  await fetch(`${sandbox.url}${path}`, { method: 'POST', body });
}

const addCard = (life: Life, paymentMethodId: string) =>
  life.send('POST', '/subscription/payment-methods', { paymentMethodId, isDefault: true });

/** What can happen to a subscription, and the resulting statuses of the member's subscriptions. */
export const scenarios: Record<
  string,
  { live: (life: Life) => Promise<unknown>; ends: string[]; leavesUnpaid?: true }
> = {
  purchase: {
    ends: ['active'],
    async live(life) {
      const { paymentIntentId, subscriptionId } = await life.buy();
      const intents = stripeOf(life).paymentIntents;
      await intents.confirm(paymentIntentId ?? '', { payment_method: visa });
      await life.send('POST', '/subscription/confirm', { subscriptionId });
    },
  },
  authentication: {
    ends: ['active'],
    async live(life) {
      const { clientSecret, subscriptionId } = await life.buy('pm_card_authenticationRequired');
      await authenticate(life, clientSecret);
      await life.send('POST', '/subscription/confirm', { subscriptionId });
    },
  },
  'decline and retry': {
    ends: ['active'],
    async live(life) {
      await life.buy(bad);
      await life.buy(visa);
    },
  },
  upgrade: {
    ends: ['active'],
    async live(life) {
      await life.buy(visa);
      await life.send('PUT', '/subscription/update', { plan: 'annual' });
    },
  },
  'change to a shorter plan at the end': {
    ends: ['active'],
    async live(life) {
      await life.buy(visa, 'quarterly');
      await life.send('PUT', '/subscription/update', { plan: 'monthly' });
      await life.pass(95);
    },
  },
  'change to a shorter plan, undone': {
    ends: ['active'],
    async live(life) {
      await life.buy(visa, 'annual');
      await life.send('PUT', '/subscription/update', { plan: 'monthly' });
      await life.send('PUT', '/subscription/update', { plan: 'annual' });
    },
  },
  'change to a shorter plan, and then to a longer one': {
    ends: ['active'],
    async live(life) {
      await life.buy(visa, 'quarterly');
      await life.send('PUT', '/subscription/update', { plan: 'monthly' });
      await life.send('PUT', '/subscription/update', { plan: 'annual' });
    },
  },
  'change to a shorter plan, and canceled': {
    ends: ['canceled'],
    async live(life) {
      await life.buy(visa, 'quarterly');
      await life.send('PUT', '/subscription/update', { plan: 'monthly' });
      await life.send('POST', '/subscription/cancel');
      await life.pass(95);
    },
  },
  'shortened at the provider, with its credit given back': {
    ends: ['active'],
    async live(life) {
      await life.buy(visa, 'annual');
      const { subscriptions, prices } = stripeOf(life);
      const { items } = await subscriptions.retrieve(subscriptionOf(life));
      await life.send('POST', '/subscription/preview', { plan: 'monthly' });
      const price = await prices.create({
        product: 'kindred_premium',
        currency: 'usd',
        unit_amount: 1499,
        recurring: { interval: 'month', interval_count: 1 },
      });
      await subscriptions.update(subscriptionOf(life), {
        items: [{ id: items.data[0]?.id ?? '', price: price.id }],
        proration_behavior: 'always_invoice',
      });
      await life.world.deliverAll();
      await life.send('POST', '/subscription/credit-refund');
    },
  },
  'cancelled at the end': {
    ends: ['canceled'],
    async live(life) {
      await life.buy(visa);
      await life.send('POST', '/subscription/cancel');
      await life.pass(32);
    },
  },
  'cancelled right away with a refund': {
    ends: ['canceled'],
    async live(life) {
      await life.buy(visa);
      const [payment] = life.world.sandbox.store.by('payment_intent', customerOf(life));
      await stripeOf(life).refunds.create({ payment_intent: payment?.id ?? '' });
      await stripeOf(life).subscriptions.cancel(subscriptionOf(life));
    },
  },
  reactivated: {
    ends: ['active'],
    async live(life) {
      await life.buy(visa);
      await life.send('POST', '/subscription/cancel');
      await life.send('POST', '/subscription/reactivate');
    },
  },
  'unpaid after every retry': {
    ends: ['unpaid'],
    leavesUnpaid: true,
    async live(life) {
      await life.buy(visa);
      await addCard(life, bad);
      for (const days of [32, 3, 2, 2, 2]) await life.pass(days);
    },
  },
  'ended after every retry, and bought again': {
    ends: ['canceled', 'active'],
    async live(life) {
      await life.buy(visa);
      await addCard(life, bad);
      for (const days of [32, 3, 2, 2, 2]) await life.pass(days);
      await life.world.deliverAll();
      await life.buy(visa);
    },
  },
  'paid by another card during the retries': {
    ends: ['active'],
    async live(life) {
      await life.buy(visa);
      await addCard(life, bad);
      for (const days of [32, 1]) await life.pass(days);
      await life.world.deliverAll();
      const added = await addCard(life, visa);
      if (added.status !== 200) throw new Error(`The card was answered ${added.body}`);
    },
  },
  deleted: {
    ends: ['canceled'],
    async live(life) {
      await life.buy(visa);
      await stripeOf(life).customers.del(customerOf(life));
    },
  },
};
