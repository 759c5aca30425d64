import { plansNow } from '../../src/areas/premium/plans-now.ts';
import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { Sandbox } from '../../../sandbox/start.ts';
import { AppError } from '../../src/errors.ts';
import { refundCredit } from '../../src/areas/premium/credit/refund-credit.ts';
import { changeVip } from '../../src/areas/premium/grants.ts';
import { attachMethod } from '../../src/areas/premium/methods/attach.ts';
import { makeDefault } from '../../src/areas/premium/methods/methods.ts';
import { end, refund } from '../../src/areas/premium/office/act.ts';
import { customerOf } from '../../src/areas/premium/provider/customer.ts';
import { ask } from '../../src/areas/premium/provider/provider-failures.ts';
import { priceOf } from '../../src/areas/premium/provider/prices.ts';
import { cancel, reactivate } from '../../src/areas/premium/subscriptions/stop/cancel.ts';
import { changePlan } from '../../src/areas/premium/subscriptions/plan-change/change-plan.ts';
import { findOngoing } from '../../src/areas/premium/subscriptions/own.ts';
import { idOf } from '../../src/areas/premium/subscriptions/read-provider.ts';
import { wantSubscription } from '../../src/areas/premium/subscriptions/want.ts';
import { type Actor, type Life, among, secondsOf, staffRequest } from './actor.ts';
import { changeAsShown, confirmAndCancel, refundWhileWaiting } from './bank-acts.ts';

const day = 86_400_000;

async function buy(app: FastifyInstance, { id, model, random, done }: Life) {
  const plan = among(random, ...planIds);
  const { coupons, trialDays } = plansNow(app);
  const coupon = random() < 0.4 ? among(random, ...coupons.keys()) : undefined;
  const { stripe } = app.payments;
  done.push(`buy ${plan} ${coupon ?? ''}`);
  const method = await ask(async () => {
    if (trialDays === 0) return 'pm_card_visa';
    const setup = await stripe.setupIntents.create({
      customer: await customerOf(app, id),
      usage: 'off_session',
    });
    const made = await stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_visa' });
    return idOf(made.payment_method) ?? '';
  });
  // What it finds when it is billed.
  const before = { plan: model.plan, coupon: model.coupon };
  Object.assign(model, {
    plan,
    planned: null,
    coupon: coupons.get(coupon ?? '') ?? null,
  });
  try {
    const asked = random() < 0.7 && { begin };
    const body = { plan, paymentMethodId: method, ...asked, ...(coupon && { coupon }) };
    const { subscriptionId } = await wantSubscription(app, id, body, null);
    const made = await app.payments.stripe.subscriptions.retrieve(subscriptionId);
    if (!made.default_payment_method) throw new Error('The card of a purchase was not saved');
  } catch (error) {
    Object.assign(model, before);
    throw error;
  }
}

async function change({ app, sandbox, life, row }: Actor) {
  const { id, model, random, done } = life;
  const plan = among(random, ...planIds);
  const date = secondsOf(app);
  done.push(`change to ${plan}`);
  // The service asks the provider, who can have renewed the plan since our row was written.
  const held = sandbox.store.get('subscription', row.id);
  const trial = held?.status === 'trialing';
  const later = !trial && model.startsLater(plan, idOf(held?.latest_invoice ?? null) ?? '');
  const present = model.plan;
  if (!later && !trial && plan !== present) model.changes(plan, date);
  try {
    await changePlan(app, id, { plan, prorationDate: date });
    if (trial) model.plan = plan;
    else model.planned = later ? plan : null;
  } catch (error) {
    model.notChanged();
    throw error;
  }
}

/** The operator shortens a plan at the provider, which makes a credit. They would not after a refund, which it ignores. */
async function shorten({ app, sandbox, life, row }: Actor) {
  const held = sandbox.store.get('subscription', row.id);
  if (held?.status !== 'active' || held.schedule || held.cancel_at || row.plan === 'monthly')
    return;
  if (sandbox.store.get('invoice', idOf(held.latest_invoice) ?? '')?.status === 'draft') return;
  if (life.model.refunded > 0) return;
  const date = secondsOf(app);
  const item = held.items.data[0];
  if (!item || date < item.current_period_start) return;
  const plan: PlanId = row.plan === 'annual' && life.random() < 0.5 ? 'quarterly' : 'monthly';
  life.done.push(`shorten to ${plan} at the provider`);
  life.model.changes(plan, date);
  await app.payments.stripe.subscriptions.update(row.id, {
    items: [{ id: item.id, price: await priceOf(app, plan) }],
    proration_behavior: 'always_invoice',
    proration_date: date,
    metadata: { plan },
  });
  if (life.random() < 0.4) return;
  // The credit stays, and pays for the next purchase.
  life.done.push('and end it there');
  await app.payments.stripe.subscriptions.cancel(row.id);
}

async function refundOne(doing: Actor) {
  const { app, life } = doing;
  const { id, model, random, done } = life;
  const open = [...model.bills.keys()].filter((each) => model.leftOf(each) > 0);
  const invoiceId = open[Math.floor(random() * open.length)];
  if (invoiceId === undefined) return;
  const left = model.leftOf(invoiceId);
  const amount = random() < 0.5 ? left : 1 + Math.floor(random() * left);
  done.push(`refund ${amount} of ${left}`);
  await refund(app, id, { invoiceId, amount, reason: 'Sorry' }, staffRequest(doing));
  model.refund(invoiceId, amount);
}

