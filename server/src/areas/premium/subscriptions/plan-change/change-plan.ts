import type { PlanId } from '@kindred/contract/premium/plans';
import type { updateSubscription } from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import type { Static } from 'typebox';
import { AppError } from '../../../../errors.ts';
import type { Db } from '../../../../db/statement.ts';
import { paymentNow, secondsAhead } from '../../clock/payment-clock.ts';
import { syncCredit } from '../../credit/sync.ts';
import { isRefusal, unlessRefused } from '../../provider/provider-failures.ts';
import { defaultOf } from '../../methods/methods.ts';
import { priceOf } from '../../provider/prices.ts';
import { fulfil } from '../../requests/fulfil.ts';
import type { RequestRow } from '../../requests/requests.ts';
import { refuseWhileEnding } from '../stop/ending-now.ts';
import { findOngoing, lockOngoing, readOngoing } from '../own.ts';
import { toPaymentResponse } from '../payment/payment.ts';
import { dropPlanned, dropWaiting, planLater } from './plan-later.ts';
import { changedAt, changeOf, refuseChange, startsLater } from './plan-rules.ts';
import { describeChange } from './preview-change.ts';
import { toDate } from '../read-provider.ts';
import type { SubscriptionRow } from '../rows.ts';
import { syncSubscription } from '../sync.ts';
import { refuseUsedCard } from '../../withdrawal/full-return.ts';
import { chargeNow, findWaitingCharge } from '../payment/waiting-charge.ts';

export interface ChangeContent {
  readonly plan: PlanId;
  readonly prorationDate: number | null;
  /** What the member saw. */
  readonly amountDue?: number;
  readonly effectiveAt?: string;
  /** What a change that is refused puts back. */
  readonly planned: PlanId | null;
}

type Change = Static<(typeof updateSubscription)['schema']['body']>;

/** Seconds for which a preview is valid. */
const previewLasts = 3600;

/**
 * Changes the plan. A longer one begins now and its difference is charged; a card that does not pay changes nothing,
 * and one whose bank asks its owner changes it when they have said yes. A
 * shorter one begins when the paid period ends, as does any after days of it were refunded, and until then the present
 * one can be kept. A renewal that is not charged
 * yet is charged before a longer one.
 */
export async function changePlan(
  app: FastifyInstance,
  memberId: string,
  { plan, prorationDate, amountDue, effectiveAt }: Change,
) {
  const seconds = Math.floor((await paymentNow(app)).getTime() / 1000);
  if (prorationDate !== undefined && Math.abs(seconds - prorationDate) > previewLasts)
    throw outOfDate();
  const content: Omit<ChangeContent, 'planned'> = {
    plan,
    prorationDate: prorationDate ?? null,
    ...(amountDue !== undefined && { amountDue }),
    ...(effectiveAt !== undefined && { effectiveAt }),
  };
  const decided = { planned: (await findOngoing(app.pool, memberId))?.planned_plan ?? null };
  const check = async (client: Db) => {
    const row = await lockOngoing(client, memberId);
    refuseChange(row, plan);
    refuseEarlier(row, prorationDate ?? null);
    await refuseWhileEnding(client, row.id);
  };
  return fulfil(app, { memberId, kind: 'update', content, decided, key: null, check }, (request) =>
    update(app, request),
  );
}

/** A trial has ended, or another change has begun a new period, since the preview. */
function refuseEarlier(row: SubscriptionRow, prorationDate: number | null) {
  if (prorationDate !== null && prorationDate * 1000 < row.period_start.getTime())
    throw outOfDate();
}

/** Credit, debt or refunds of days have changed since the preview, and with them what is charged, or when it changes. */
async function refuseOtherAmounts(app: FastifyInstance, row: SubscriptionRow, request: RequestRow) {
  const { plan, amountDue, effectiveAt } = request.content as ChangeContent;
  if (amountDue === undefined && effectiveAt === undefined) return;
  const now = toDate(await dateOf(app, row, request));
  const preview = await describeChange(app, { row, plan, now: changedAt(row, now) });
  const isSame =
    (amountDue ?? preview.amountDue) === preview.amountDue &&
    (effectiveAt ?? preview.effectiveAt) === preview.effectiveAt;
  if (!isSame) throw outOfDate();
}

/** The second from which the unused days count. */
async function dateOf(
  app: FastifyInstance,
  row: SubscriptionRow,
  { content, created_at: askedAt }: RequestRow,
) {
  const { prorationDate } = content as ChangeContent;
  if (prorationDate !== null) return prorationDate;
  const asked = new Date(askedAt.getTime() + (await secondsAhead(app)) * 1000);
  return Math.floor(changedAt(row, asked).getTime() / 1000);
}

const outOfDate = () => new AppError('change_amounts_out_of_date');

async function update(app: FastifyInstance, request: RequestRow) {
  const { plan, prorationDate } = request.content as ChangeContent;
  const known = await findOngoing(app.pool, request.member_id);
  // It uses credit that comes back, and may be paid in the meantime.
  if (known?.change_waits) await dropWaiting(app, known.id);
  const row = await readOngoing(app, request.member_id);
  if (plan !== row.plan) {
    refuseChange(row, plan);
    refuseEarlier(row, prorationDate);
    await refuseOtherAmounts(app, row, request);
  }
  if (plan === row.plan) await dropPlanned(app, row.id);
  else if (await startsLater(app, row, plan)) await planLater(app, row.id, plan);
  else await changeNow(app, request, row);
  const changed = (await syncSubscription(app, row.id)) ?? row;
  await syncCredit(app, row.customer_id);
  return toPaymentResponse(app, changed);
}

const asksBank = (error: unknown) =>
  error instanceof Stripe.errors.StripeCardError &&
  error.code === 'subscription_payment_intent_requires_action';

async function changeNow(app: FastifyInstance, request: RequestRow, row: SubscriptionRow) {
  const { id, content } = request;
  const { plan, planned } = content as ChangeContent;
  const card = !row.begin_version && (await defaultOf(app, request.member_id, row.customer_id));
  if (card) await refuseUsedCard(app, row, card);
  const price = await priceOf(app, plan);
  const date = await dateOf(app, row, request);
  const waiting = await findWaitingCharge(app, row.id);
  if (waiting && date < waiting.created) throw outOfDate();
  if (waiting) await chargeNow(app, row.id, waiting);
  await dropPlanned(app, row.id);
  const { subscriptions } = app.payments.stripe;
  const change = { ...changeOf(row, price, date), metadata: { plan } };
  try {
    await subscriptions.update(
      row.id,
      { ...change, payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: `${id}-update` },
    );
  } catch (error) {
    // The change waits for the bank's yes. Without a key, as a repetition has just given up the one before it.
    if (asksBank(error) && !planned)
      return void (await subscriptions.update(row.id, {
        ...change,
        payment_behavior: 'pending_if_incomplete',
      }));
    // The member learns what is wrong with the card, even if the provider refuses this too.
    if (planned && isRefusal(error)) await unlessRefused(() => planLater(app, row.id, planned));
    throw error;
  }
}
