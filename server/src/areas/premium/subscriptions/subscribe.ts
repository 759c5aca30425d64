import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { attachMethod } from '../methods/attach.ts';
import { customerOf } from '../provider/customer.ts';
import { couponOf, priceOf } from '../provider/prices.ts';
import type { RequestRow } from '../requests/requests.ts';
import { readPayment, refuseDeclined, toPaymentAnswer } from './payment.ts';
import { resumeUnpaid } from './resume-unpaid.ts';
import { idOf } from './read-provider.ts';
import { syncSubscription } from './sync.ts';

export interface SubscribeContent {
  readonly plan: PlanId;
  readonly paymentMethodId: string | null;
  readonly coupon: string | null;
  readonly trialDays: number;
}

/** Creates the requested subscription, or continues with the one that waits for its first payment. */
export async function subscribe(app: FastifyInstance, request: RequestRow) {
  const content = request.content as SubscribeContent;
  const customer = await customerOf(app, request.member_id);
  const method = await saveCard(app, request, customer);
  if (content.trialDays > 0) await requireConfirmedCard(app, customer, method);
  const id =
    (await resumeUnpaid(app, request, method)) ??
    (await create(app, request, { customer, method }));
  const row = await syncSubscription(app, id);
  if (!row?.member_id) throw new AppError('unauthenticated', 'Please sign in to continue.');
  if (method) refuseDeclined(await readPayment(app, row.latest_invoice_id));
  return toPaymentAnswer(app, row);
}

async function saveCard(app: FastifyInstance, { id, content }: RequestRow, customer: string) {
  const { paymentMethodId: method } = content as SubscribeContent;
  const idempotencyKey = `${id}-attach`;
  return method && attachMethod(app, { customer, method, idempotencyKey });
}

interface Payer {
  readonly customer: string;
  readonly method: string | null;
}

async function create(
  app: FastifyInstance,
  { id, member_id, content }: RequestRow,
  { customer, method }: Payer,
) {
  const { plan, coupon, trialDays } = content as SubscribeContent;
  const price = await priceOf(app, plan);
  const discount = coupon === null ? null : await couponOf(app, coupon);
  const params: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    metadata: { member: member_id, request: id, plan, ...(coupon && { coupon }) },
    // With a card the payment is tried immediately; without one, the browser does it.
    payment_behavior: method ? 'allow_incomplete' : 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...(method && { default_payment_method: method }),
    ...(discount && { discounts: [{ coupon: discount }] }),
    ...(trialDays > 0 && {
      trial_period_days: trialDays,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    }),
  };
  const made = await app.payments.stripe.subscriptions.create(params, {
    idempotencyKey: `${id}-create`,
  });
  return made.id;
}

/** A trial needs a card whose owner has confirmed it. */
async function requireConfirmedCard(
  { payments: { stripe } }: FastifyInstance,
  customer: string,
  method: string | null,
) {
  const { data } = method ? await stripe.setupIntents.list({ customer, limit: 100 }) : { data: [] };
  const isOfCard = ({ payment_method: own }: Stripe.SetupIntent) => idOf(own) === method;
  if (data.some((each) => isOfCard(each) && each.status === 'succeeded')) return;
  const msg = 'Confirm a card first to start your free trial.';
  throw new AppError('refused', msg, { errors: [{ field: 'paymentMethodId', msg }] });
}
