import { type PlanId, planIds } from '@kindred/contract/premium/plans';
import { type Revenue, movementKinds } from '@kindred/contract/premium/revenue';
import { type Static, Object as Row } from 'typebox';
import { Integer, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findLastCheck } from '../checks/rows.ts';

const Sums = Row({ month: Text, plan: Text, kind: Text, amount: Integer });
type Sum = Static<typeof Sums>;

const selectMonths = statement({
  name: 'sum_revenue_of_months',
  text: `select to_char(day, 'YYYY-MM') as month, plan, kind, sum(amount)::int8 as amount
    from revenue_day where currency = $currency group by 1, 2, 3`,
  params: { currency: 'text' },
  row: Sums,
});

/** Kept for a year, told for a month. */
const perMonth = (yearly: number) => Math.round(yearly / 12);

const total = (sums: readonly Sum[], matches: (sum: Sum) => boolean) =>
  sums.filter(matches).reduce((whole, { amount }) => whole + amount, 0);

export async function readRevenue(
  db: Db,
  { currency, months, today }: { currency: string; months: number; today: string },
): Promise<Revenue> {
  const sums = await selectMonths.all(db, { currency });
  const of = (kind: string, plan?: PlanId) =>
    total(sums, (sum) => sum.kind === kind && (plan === undefined || sum.plan === plan));
  const check = await findLastCheck(db);
  return {
    currency,
    recurring: perMonth(of('recurring')),
    subscribers: of('subscribers'),
    byPlan: planIds.map((plan) => ({
      plan,
      recurring: perMonth(of('recurring', plan)),
      subscribers: of('subscribers', plan),
    })),
    months: lastMonths(today, months).map((month) => describeMonth(sums, month)),
    check: {
      status: !check ? 'never' : check.difference === 0 ? 'equal' : 'different',
      at: check?.at.toISOString() ?? null,
      difference: check?.difference ?? 0,
      repaired: check?.repaired ?? 0,
    },
  };
}

function describeMonth(sums: readonly Sum[], month: string): Revenue['months'][number] {
  const own = sums.filter((sum) => sum.month === month);
  const of = (kind: string, plan?: PlanId) =>
    total(own, (sum) => sum.kind === kind && (plan === undefined || sum.plan === plan));
  const moved = Object.fromEntries(movementKinds.map((kind) => [kind, perMonth(of(kind))]));
  const [paid, refunded] = [of('paid'), of('refunded')];
  return {
    month,
    recurring: perMonth(total(sums, (sum) => sum.kind === 'recurring' && sum.month <= month)),
    ...(moved as Record<(typeof movementKinds)[number], number>),
    paid,
    refunded,
    net: paid - refunded,
    plans: planIds.map((plan) => ({
      plan,
      paid: of('paid', plan),
      refunded: of('refunded', plan),
    })),
  };
}

/** The months up to that of the day, oldest first. */
function lastMonths(today: string, count: number) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1));
    return first.toISOString().slice(0, 7);
  });
}
