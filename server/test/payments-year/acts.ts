import { currentBegin as begin } from '@kindred/contract/premium/begin';
import { plansNow } from '../../src/areas/premium/plans-now.ts';
import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../src/errors.ts';
import { eraseLeavers } from '../../src/areas/members/erase.ts';
import { listOwnInvoices } from '../../src/areas/premium/invoices/own.ts';
import { attachMethod } from '../../src/areas/premium/methods/attach.ts';
import { makeDefault } from '../../src/areas/premium/methods/methods.ts';
import { end, refund } from '../../src/areas/premium/office/act.ts';
import { customerOf } from '../../src/areas/premium/provider/customer.ts';
import { ask } from '../../src/areas/premium/provider/provider-failures.ts';
import { cancel, reactivate } from '../../src/areas/premium/subscriptions/stop/cancel.ts';
import { changePlan } from '../../src/areas/premium/subscriptions/plan-change/change-plan.ts';
import { findOngoing } from '../../src/areas/premium/subscriptions/own.ts';
import { idOf } from '../../src/areas/premium/subscriptions/read-provider.ts';
import type { SubscriptionRow } from '../../src/areas/premium/subscriptions/rows.ts';
import { wantSubscription } from '../../src/areas/premium/subscriptions/want.ts';
import { presentMoment } from '../../src/platform/time/moment.ts';

type Random = () => number;

export interface Life {
  readonly id: string;
  over: boolean;
}

interface Actor {
  readonly app: FastifyInstance;
  readonly member: Life;
  readonly row: SubscriptionRow;
  readonly random: Random;
  readonly administrator: string;
}

const among = <T>(random: Random, ...list: readonly T[]) =>
  list[Math.floor(random() * list.length)] as T;

const anyPlan = (random: Random): PlanId => among(random, ...planIds, 'monthly', 'monthly');

const cards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_amex',
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
];

/** A first card if there are trials, which need one that its owner has confirmed. */
async function confirmCard(app: FastifyInstance, customer: string, card: string) {
  const { stripe } = app.payments;
  const { id } = await stripe.setupIntents.create({ customer, usage: 'off_session' });
  const made = await stripe.setupIntents.confirm(id, { payment_method: card });
  return idOf(made.payment_method) ?? card;
}

async function buy(app: FastifyInstance, { id }: Life, random: Random) {
  const card = among(random, ...cards);
  const plan = anyPlan(random);
  const { coupons, trialDays } = plansNow(app);
  const [coupon] = random() < 0.25 ? [...coupons.keys()] : [];
  const confirms = trialDays > 0 && card !== 'pm_card_authenticationRequired';
  const paymentMethodId = confirms
    ? await ask(async () => confirmCard(app, await customerOf(app, id), card))
    : card;
  const asked = random() < 0.7 && { begin };
  const order = { plan, paymentMethodId, ...asked, ...(coupon && { coupon }) };
  try {
    await wantSubscription(app, id, order, null);
  } catch (error) {
    // A card starts one trial, and then pays.
    if (!(error instanceof AppError) || error.errors?.[0]?.field !== 'trial') throw error;
    await wantSubscription(app, id, { ...order, trial: false }, null);
  }
}

async function replaceCard({ app, member: { id }, random }: Actor) {
  const card = random() < 0.5 ? 'pm_card_chargeCustomerFail' : 'pm_card_visa';
  await ask(async () => {
    const customer = await customerOf(app, id);
    const method = await attachMethod(app, { customer, method: card });
    await makeDefault(app, id, { customer, method });
  });
}

const staffRequest = ({ app, administrator }: Actor): Parameters<typeof refund>[3] => ({
  ...presentMoment(app),
  request: {
    caller: {
      id: administrator,
      sessionId: administrator,
      staffRole: 'administrator',
      verified: true,
      vipUntil: null,
      provenFactor: true,
    },
    ip: '127.0.0.1',
    headers: {},
  },
});

/** Staff or the operator of the provider refund a payment, in part or in full. */
async function giveBack(doing: Actor) {
  const { app, member, random } = doing;
  const { invoices } = await listOwnInvoices(app.pool, member.id, { status: 'paid', limit: 20 });
  const invoice = invoices.find(({ amountPaid, amountRefunded }) => amountPaid > amountRefunded);
  if (!invoice) return;
  const left = invoice.amountPaid - invoice.amountRefunded;
  const amount = random() < 0.5 ? left : 1 + Math.floor(random() * left);
  if (random() < 0.7) {
    const wanted = { invoiceId: invoice.id, amount, reason: 'Sorry' };
    await refund(app, member.id, wanted, staffRequest(doing));
    return;
  }
  const { stripe } = app.payments;
  const { payments } = await stripe.invoices.retrieve(invoice.id, { expand: ['payments'] });
  const intent = idOf(payments?.data[0]?.payment.payment_intent) ?? '';
  await stripe.refunds.create({ payment_intent: intent, amount });
}

async function close({ app, member, random }: Actor) {
  const state = among(random, 'banned', 'leaving', 'leaving');
  member.over = true;
  await app.pool.query(
    `update member set state = $2, state_by = $3, erase_at = case when $2 = 'leaving' then $4::timestamptz end
      where id = $1`,
    [member.id, state, state === 'banned' ? 'staff' : 'self', app.now()],
  );
}

/** What one job does for all processes: renewals stop, and members who leave are erased, here and at the provider. */
export async function settleClosed(app: FastifyInstance, erases: boolean) {
  if (erases) await eraseLeavers(app);
  await app.jobs.runDue();
}

const acts: readonly (readonly [weight: number, act: (doing: Actor) => Promise<unknown>])[] = [
  [30, ({ app, member, random }) => changePlan(app, member.id, { plan: anyPlan(random) })],
  [16, ({ app, member }) => cancel(app, member.id, true)],
  [12, ({ app, member }) => reactivate(app, member.id)],
  [22, replaceCard],
  [14, giveBack],
  [
    5,
    (doing) =>
      end(
        doing.app,
        doing.member.id,
        {
          subscriptionId: doing.row.id,
          atPeriodEnd: doing.random() < 0.3,
          refund: among(doing.random, 'none', 'last', 'unused'),
          reason: 'Asked for it',
        },
        staffRequest(doing),
      ),
  ],
  [6, close],
];
const weights = acts.reduce((sum, [weight]) => sum + weight, 0);

/** Refused requests change nothing, and declined cards are normal. */
const isRefusal = (error: unknown) => error instanceof AppError && error.code !== 'internal';

/** A member does something that is possible in their state. */
export async function act(
  app: FastifyInstance,
  member: Life,
  random: Random,
  administrator: string,
) {
  try {
    const row = await findOngoing(app.pool, member.id);
    if (!row) return await buy(app, member, random);
    let left = random() * weights;
    const [, chosen] = acts.find(([weight]) => (left -= weight) < 0) ?? [];
    await chosen?.({ app, member, row, random, administrator });
  } catch (error) {
    const reported = (error as Stripe.errors.StripeError).type === 'StripeInvalidRequestError';
    if (!reported && !isRefusal(error)) throw error;
  }
}
