import type { Stripe } from 'stripe';
import { draftInvoice } from '../invoices/draft.ts';
import { amountOf, periodLine } from '../invoices/lines.ts';
import { chargeRest, creditUnused, pendingLines } from '../invoices/prorations.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { periodEndAfter, sameInterval } from './periods.ts';
import { periodOf } from './status.ts';

export interface Change {
  /** The future items, still with their old periods. */
  items: Stripe.SubscriptionItem[];
  behavior: 'create_prorations' | 'always_invoice' | 'none';
  date: number;
  /** Starts a new period now. */
  startsNow: boolean;
  /** A trial ends at another time. */
  trialEnd?: number;
  /** It is made only once it is paid. */
  waits?: boolean;
}

export interface SubscriptionChange {
  subscription: Stripe.Subscription;
  /** The immediate charge, if there is one. */
  draft: Stripe.Invoice | null;
}

const sum = (items: Stripe.SubscriptionItem[]) =>
  items.reduce((total, item) => total + amountOf(item), 0);

/** Another interval, or the step between free and paid, starts a new period immediately. */
function startsPeriod(subscription: Stripe.Subscription, change: Change): boolean {
  if (change.startsNow) return true;
  if (subscription.status === 'trialing') return false;
  const [old] = subscription.items.data;
  const [next] = change.items;
  if (!sameInterval(old?.price.recurring ?? null, next?.price.recurring ?? null)) return true;
  return (sum(subscription.items.data) === 0) !== (sum(change.items) === 0);
}

const isSame = (one: Stripe.SubscriptionItem, other?: Stripe.SubscriptionItem) =>
  one.price.id === other?.price.id && one.quantity === other.quantity;

function prorate(
  tx: Transaction,
  subscription: Stripe.Subscription,
  change: Change,
  resets: boolean,
) {
  const old = subscription.items.data;
  const byId = (items: Stripe.SubscriptionItem[], id: string) =>
    items.find((item) => item.id === id);
  for (const item of old)
    if (resets || !isSame(item, byId(change.items, item.id)))
      creditUnused(tx, subscription, item, change.date);
  if (resets) return;
  for (const item of change.items)
    if (!isSame(item, byId(old, item.id))) chargeRest(tx, subscription, item, change.date);
}

function withPeriod(items: Stripe.SubscriptionItem[], start: number, end: number) {
  return items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
}

/** The fields of the subscription after the change. */
function patchOf(
  tx: Transaction,
  subscription: Stripe.Subscription,
  change: Change,
  resets: boolean,
) {
  const { start } = periodOf(subscription);
  const recurring = change.items[0]?.price.recurring;
  const wasTrialing = subscription.status === 'trialing';
  let { items } = change;
  const patch: Partial<Stripe.Subscription> = {};
  if (resets && recurring) {
    items = withPeriod(items, tx.now, periodEndAfter(tx.now, recurring, tx.now));
    patch.billing_cycle_anchor = tx.now;
    if (wasTrialing) Object.assign(patch, { status: 'active', trial_end: tx.now });
  } else if (change.trialEnd) {
    items = withPeriod(items, start, change.trialEnd);
    patch.billing_cycle_anchor = change.trialEnd;
    patch.trial_end = change.trialEnd;
  }
  patch.items = { ...subscription.items, data: items };
  if (subscription.cancel_at_period_end)
    patch.cancel_at = items[0]?.current_period_end ?? subscription.cancel_at;
  return patch;
}

/** Makes the change and drafts the immediate charge. A preview does the same and stores nothing. */
export function changeItems(
  tx: Transaction,
  old: Stripe.Subscription,
  change: Change,
): SubscriptionChange {
  const resets = startsPeriod(old, change);
  const isPaidFor = old.status === 'active' || old.status === 'past_due';
  if (isPaidFor && change.behavior !== 'none') prorate(tx, old, change, resets);
  const patch = patchOf(tx, old, change, resets);
  const subscription = change.waits
    ? tx.put<Stripe.Subscription>({ ...old, ...patch })
    : tx.update<Stripe.Subscription>(old, patch, 'customer.subscription.updated');
  const pending = pendingLines(tx, subscription.id);
  const invoices = resets || (change.behavior === 'always_invoice' && pending.length > 0);
  if (!invoices || old.status === 'unpaid') return { subscription, draft: null };
  const periods = resets ? subscription.items.data.map((item) => periodLine(tx, item)) : [];
  const draft = draftInvoice(tx, {
    subscription,
    customer: tx.get('customer', idOf(subscription.customer) ?? ''),
    reason: 'subscription_update',
    lines: [...pending, ...periods],
    period: resets ? periodOf(subscription) : { start: tx.now, end: tx.now },
    prorationDate: change.date,
  });
  return { subscription: tx.get('subscription', subscription.id), draft };
}