async function endIt(doing: Actor) {
  const { app, life, row } = doing;
  const { id, model, random, done } = life;
  const kind = among(random, ...endings);
  const atPeriodEnd = kind === 'none' && random() < 0.3;
  done.push(`end with ${kind}${atPeriodEnd ? ' later' : ''}`);
  const now = app.now().getTime() / 1000;
  const own = ownInvoices(doing);
  const last = [...model.bills.values()].findLast(
    ({ id: each, status, due }) => own.includes(each) && status === 'paid' && due > 0,
  )?.id;
  const credit = Math.min(model.left, Math.max(0, model.credit));
  const rest = model.worthOfRest(row.latest_invoice_id ?? '', now);
  const body = { subscriptionId: row.id, atPeriodEnd, refund: kind, reason: 'Asked for it' };
  await end(app, id, body, staffRequest(doing));
  model.planned = null;
  if (kind === 'credit') model.refundLatest(credit);
  if (kind === 'unused') model.refundLatest(Math.min(model.left, rest + credit));
  if (kind === 'last' && last !== undefined) model.refund(last, model.leftOf(last));
}

/** A longer plan credits what is left of a payment, which staff then refund before they end it. */
async function refundCredited(doing: Actor) {
  const { app, sandbox, life, row } = doing;
  const { id, model, random, done } = life;
  const invoiceId = row.latest_invoice_id ?? '';
  const held = sandbox.store.get('subscription', row.id);
  if (row.status !== 'active' || row.plan === 'annual' || model.leftOf(invoiceId) === 0) return;
  if (model.startsLater('annual', idOf(held?.latest_invoice ?? null) ?? '')) return;
  const date = secondsOf(app);
  done.push('change to annual');
  model.changes('annual', date);
  await changePlan(app, id, { plan: 'annual', prorationDate: date });
  const left = model.leftOf(invoiceId);
  const amount = among(random, left, 1 + Math.floor(random() * left));
  done.push(`refund ${amount} of ${left} of what it credited`);
  try {
    await refund(app, id, { invoiceId, amount, reason: 'Sorry' }, staffRequest(doing));
  } catch (error) {
    // The change stays. Our rows may not know the payment of a trial that has just ended.
    if (!isRefusal(error)) throw error;
    return void done.push(`(refused: ${(error as Error).message})`);
  }
  model.refund(invoiceId, amount);
}

const endings = ['none', 'last', 'unused', 'unused', 'credit'] as const;

const ownInvoices = ({ sandbox, row }: Actor) =>
  sandbox.store.by('invoice', row.id).map(({ id }) => id);

async function getCreditBack({ app, life: { id, model, done } }: Pick<Actor, 'app' | 'life'>) {
  done.push('get credit back');
  const credit = Math.min(model.left, Math.max(0, model.credit));
  await refundCredit(app, id);
  model.refundLatest(credit);
}

async function replaceCard({ app, life: { id, random, done } }: Actor) {
  const card = random() < 0.6 ? 'pm_card_chargeCustomerFail' : 'pm_card_visa';
  done.push(`card ${card}`);
  await ask(async () => {
    const customer = await customerOf(app, id);
    await makeDefault(app, id, {
      customer,
      method: await attachMethod(app, { customer, method: card }),
    });
  });
}

const acts: readonly (readonly [weight: number, act: (doing: Actor) => Promise<unknown>])[] = [
  [24, change],
  [12, changeAsShown],
  [6, refundWhileWaiting],
  [6, confirmAndCancel],
  [14, shorten],
  [
    10,
    async ({ app, life }) => {
      life.done.push('cancel');
      await cancel(app, life.id, true);
      life.model.planned = null;
    },
  ],
  [
    9,
    async ({ app, life }) => {
      life.done.push('reactivate');
      await reactivate(app, life.id);
    },
  ],
  [12, refundOne],
  [8, refundCredited],
  [9, endIt],
  [8, getCreditBack],
  [7, replaceCard],
  [
    3,
    async (doing) => {
      doing.life.done.push('grant');
      const until = new Date(doing.app.now().getTime() + 20 * day).toISOString();
      await changeVip(
        doing.app.pool,
        doing.life.id,
        { until, reason: 'Nice' },
        staffRequest(doing),
      );
    },
  ],
];
const weights = acts.reduce((sum, [weight]) => sum + weight, 0);

/** Refused requests change nothing. */
const isRefusal = (error: unknown) => error instanceof AppError && error.code !== 'internal';

/** A member, staff or the operator do something that is possible in the member's state. */
export async function act(app: FastifyInstance, sandbox: Sandbox, life: Life, staffId: string) {
  const { random } = life;
  try {
    const row = await findOngoing(app.pool, life.id);
    if (!row)
      return await (life.model.credit > 0 && random() < 0.5
        ? getCreditBack({ app, life })
        : buy(app, life));
    let left = random() * weights;
    const [, chosen] = acts.find(([weight]) => (left -= weight) < 0) ?? [];
    await chosen?.({ app, sandbox, life, row, staffId });
  } catch (error) {
    const { type } = error as Stripe.errors.StripeError;
    if (type !== 'StripeInvalidRequestError' && type !== 'StripeCardError' && !isRefusal(error))
      throw error;
    life.model.notChanged();
    life.done.push(`(refused: ${(error as Error).message})`);
  }
}
