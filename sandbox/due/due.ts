import type { Stripe } from 'stripe';
import type { Stored } from '../store/objects.ts';
import { day } from '../subscriptions/periods.ts';
import { periodOf } from '../subscriptions/status.ts';

/** How long a first payment may take. */
const timeToPay = 23 * 3600;
const trialWarning = 3 * day;

function subscriptionDue(subscription: Stripe.Subscription): number | null {
  const { cancel_at: cancelAt, created, status } = subscription;
  if (status === 'incomplete') return created + timeToPay;
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(status)) return null;
  const { end } = periodOf(subscription);
  return cancelAt === null ? end : Math.min(cancelAt, end);
}

function invoiceDue(invoice: Stripe.Invoice): number | null {
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
}

/** When something happens to an object automatically. For a trial the warning comes first. */
export function dueTimes(row: Stored): number[] {
  if (row.object === 'subscription_schedule')
    return row.status === 'active' ? row.phases.slice(-1).map(({ end_date }) => end_date) : [];
  if (row.object === 'invoice') return [invoiceDue(row) ?? []].flat();
  if (row.object !== 'subscription') return [];
  const due = subscriptionDue(row);
  if (due === null) return [];
  const expires = row.pending_update ? [row.pending_update.expires_at] : [];
  if (row.status !== 'trialing' || row.trial_end === null) return [...expires, due];
  return [...expires, row.trial_end - trialWarning, due];
}
