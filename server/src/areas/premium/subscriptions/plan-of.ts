import { type PlanId, monthsOf, planIds } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';

export function findPlan({ recurring }: Stripe.Price): PlanId | undefined {
  const months = recurring?.interval === 'year' ? 12 : (recurring?.interval_count ?? 1);
  return planIds.find((id) => monthsOf[id] === months);
}

export function planOf(price: Stripe.Price): PlanId {
  const plan = findPlan(price);
  if (plan) return plan;
  throw new Error('A subscription has a price that is no plan');
}
