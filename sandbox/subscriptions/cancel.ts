import type { Stripe } from 'stripe';
import { collect, finalizeAndFollow } from '../billing/collect.ts';
import { invalid, resourceMissing } from '../http/errors.ts';
import { firstId, type Call } from '../http/route.ts';
import { draftInvoice } from '../invoices/draft.ts';
import { periodLine } from '../invoices/lines.ts';
import { creditUnused, pendingLines } from '../invoices/prorations.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { endSubscription, expireIncomplete } from './end.ts';
import { periodEndAfter } from './periods.ts';
import { hasEnded, periodOf } from './status.ts';
import { readCancellationDetails } from './update.ts';

function billFinally(tx: Transaction, subscription: Stripe.Subscription): void {
  const lines = pendingLines(tx, subscription.id);
  if (lines.length === 0) return;
  const draft = draftInvoice(tx, {
    subscription,
    customer: tx.get('customer', idOf(subscription.customer) ?? ''),
    reason: 'subscription_update',
    lines,
    period: periodOf(subscription),
  });
  collect(tx, finalizeAndFollow(tx, draft));
}

export function cancelSubscription(call: Call): Stripe.Subscription {
  const { tx, params } = call;
  const subscription = tx.get('subscription', firstId(call));
  if (hasEnded(subscription)) throw resourceMissing('subscription', subscription.id);
  const prorates = params.bool('prorate') ?? false;
  const invoicesNow = params.bool('invoice_now') ?? false;
  const details = readCancellationDetails(params, subscription.cancellation_details);
  if (subscription.status === 'incomplete') return expireIncomplete(tx, subscription);
  if (prorates)
    for (const item of subscription.items.data) creditUnused(tx, subscription, item, tx.now);
  if (invoicesNow) billFinally(tx, subscription);
  const current = tx.get('subscription', subscription.id);
  return endSubscription(
    tx,
    { ...current, canceled_at: tx.now },
    {
      reason: 'cancellation_requested',
      feedback: details.feedback,
      comment: details.comment,
    },
  );
}

/** Continues after a trial that paused without a payment method: a new period starts and is paid. */
export function resumeSubscription(call: Call): Stripe.Subscription {
  const { tx, params } = call;
  const old = tx.get('subscription', firstId(call));
  params.oneOf('billing_cycle_anchor', 'now');
  params.oneOf('proration_behavior', 'create_prorations', 'always_invoice', 'none');
  if (old.status !== 'paused') throw invalid('You can only resume subscriptions that are paused.');
  const recurring = old.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`${old.id} has no interval.`);
  const data = old.items.data.map((item) => ({
    ...item,
    current_period_start: tx.now,
    current_period_end: periodEndAfter(tx.now, recurring, tx.now),
  }));
  const resumed = tx.update<Stripe.Subscription>(
    old,
    { billing_cycle_anchor: tx.now, items: { ...old.items, data } },
    'customer.subscription.updated',
  );
  const draft = draftInvoice(tx, {
    subscription: resumed,
    customer: tx.get('customer', idOf(resumed.customer) ?? ''),
    reason: 'subscription_update',
    lines: data.map((item) => periodLine(tx, item)),
    period: periodOf(resumed),
  });
  collect(tx, finalizeAndFollow(tx, draft));
  const current = tx.get('subscription', old.id);
  if (current.status === 'active') tx.emit('customer.subscription.resumed', current);
  return current;
}
