import type { Stripe } from 'stripe';
import { voidInvoice } from '../invoices/changes.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { periodOf } from './status.ts';

/** How long a change waits for its payment. */
const waitsFor = 23 * 3600;

const isOf = (subscription: Stripe.Subscription, invoice: Stripe.Invoice) =>
  subscription.pending_update !== null && idOf(subscription.latest_invoice) === invoice.id;

/** Whether an invoice charges for a change that waits for it. */
export const chargesForPending = isOf;

/** The subscription stays as it was, and the change waits until its invoice is paid. */
export function keepPending(
  tx: Transaction,
  old: Stripe.Subscription,
  changed: Stripe.Subscription,
): void {
  const { billing_cycle_anchor, items, metadata } = changed;
  tx.update<Stripe.Subscription>(
    tx.put({ ...old, discounts: changed.discounts }),
    {
      latest_invoice: changed.latest_invoice,
      pending_update: {
        billing_cycle_anchor,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: Math.min(tx.now + waitsFor, periodOf(old).end - 1),
        metadata,
        subscription_items: items.data,
        trial_end: null,
        trial_from_plan: null,
      },
    },
    'customer.subscription.updated',
  );
}

/** What the change makes of the subscription once its invoice is paid. */
export function appliedPending(
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Partial<Stripe.Subscription> {
  const { pending_update: pending, items } = subscription;
  if (!pending || !isOf(subscription, invoice)) return {};
  return {
    billing_cycle_anchor: pending.billing_cycle_anchor ?? subscription.billing_cycle_anchor,
    items: { ...items, data: pending.subscription_items ?? items.data },
    metadata: { ...subscription.metadata, ...pending.metadata },
    pending_update: null,
  };
}

/** Its invoice was voided, and the change is given up. */
export const dropPending = (tx: Transaction, subscription: Stripe.Subscription) =>
  tx.update<Stripe.Subscription>(
    subscription,
    { pending_update: null },
    'customer.subscription.pending_update_expired',
  );

/** No one paid for the change in time. */
export function expirePending(tx: Transaction, subscription: Stripe.Subscription): void {
  const invoice = tx.find('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice?.status === 'open') voidInvoice(tx, invoice);
  dropPending(tx, tx.get('subscription', subscription.id));
}
