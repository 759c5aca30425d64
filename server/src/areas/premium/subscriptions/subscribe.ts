import type { PlanId } from '@kindred/contract/premium/plans';
import type { BeginVersion } from '@kindred/contract/premium/begin';
import type { RenewalVersion } from '@kindred/contract/premium/renewal';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { attachMethod } from '../methods/attach.ts';
import { openCard } from '../methods/open-card.ts';
import { customerOf } from '../provider/customer.ts';
import { couponOf, priceOf } from '../provider/prices.ts';
import type { RequestRow } from '../requests/requests.ts';
import { claimTrial } from '../trials/claim-trial.ts';
import { requireConfirmedCard } from '../trials/confirmed-card.ts';
import { claimFullReturn } from '../withdrawal/full-return.ts';
import { beginMetadata } from './begin.ts';
import { payFirst } from './payment/pay-first.ts';
import { readPayment, refuseDeclined, refuseUndone, toPaymentResponse } from './payment/payment.ts';
import { resumeUnpaid } from './payment/resume-unpaid.ts';
import { findSubscription } from './rows.ts';
import { syncSubscription } from './sync.ts';

export interface SubscribeContent {
  readonly plan: PlanId;
  readonly paymentMethodId: string | null;
  readonly coupon: string | null;
  /** The text by which the member asked that it begins immediately. Omitted if they did not. */
  readonly begin?: BeginVersion;
  /** The text about renewal that the member agreed to. Omitted if the client did not say. */
  readonly renewal?: RenewalVersion;
  /** Only false is stored, for members who pay now although they could have a trial. */
  readonly trial?: false;
  readonly trialDays: number;
  /** What the member saw. The first payment never charges more. */
  readonly amountDue?: number;
  /** Coupon or credit pay for the first period. It was decided before, since the purchase uses up the credit. */
  readonly nothingDue?: boolean;
}

/** Creates the requested subscription, or continues with the one that waits for its first payment. */
export async function subscribe(app: FastifyInstance, request: RequestRow) {
  const { paymentMethodId: method, trialDays, begin } = request.content as SubscribeContent;
  const customer = await customerOf(app, request.member_id);
  const card = method && (await openCard(app, customer, method));
  if (trialDays > 0) {
    const confirmed = await requireConfirmedCard(app, customer, card || null);
    await claimTrial(app, request, confirmed);
  }
  const tried = { pays: false };
  if (card && !begin && !(await claimFullReturn(app, request.member_id, card, tried)))
    throw new AppError('card_needs_begin');
  const id = (await resume(app, request)) ?? (await create(app, request, customer));
  let row = await syncSubscription(app, id);
  if (row && method) {
    await payFirst(app, request, row, method);
    row = await syncSubscription(app, id);
  }
  if (!row?.member_id) throw new AppError('unauthenticated');
  const payment = await readPayment(app, row.latest_invoice_id);
  refuseUndone(row, payment);
  if (method) refuseDeclined(payment);
  return toPaymentResponse(app, row);
}

/** A second try of the same purchase can add the wish that it begins immediately. */
async function resume(app: FastifyInstance, request: RequestRow) {
  const id = await resumeUnpaid(app, request);
  const known = id && (await findSubscription(app.pool, id));
  if (!known) return id;
  const { begin } = request.content as SubscribeContent;
  if (begin && known.begin_version !== begin)
    await app.payments.stripe.subscriptions.update(id, { metadata: beginMetadata(request) });
  return id;
}

async function create(app: FastifyInstance, request: RequestRow, customer: string) {
  const { id, member_id, content } = request;
  const { plan, coupon, trialDays, paymentMethodId, nothingDue } = content as SubscribeContent;
  const price = await priceOf(app, plan);
  const discount = coupon === null ? null : await couponOf(app, coupon);
  // A card that pays nothing now has to be saved for later.
  const method =
    paymentMethodId && (trialDays > 0 || nothingDue)
      ? await attachMethod(app, {
          customer,
          method: paymentMethodId,
          idempotencyKey: `${id}-attach`,
        })
      : null;
  const params: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    metadata: {
      member: member_id,
      request: id,
      plan,
      ...(coupon && { coupon }),
      ...beginMetadata(request),
    },
    // Credit that was used up in between must not let the card be charged without a look at the amount.
    payment_behavior: trialDays > 0 && method ? 'allow_incomplete' : 'default_incomplete',
    payment_settings: {
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
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
