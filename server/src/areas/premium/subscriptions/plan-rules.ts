import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import type { SubscriptionRow } from './rows.ts';

/** Only a subscription that is paid and continues can be changed. */
export function refuseChange(row: SubscriptionRow, wanted: PlanId) {
  const refuse = (sentence: string) => {
    throw new AppError('conflict', sentence);
  };
  const { status, plan, planned_plan: planned } = row;
  if (status === 'past_due' || status === 'unpaid')
    refuse('Your last payment failed. Update your card first.');
  if (row.cancel_at_period_end) refuse('Your subscription is canceled. Reactivate it first.');
  const changes = planned !== null || row.change_waits;
  if (plan === wanted && !changes) refuse('You already have this plan.');
  if (planned === wanted) refuse('Your plan already changes to this one.');
}

/**
 * A shorter or cheaper plan begins when the paid period ends: begun now, the rest of the period would become a credit.
 * In a trial nothing is paid yet, so that every plan can begin.
 */
export const startsLater = (
  { config }: Pick<FastifyInstance, 'config'>,
  { status, plan, amount }: SubscriptionRow,
  wanted: PlanId,
) =>
  status !== 'trialing' &&
  (monthsOf[wanted] < monthsOf[plan] || config.premium.prices[wanted] < amount);

/** The change as the preview and the update both request it, so that both have the same amount. */
export const changeOf = (row: SubscriptionRow, price: string, prorationDate: number) => ({
  items: [{ id: row.item_id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: prorationDate,
});
