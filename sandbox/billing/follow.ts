import type { Stripe } from 'stripe';
import { endSubscription } from '../subscriptions/end.ts';
import { appliedPending, chargesForPending } from '../subscriptions/pending.ts';
import { day } from '../subscriptions/periods.ts';
import { hasEnded } from '../subscriptions/status.ts';
import { idOf, subscriptionOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';

function subscriptionFor(tx: Transaction, invoice: Stripe.Invoice) {
  const subscription = tx.find('subscription', subscriptionOf(invoice) ?? '');
  return subscription && !hasEnded(subscription) ? subscription : undefined;
}

const isLatest = (subscription: Stripe.Subscription, invoice: Stripe.Invoice) =>
  idOf(subscription.latest_invoice) === invoice.id;

/** The payment method that paid becomes the subscription's own if that was asked for. */
function methodToKeep(subscription: Stripe.Subscription, method: string | null): string | null {
  const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  return (keeps ? method : null) ?? idOf(subscription.default_payment_method);
}

export function followPaid(tx: Transaction, invoice: Stripe.Invoice, method: string | null): void {
  const subscription = subscriptionFor(tx, invoice);
  if (!subscription) return;
  const revives =
    ['incomplete', 'past_due', 'paused', 'unpaid'].includes(subscription.status) &&
    isLatest(subscription, invoice);
  tx.update<Stripe.Subscription>(
    subscription,
    {
      ...appliedPending(subscription, invoice),
      default_payment_method: methodToKeep(subscription, method),
      status: revives ? 'active' : subscription.status,
    },
    'customer.subscription.updated',
  );
}

/** When a renewal that failed is tried again, or null when it was the last time. */
export function nextTry(tx: Transaction, invoice: Stripe.Invoice): number | null {
  const days = tx.settings.retryDays[invoice.attempt_count - 1];
  const first = invoice.status_transitions.finalized_at ?? tx.now;
  return days === undefined ? null : Math.max(first + days * day, tx.now + 60);
}

/** A first payment that fails leaves the subscription incomplete; a later one makes it past due. */
export function followFailed(tx: Transaction, invoice: Stripe.Invoice): void {
  const subscription = subscriptionFor(tx, invoice);
  if (!subscription || subscription.status === 'incomplete') return;
  if (chargesForPending(subscription, invoice)) return;
  if (
    invoice.next_payment_attempt === null &&
    invoice.attempt_count > tx.settings.retryDays.length
  ) {
    if (tx.settings.afterRetries === 'cancel')
      endSubscription(tx, subscription, { reason: 'payment_failed' });
    else
      tx.update<Stripe.Subscription>(
        subscription,
        { status: 'unpaid' },
        'customer.subscription.updated',
      );
    return;
  }
  if (subscription.status === 'active' || subscription.status === 'trialing')
    tx.update<Stripe.Subscription>(
      subscription,
      { status: 'past_due' },
      'customer.subscription.updated',
    );
}
