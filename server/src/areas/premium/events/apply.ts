import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { syncCredit } from '../credit/sync.ts';
import { findInvoiceOfPayment } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { voidUnpaid } from '../invoices/void-unpaid.ts';
import { mailTrialEnd } from '../mails/mail-changes.ts';
import { findSubscription } from '../subscriptions/rows.ts';
import { startTrialOfEvent } from '../trials/start-trial.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { findEvent, markApplied } from './rows.ts';
import { stopTrying } from './stop-trying.ts';

/** Reads the subject of an event again from the provider, so that the order of events does not matter. */
export async function applyEvent(app: FastifyInstance, id: string) {
  const event = await findEvent(app.pool, id);
  if (!event || event.applied_at) return;
  await stopTrying(app, event);
  const { subscription_id: subscriptionId, payment_intent_id: intentId } = event;
  if (event.customer_id) await syncCredit(app, event.customer_id);
  if (event.type === 'setup_intent.succeeded' && event.setup_intent_id)
    await startTrialOfEvent(app, event.setup_intent_id);
  const subject = subscriptionId ? await syncSubscription(app, subscriptionId) : null;
  const invoiceId =
    event.invoice_id ?? (intentId && (await findInvoiceOfPayment(app.pool, intentId)));
  const invoice = invoiceId ? await syncInvoice(app, invoiceId) : null;
  const ofInvoice =
    !subscriptionId && invoice?.subscription_id
      ? await syncSubscription(app, invoice.subscription_id)
      : null;
  await voidUnpaid(app, subject ?? ofInvoice);
  await inTransaction(app.pool, async (client) => {
    if (!(await markApplied(client, id, app.now()))) return;
    const row = subscriptionId && (await findSubscription(client, subscriptionId));
    if (row && event.type === 'customer.subscription.trial_will_end')
      await mailTrialEnd(client, app, row);
  });
}
