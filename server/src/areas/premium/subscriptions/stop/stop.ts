import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import { syncInvoice } from '../../invoices/sync.ts';
import { unlessRefused } from '../../provider/provider-failures.ts';
import { dropPlanned } from '../plan-change/plan-later.ts';
import type { SubscriptionRow } from '../rows.ts';
import { syncSubscription } from '../sync.ts';
import { giveUpUnpaid } from '../payment/resume-unpaid.ts';
import { stopWaitingCharge } from '../payment/waiting-charge.ts';

/**
 * Nothing is charged afterwards. A paid period runs to its end, and an unpaid one, which can also be one that has just
 * begun, ends now, each without a change that was planned. What the bank has just confirmed is paid, and our row may not
 * say so yet. It can be repeated.
 */
export async function stopRenewal(app: FastifyInstance, known: SubscriptionRow) {
  await dropPlanned(app, known.id);
  const read = (await syncSubscription(app, known.id)) ?? known;
  const row = read.status === 'incomplete' ? await giveUpUnpaid(app, read) : read;
  if (!isOngoing(row)) return row;
  if (!(await runsToItsEnd(app, row))) await endNow(app, row);
  return (await syncSubscription(app, row.id)) ?? row;
}

async function runsToItsEnd(app: FastifyInstance, { id, status }: SubscriptionRow) {
  const isPaid = status === 'active' || status === 'trialing';
  if (!isPaid || (await stopWaitingCharge(app, id))) return false;
  await app.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  // The next period may have begun since, and would be charged in whole.
  return !(await stopWaitingCharge(app, id));
}

/**
 * Ends a subscription at the provider, with the charge that waits, and then voids the unpaid invoice: voided first, it
 * would be active without having been paid, and stay so if this process ended in between.
 */
export async function endNow(app: FastifyInstance, row: SubscriptionRow) {
  const { stripe } = app.payments;
  await dropPlanned(app, row.id);
  await stopWaitingCharge(app, row.id);
  await unlessRefused(() =>
    stripe.subscriptions.cancel(row.id, { invoice_now: false, prorate: false }),
  );
  const { latest_invoice_id: invoiceId } = row;
  if (!invoiceId || row.status === 'active') return;
  await unlessRefused(() => stripe.invoices.voidInvoice(invoiceId));
  await syncInvoice(app, invoiceId);
}
