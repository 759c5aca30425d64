import { planIds } from '@kindred/contract/premium/plans';
import { type Revenue, movementKinds } from '@kindred/contract/premium/revenue';
import { type Static, Object as Row } from 'typebox';
import { Integer, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { findLastCheck } from '../checks/rows.ts';
import { partsPerMonth } from './per-month.ts';

const Sums = Row({ month: Text, plan: Text, kind: Text, amount: Integer });
type Sum = Static<typeof Sums>;

const selectMonths = statement({
  name: 'sum_revenue_of_months',
  // The months are written once for each group, not once for each day.
  text: `select to_char(month, 'YYYY-MM') as month, plan, kind, amount::int8 as amount
    from (select date_trunc('month', day::timestamp) as month, plan, kind, sum(amount) as amount
      from revenue_day where currency = $currency group by 1, 2, 3) as sums`,
  params: { currency: 'text' },
  row: Sums,
});

/** The sums of a kind, of one plan or all, in a month or in total. */
function indexSums(sums: readonly Sum[]) {
  const totals = new Map<string, number>();
  for (const { month, plan, kind, amount } of sums)
    for (const name of [kind, `${kind} ${plan}`, `${kind} ${month}`, `${kind} ${month} ${plan}`])
      totals.set(name, (totals.get(name) ?? 0) + amount);
  return (kind: string, ...of: readonly string[]) => totals.get([kind, ...of].join(' ')) ?? 0;
}

type Of = ReturnType<typeof indexSums>;

export async function readRevenue(
  db: Db,
  { currency, months, today }: { currency: string; months: number; today: string },
): Promise<Revenue> {
  const sums = await selectMonths.all(db, { currency });
  const of = indexSums(sums);
  const check = await findLastCheck(db);
  const moved = sums.filter(({ kind }) => kind === 'recurring');
  const recurringUntil = (month: string) =>
    moved.reduce((sum, each) => (each.month <= month ? sum + each.amount : sum), 0);
  const shares = partsPerMonth(
    0,
    planIds.map((plan) => of('recurring', plan)),
  );
  return {
    currency,
    recurring: inMonth(of('recurring')),
    subscribers: of('subscribers'),
    byPlan: planIds.map((plan, index) => ({
      plan,
      recurring: shares[index] ?? 0,
      subscribers: of('subscribers', plan),
    })),
    months: lastMonths(today, months).map((month) => ({
      ...describeMonth(of, month, recurringUntil(month)),
    })),
    check: {
      status: !check ? 'never' : check.difference === 0 ? 'equal' : 'different',
      at: check?.at.toISOString() ?? null,
      difference: check?.difference ?? 0,
      repaired: check?.repaired ?? 0,
    },
  };
}

const inMonth = (yearly: number) => partsPerMonth(0, [yearly])[0] ?? 0;

function describeMonth(of: Of, month: string, recurring: number): Revenue['months'][number] {
  const yearly = movementKinds.map((kind) => of(kind, month));
  const before = recurring - yearly.reduce((sum, amount) => sum + amount, 0);
  const parts = partsPerMonth(before, yearly);
  const moved = Object.fromEntries(movementKinds.map((kind, index) => [kind, parts[index] ?? 0]));
  const [paid, refunded] = [of('paid', month), of('refunded', month)];
  return {
    month,
    recurring: inMonth(recurring),
    ...(moved as Record<(typeof movementKinds)[number], number>),
    paid,
    refunded,
    withdrawn: of('withdrawn', month),
    net: paid - refunded,
    plans: planIds.map((plan) => ({
      plan,
      paid: of('paid', month, plan),
      refunded: of('refunded', month, plan),
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
