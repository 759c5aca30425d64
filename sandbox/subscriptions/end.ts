import type { Stripe } from 'stripe';
import { intentOf, voidInvoice } from '../invoices/changes.ts';
import { cancelSetup } from '../payments/setup-intents.ts';
import { cancelScheduleOf } from '../schedules/schedules.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { cancelIntent } from '../payments/intents.ts';

interface End {
  reason: Stripe.Subscription.CancellationDetails['reason'];
  feedback?: Stripe.Subscription.CancellationDetails['feedback'];
  comment?: string | null;
}

function cancelPendingSetup(tx: Transaction, subscription: Stripe.Subscription): void {
  const id = idOf(subscription.pending_setup_intent);
  const setup = id ? tx.find('setup_intent', id) : undefined;
  if (setup) cancelSetup(tx, setup, 'abandoned');
}

/** Nothing of an ended subscription is collected automatically; its open invoices can still be paid. */
function stopInvoices(tx: Transaction, subscription: Stripe.Subscription): void {
  for (const invoice of tx.by('invoice', subscription.id))
    if (invoice.status === 'draft' || invoice.status === 'open')
      tx.put({
        ...invoice,
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
}

export function endSubscription(
  tx: Transaction,
  subscription: Stripe.Subscription,
  { reason, feedback, comment }: End,
): Stripe.Subscription {
  cancelPendingSetup(tx, subscription);
  cancelScheduleOf(tx, subscription);
  stopInvoices(tx, subscription);
  const old = subscription.cancellation_details;
  const ended = tx.put<Stripe.Subscription>({
    ...subscription,
    canceled_at: subscription.canceled_at ?? tx.now,
    cancellation_details: {
      comment: comment ?? old?.comment ?? null,
      feedback: feedback ?? old?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: tx.now,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    status: 'canceled',
  });
  tx.emit('customer.subscription.deleted', ended);
  return ended;
}

/** The first payment never came. */
export function expireIncomplete(tx: Transaction, subscription: Stripe.Subscription) {
  const invoice = tx.find('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice?.status === 'open') {
    const intent = intentOf(tx, invoice);
    if (intent) cancelIntent(tx, intent, 'abandoned');
    voidInvoice(tx, invoice);
  }
  return tx.update<Stripe.Subscription>(
    tx.get('subscription', subscription.id),
    { canceled_at: tx.now, ended_at: tx.now, status: 'incomplete_expired' },
    'customer.subscription.updated',
  );
}
