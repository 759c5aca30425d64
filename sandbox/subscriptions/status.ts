import type { Stripe } from 'stripe';

export function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** All items share a period here. */
export function periodOf({ items }: Stripe.Subscription): { start: number; end: number } {
  const [item] = items.data;
  if (!item) throw new Error('A subscription without items.');
  return { start: item.current_period_start, end: item.current_period_end };
}
