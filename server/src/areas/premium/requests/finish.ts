import type { FastifyInstance } from 'fastify';
import { findCustomer } from '../provider/customer.ts';
import { findGoingOn } from '../subscriptions/own.ts';
import { findUnpaid } from '../subscriptions/resume-unpaid.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { type RequestRow, endRequest, findUnfinishedRequests } from './requests.ts';

/** Longer than any process waits for the provider. */
const abandonedAfter = 2 * 60_000;

/**
 * Ends requests whose process stopped or got no response. It stores the provider's result of each, and requests
 * nothing new: nobody is charged for what failed on their screen.
 */
export async function finishRequests(app: FastifyInstance) {
  if (app.payments.mode === 'off') return;
  const before = new Date(app.now().getTime() - abandonedAfter);
  for (const request of await findUnfinishedRequests(app.pool, before)) {
    const acted = await readOutcome(app, request);
    await endRequest(app.pool, request, acted ? 'done' : 'failed');
  }
}

async function readOutcome(app: FastifyInstance, request: RequestRow) {
  if (request.kind !== 'subscribe') {
    const present = await findGoingOn(app.pool, request.member_id);
    if (present) await syncSubscription(app, present.id);
    // Sending it again does no harm, so there is no need to find out whether it was done.
    return false;
  }
  const customer = await findCustomer(app.pool, request.member_id);
  if (!customer) return false;
  const known = await findUnpaid(app.pool, request.member_id);
  if (known) await syncSubscription(app, known.id);
  const { data } = await app.payments.stripe.subscriptions.list({ customer, status: 'all' });
  const made = data.find(({ metadata }) => metadata['request'] === request.id);
  return made ? (await syncSubscription(app, made.id)) !== null : false;
}
