import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { Sandbox } from '../../../sandbox/start.ts';
import { dayIn } from '@kindred/contract/day-in';
import type { HasPool } from '../database/sql.ts';

type Sums = Record<string, number>;

const add = (sums: Sums, key: string, amount: number) => {
  const sum = (sums[key] ?? 0) + amount;
  if (sum === 0) delete sums[key];
  else sums[key] = sum;
};

/** What the sandbox received and refunded, by day, and what its subscriptions earn in a year, by plan. */
export function sumSandbox({ store }: Pick<Sandbox, 'store'>, timeZone: string) {
  const days: Sums = {};
  const plans: Sums = {};
  const dayOf = (seconds: number) => dayIn(timeZone, new Date(seconds * 1000));
  for (const { amount_paid, status_transitions } of store.all('invoice'))
    if (amount_paid > 0 && status_transitions.paid_at)
      add(days, `${dayOf(status_transitions.paid_at)} paid`, amount_paid);
  for (const { amount, created, status } of store.all('refund'))
    if (status === 'succeeded') add(days, `${dayOf(created)} refunded`, amount);
  for (const { status, items } of store.all('subscription')) {
    const price = items.data[0]?.price;
    if (!price || !['active', 'past_due'].includes(status)) continue;
    const { interval, interval_count: count } = price.recurring ?? {
      interval: '',
      interval_count: 0,
    };
    const plan: PlanId = interval === 'year' ? 'annual' : count === 3 ? 'quarterly' : 'monthly';
    add(plans, `${plan} recurring`, (price.unit_amount ?? 0) * (12 / monthsOf[plan]));
    add(plans, `${plan} subscribers`, 1);
  }
  return { days, plans };
}

/** The same from the service. */
export async function sumRevenue({ pool }: HasPool) {
  const { rows } = await pool.query<{ day: string; plan: string; kind: string; amount: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, plan, kind, amount from revenue_day`,
  );
  const days: Sums = {};
  const plans: Sums = {};
  let moved = 0;
  let recurring = 0;
  for (const { day, plan, kind, amount } of rows) {
    if (kind === 'paid' || kind === 'refunded') add(days, `${day} ${kind}`, amount);
    else if (kind === 'recurring' || kind === 'subscribers') add(plans, `${plan} ${kind}`, amount);
    else moved += amount;
    if (kind === 'recurring') recurring += amount;
  }
  return { days, plans, moved, recurring };
}
