import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import { findCustomer } from '../provider/customer.ts';
import { unlessRefused } from '../provider/provider-failures.ts';
import type { ChangeContent } from '../subscriptions/plan-change/change-plan.ts';
import { findOngoing } from '../subscriptions/own.ts';
import { toPaymentResponse } from '../subscriptions/payment/payment.ts';
import { planLater } from '../subscriptions/plan-change/plan-later.ts';
import { startsLater } from '../subscriptions/plan-change/plan-rules.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { stopRenewal } from '../subscriptions/stop/stop.ts';
import { findUnpaid } from '../subscriptions/payment/resume-unpaid.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { type RequestRow, endRequest, findUnfinishedRequests } from './requests.ts';

/** Longer than any process waits for the provider. */
const abandonedAfter = 2 * 60_000;

/**
 * Ends requests whose process stopped or got no response. It stores the provider's result of each, and requests
 * nothing that charges: no one pays for what failed on their screen.
 */
export async function finishRequests(app: FastifyInstance) {
  if (app.payments.mode === 'off') return;
  const before = new Date(app.now().getTime() - abandonedAfter);
  for (const request of await findUnfinishedRequests(app.pool, before)) {
    try {
      const response = await readOutcome(app, request);
      await endRequest(app.pool, request, response ? 'done' : 'failed', response);
    } catch (error) {
      // It stays open for the next time, and the requests behind it are not held up.
      app.log.warn({ err: error, request: request.id }, 'a payment request could not be finished');
    }
  }
}

/**
 * A cancellation is completed, as it charges nothing and its first half takes a planned change back. A change that did
 * not happen leaves the plan that was planned before.
 */
async function completeHalf(
  app: FastifyInstance,
  { kind, content }: RequestRow,
  row: SubscriptionRow,
) {
  if (kind === 'cancel' && isOngoing(row)) await stopRenewal(app, row);
  if (kind !== 'update' || row.status !== 'active') return;
  const { plan, planned } = content as ChangeContent;
  if (!planned || row.planned_plan || [plan, planned].includes(row.plan)) return;
  if (row.cancel_at_period_end || (await startsLater(app, row, plan))) return;
  await unlessRefused(() => planLater(app, row.id, planned));
  await syncSubscription(app, row.id);
}

async function readOutcome(app: FastifyInstance, request: RequestRow) {
  if (request.kind !== 'subscribe') {
    const present = await findOngoing(app.pool, request.member_id);
    const row = present && (await syncSubscription(app, present.id));
    if (row) await completeHalf(app, request, row);
    // Sending it again does no harm, so there is no need to find out whether it was done.
    return null;
  }
  const customer = await findCustomer(app.pool, request.member_id);
  if (!customer) return null;
  const known = await findUnpaid(app.pool, request.member_id);
  if (known) await syncSubscription(app, known.id);
  const { data } = await app.payments.stripe.subscriptions.list({ customer, status: 'all' });
  const made = data.find(({ metadata }) => metadata['request'] === request.id);
  const row = made && (await syncSubscription(app, made.id));
  // A purchase that never began can be made again.
  return row && row.status !== 'incomplete_expired' ? toPaymentResponse(app, row) : null;
}
