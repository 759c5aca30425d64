import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '../../../../errors.ts';
import type { Db } from '../../../../db/statement.ts';
import { paymentNow, secondsAhead } from '../../clock/payment-clock.ts';
import { syncCredit } from '../../credit/sync.ts';
import { isRefusal, unlessRefused } from '../../provider/provider-failures.ts';
import { priceOf } from '../../provider/prices.ts';
import { fulfil } from '../../requests/fulfil.ts';
import type { RequestRow } from '../../requests/requests.ts';
import { refuseWhileEnding } from '../stop/ending-now.ts';
import { findOngoing, lockOngoing, readOngoing } from '../own.ts';
import { toPaymentResponse } from '../payment/payment.ts';
import { dropPlanned, planLater } from './plan-later.ts';
import { changedAt, changeOf, refuseChange, startsLater } from './plan-rules.ts';
import type { SubscriptionRow } from '../rows.ts';
import { syncSubscription } from '../sync.ts';
import { chargeNow, findWaitingCharge } from '../payment/waiting-charge.ts';

export interface ChangeContent {
  readonly plan: PlanId;
  readonly prorationDate: number | null;
  /** What a change that is refused puts back. */
  readonly planned: PlanId | null;
}

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
  { plan, prorationDate }: { plan: PlanId; prorationDate?: number },
) {
  const seconds = Math.floor((await paymentNow(app)).getTime() / 1000);
  if (prorationDate !== undefined && Math.abs(seconds - prorationDate) > previewLasts)
    throw outOfDate();
  const content: Omit<ChangeContent, 'planned'> = { plan, prorationDate: prorationDate ?? null };
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

const outOfDate = () => new AppError('change_amounts_out_of_date');

async function update(app: FastifyInstance, request: RequestRow) {
  const { plan, prorationDate } = request.content as ChangeContent;
  const row = await readOngoing(app, request.member_id);
  if (plan !== row.plan) {
    refuseChange(row, plan);
    refuseEarlier(row, prorationDate);
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

async function changeNow(
  app: FastifyInstance,
  { id, content, created_at: askedAt }: RequestRow,
  row: SubscriptionRow,
) {
  const { plan, prorationDate, planned } = content as ChangeContent;
  const price = await priceOf(app, plan);
  const asked = new Date(askedAt.getTime() + (await secondsAhead(app)) * 1000);
  const date = prorationDate ?? Math.floor(changedAt(row, asked).getTime() / 1000);
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
