import {
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@kindred/contract/premium/subscription';
import type { Stripe } from 'stripe';
import { planOf } from './plan-of.ts';
import { readBegin } from './begin.ts';
import { readPlanned } from './plan-change/read-planned.ts';
import { premiumUntil } from './premium-until.ts';

export const toDate = (seconds: number) => new Date(seconds * 1000);
export const toDateOrNull = (seconds: number | null) => (seconds === null ? null : toDate(seconds));
export const idOf = (object: string | { readonly id: string } | null | undefined) =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** Whether the purchase was undone, or is being undone: nothing else becomes of it. */
export const isUndone = ({ metadata }: Stripe.Subscription) => Boolean(metadata['undone']);

/** A subscription from the provider, in our columns. The period is that of its item. */
export function readProviderSubscription(subscription: Stripe.Subscription, graceDays: number) {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has no item');
  const held = subscriptionStatuses.find((each) => each === subscription.status);
  if (!held) throw new Error(`Unknown status of a subscription: ${subscription.status}`);
  // A purchase that was undone never began, although it was paid for a moment.
  const status = isUndone(subscription) ? 'incomplete_expired' : held;
  const facts = {
    status: status satisfies SubscriptionStatus,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: toDateOrNull(subscription.ended_at),
    trialEnd: toDateOrNull(subscription.trial_end),
  };
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    itemId: item.id,
    plan: planOf(item.price),
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    ...facts,
    premiumUntil: premiumUntil(facts, graceDays),
    canceledAt: toDateOrNull(subscription.canceled_at),
    trialStart: toDateOrNull(subscription.trial_start),
    ...readPlanned(subscription),
    coupon: subscription.metadata['coupon'] ?? null,
    ...readBegin(subscription.metadata),
    requestId: subscription.metadata['request'] ?? null,
    latestInvoiceId: idOf(subscription.latest_invoice),
    createdAt: toDate(subscription.created),
  };
}

export type ProviderSubscription = ReturnType<typeof readProviderSubscription>;
