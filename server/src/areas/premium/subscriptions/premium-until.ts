import type { SubscriptionStatus } from '@kindred/contract/premium/subscription';

const day = 86_400_000;

/** A renewal takes the provider an hour, and its event can be late. */
const paymentGraceMs = day;

interface SubscriptionPeriod {
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: Date | null;
  readonly trialEnd: Date | null;
}

const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** The time until which a subscription gives premium; null if it gives none. */
export function premiumUntil(subscription: SubscriptionPeriod, graceDays: number): Date | null {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, endedAt, trialEnd } = subscription;
  switch (status) {
    case 'trialing':
    case 'active':
      return cancelAtPeriodEnd ? periodEnd : after(periodEnd, paymentGraceMs);
    case 'past_due':
      // The provider starts a period before it is paid. After a trial nothing was ever paid, and no days are free.
      if (trialEnd?.getTime() === periodStart.getTime()) return periodStart;
      return after(periodStart, graceDays * day);
    case 'canceled':
      return endedAt && endedAt < periodEnd ? endedAt : periodEnd;
    case 'incomplete':
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
      return null;
  }
}
