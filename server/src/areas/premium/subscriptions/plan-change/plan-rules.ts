import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../errors.ts';
import type { SubscriptionRow } from '../rows.ts';
import { hasRefundedDays } from './refunded-days.ts';

/** Only a subscription that is paid and continues can be changed. */
export function refuseChange(row: SubscriptionRow, wanted: PlanId) {
  const { status, plan, planned_plan: planned } = row;
  if (status === 'past_due' || status === 'unpaid') throw new AppError('last_payment_failed');
  if (row.cancel_at_period_end) throw new AppError('subscription_canceled');
  const changes = planned !== null || row.change_waits;
  if (plan === wanted && !changes) throw new AppError('plan_unchanged');
  if (planned === wanted) throw new AppError('plan_change_planned');
}

export const isShorter = (
  { site }: Pick<FastifyInstance, 'site'>,
  { plan, amount }: SubscriptionRow,
  wanted: PlanId,
) => monthsOf[wanted] < monthsOf[plan] || site.document.plans.prices[wanted] < amount;

/**
 * A shorter or cheaper plan begins when the paid period ends: begun now, the rest of the period would become a credit.
 * So does every plan after days of the period were refunded, which would be credited too.
 * In a trial nothing is paid yet, so that every plan can begin.
 */
export const startsLater = async (app: FastifyInstance, row: SubscriptionRow, wanted: PlanId) =>
  row.status !== 'trialing' && (isShorter(app, row, wanted) || (await hasRefundedDays(app, row)));

/** The provider's clock can be a little ahead of ours, and no change is dated before the period that it changes. */
export const changedAt = ({ period_start: start }: SubscriptionRow, now: Date) =>
  now < start ? start : now;

/** The change as the preview and the update both request it, so that both have the same amount. */
export const changeOf = (row: SubscriptionRow, price: string, prorationDate: number) => ({
  items: [{ id: row.item_id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: prorationDate,
});
