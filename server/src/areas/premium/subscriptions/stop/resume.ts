import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import { paymentNow } from '../../clock/payment-clock.ts';
import { unlessMissing } from '../../provider/provider-failures.ts';
import { planLater } from '../plan-change/plan-later.ts';
import { startsLater } from '../plan-change/plan-rules.ts';
import { type SubscriptionRow, findSubscription } from '../rows.ts';
import { findStopped, forgetStop, markServed } from './stop-marks.ts';
import { syncSubscription } from '../sync.ts';

/** Switches the renewal on again, before the end has come. It can be repeated. */
export async function resumeRenewal(app: FastifyInstance, row: SubscriptionRow) {
  await app.payments.stripe.subscriptions.update(row.id, { cancel_at_period_end: false });
  return (await syncSubscription(app, row.id)) ?? row;
}

/**
 * The team has undone what closed an account, and renewals that it had switched off go on. `until` is the end of a
 * suspension: one that was served was not undone.
 */
export async function resumeForMember(app: FastifyInstance, memberId: string, until: Date | null) {
  if (until && until <= app.now()) {
    await markServed(app, memberId, until);
    return;
  }
  const all = await findStopped(app.pool, memberId);
  for (const { id, is_open, planned_before_stop: planned } of all) {
    if (!is_open) return;
    await resumeStopped(app, id, planned);
  }
}

/** Its renewal goes on with the plan that was planned, if the paid period has not ended. It can be repeated. */
export async function resumeStopped(app: FastifyInstance, id: string, planned: PlanId | null) {
  const row = await findSubscription(app.pool, id);
  if (!row) return;
  if (isOngoing(row) && row.cancel_at_period_end && row.period_end > (await paymentNow(app)))
    await unlessMissing(() => resumeRenewal(app, row));
  // Otherwise someone who had chosen a shorter plan would be charged for the longer one.
  if (planned) await planAgain(app, id, planned);
  await forgetStop(app, row);
}

async function planAgain(app: FastifyInstance, id: string, plan: PlanId) {
  const row = await syncSubscription(app, id);
  if (row?.status !== 'active' || row.cancel_at_period_end || row.planned_plan) return;
  if (!(await startsLater(app, row, plan))) return;
  await planLater(app, id, plan);
  await syncSubscription(app, id);
}
