import type { Stripe } from 'stripe';
import { finalizeAndFollow, collect } from '../billing/collect.ts';
import { voidInvoice } from '../invoices/changes.ts';
import { draftInvoice } from '../invoices/draft.ts';
import { periodLine } from '../invoices/lines.ts';
import { pendingLines } from '../invoices/prorations.ts';
import type { Phase } from '../schedules/phases.ts';
import { enterPhase } from '../schedules/schedules.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { endSubscription } from './end.ts';
import { withPrice } from './items.ts';
import { periodEndAfter, sameInterval } from './periods.ts';
import { periodOf } from './status.ts';

/** A draft stays open to changes for an hour before it is charged. */
const draftTime = 3600;

function customerOf(tx: Transaction, subscription: Stripe.Subscription): Stripe.Customer {
  return tx.get('customer', idOf(subscription.customer) ?? '');
}

/** The items with the prices of a phase that begins. */
function itemsIn(tx: Transaction, { items }: Stripe.Subscription, phase: Phase | undefined) {
  if (!phase) return items.data;
  return items.data.map((item, index) => {
    const price = tx.get('price', idOf(phase.items[index]?.price) ?? item.price.id);
    return { ...withPrice(item, price), quantity: phase.items[index]?.quantity ?? item.quantity };
  });
}

/** The next period starts, without anything being billed yet. */
function startPeriod(tx: Transaction, subscription: Stripe.Subscription): Stripe.Subscription {
  const { end: start } = periodOf(subscription);
  const entered = enterPhase(tx, subscription);
  const items = itemsIn(tx, subscription, entered?.phase);
  const recurring = items[0]?.price.recurring;
  if (!recurring) throw new Error(`${subscription.id} has no interval.`);
  const old = subscription.items.data[0]?.price.recurring ?? null;
  const anchor = sameInterval(old, recurring) ? subscription.billing_cycle_anchor : start;
  const end = periodEndAfter(anchor, recurring, start);
  const data = items.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  return tx.update<Stripe.Subscription>(
    subscription,
    {
      billing_cycle_anchor: anchor,
      items: { ...subscription.items, data },
      metadata: { ...subscription.metadata, ...entered?.phase.metadata },
      default_payment_method: entered ? entered.card : subscription.default_payment_method,
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
    },
    'customer.subscription.updated',
  );
}

function draftRenewal(
  tx: Transaction,
  subscription: Stripe.Subscription,
  period: { start: number; end: number },
): Stripe.Invoice {
  const isCollected = subscription.status !== 'unpaid' && !subscription.pause_collection;
  return draftInvoice(tx, {
    subscription,
    customer: customerOf(tx, subscription),
    reason: 'subscription_cycle',
    lines: [
      ...pendingLines(tx, subscription.id),
      ...subscription.items.data.map((item) => periodLine(tx, item)),
    ],
    period,
    finalizesAt: isCollected ? tx.now + draftTime : null,
  });
}

/** The invoice that the next renewal will draft. */
export function draftUpcoming(tx: Transaction, subscription: Stripe.Subscription): Stripe.Invoice {
  const period = periodOf(subscription);
  return draftRenewal(tx, startPeriod(tx, subscription), period);
}

/** Prorations that still wait are charged with the last invoice. */
function billLeftovers(tx: Transaction, subscription: Stripe.Subscription): void {
  const lines = pendingLines(tx, subscription.id);
  if (lines.length === 0) return;
  const draft = draftInvoice(tx, {
    subscription,
    customer: customerOf(tx, subscription),
    reason: 'subscription_cycle',
    lines,
    period: periodOf(subscription),
  });
  collect(tx, finalizeAndFollow(tx, draft), { isAutomatic: true });
}

function endAsPlanned(tx: Transaction, subscription: Stripe.Subscription): void {
  billLeftovers(tx, subscription);
  const current = tx.get('subscription', subscription.id);
  if (current.status !== 'canceled')
    endSubscription(tx, current, { reason: 'cancellation_requested' });
}

/** Ends a trial that has no payment method, if it is set to end then. */
function endsWithTrial(tx: Transaction, subscription: Stripe.Subscription): boolean {
  if (subscription.status !== 'trialing') return false;
  const method =
    subscription.default_payment_method ??
    customerOf(tx, subscription).invoice_settings.default_payment_method;
  const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (method || missing === 'create_invoice') return false;
  if (missing === 'cancel') endSubscription(tx, subscription, { reason: 'cancellation_requested' });
  else
    tx.update<Stripe.Subscription>(
      subscription,
      { status: 'paused' },
      'customer.subscription.paused',
    );
  return true;
}

/** Does what is due at the end of a period, of a trial, or at the planned end. */
export function renew(tx: Transaction, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at !== null && subscription.cancel_at <= tx.now) {
    endAsPlanned(tx, subscription);
    return;
  }
  if (endsWithTrial(tx, subscription)) return;
  const period = periodOf(subscription);
  const renewed = startPeriod(tx, subscription);
  const draft = draftRenewal(tx, renewed, period);
  if (renewed.pause_collection?.behavior === 'void') voidInvoice(tx, draft);
}
