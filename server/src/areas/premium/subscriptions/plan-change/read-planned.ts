import type { PlanId } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';
import { findPlan } from '../plan-of.ts';

interface Planned {
  /** The price of the next period, if the plan stays and its price changes. */
  readonly nextAmount: number | null;
  readonly plannedPlan: PlanId | null;
  readonly plannedAmount: number | null;
  readonly plannedAt: Date | null;
}

const nothing: Planned = {
  nextAmount: null,
  plannedPlan: null,
  plannedAmount: null,
  plannedAt: null,
};

/** The phase of a schedule that follows the running one. Needs the expanded `schedule`. */
function nextPhaseOf({ schedule }: Stripe.Subscription) {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const { current_phase: current, phases } = schedule;
  return phases.find(({ start_date: start }) => start === current?.end_date) ?? null;
}

/** When the next phase begins, which an expanded `schedule` tells without its prices. */
export function nextPhaseAt(subscription: Stripe.Subscription) {
  const phase = nextPhaseOf(subscription);
  return phase ? new Date(phase.start_date * 1000) : null;
}

/** The change that the provider makes at the end of the period. Needs the expanded prices of the schedule's phases. */
export function readPlanned(subscription: Stripe.Subscription): Planned {
  const phase = nextPhaseOf(subscription);
  const price = phase?.items[0]?.price;
  if (!phase || !price || typeof price === 'string' || price.deleted) return nothing;
  const plan = findPlan(price);
  const present = subscription.items.data[0]?.price;
  if (!plan || price.id === present?.id) return nothing;
  if (present && findPlan(present) === plan)
    return { ...nothing, nextAmount: price.unit_amount ?? 0 };
  return {
    nextAmount: null,
    plannedPlan: plan,
    plannedAmount: price.unit_amount ?? 0,
    plannedAt: new Date(phase.start_date * 1000),
  };
}
