import type { PlanId } from '@kindred/contract/premium/plans';
import { monthsOf } from '@kindred/contract/premium/plans';
import type { MovementKind } from '@kindred/contract/premium/revenue';
import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';

export interface RevenueChange {
  readonly day: string;
  readonly plan: PlanId;
  readonly currency: string;
  /** What was withdrawn is also refunded. */
  readonly kind: MovementKind | 'recurring' | 'subscribers' | 'paid' | 'refunded' | 'withdrawn';
  readonly amount: number;
}

const add = statement({
  name: 'add_revenue',
  text: `insert into revenue_day as r (day, plan, currency, kind, amount)
    select day, plan, currency, kind, sum(amount)
    from jsonb_to_recordset($rows) as given (day date, plan text, currency text, kind text, amount bigint)
    group by day, plan, currency, kind having sum(amount) <> 0
    order by day, plan, currency, kind
    on conflict (day, plan, currency, kind) do update set amount = r.amount + excluded.amount`,
  params: { rows: 'jsonb' },
});

/** Adds to the days in one statement and one order, so that parallel additions cannot deadlock. */
export async function addRevenue(db: Db, changes: readonly RevenueChange[]) {
  if (changes.some(({ amount }) => amount !== 0)) await add.run(db, { rows: changes });
}

type CountedSubscription = Pick<SubscriptionRow, 'status' | 'plan' | 'amount' | 'currency'>;

const counts = new Set(['active', 'past_due']);

/** What a subscription earns in a year; nothing before its first payment and after its end. */
const yearlyOf = (row: CountedSubscription | null) =>
  row && counts.has(row.status) ? row.amount * (12 / monthsOf[row.plan]) : 0;

/** How recurring revenue changes when a subscription does. */
function movementsBetween(
  before: CountedSubscription | null,
  after: CountedSubscription,
  { day, returns }: { readonly day: string; readonly returns: boolean },
): RevenueChange[] {
  const [was, is] = [yearlyOf(before), yearlyOf(after)];
  if (was === is && before?.plan === after.plan) return [];
  const change = (
    row: CountedSubscription,
    kind: RevenueChange['kind'],
    amount: number,
  ): RevenueChange => ({
    day,
    plan: row.plan,
    currency: row.currency,
    kind,
    amount,
  });
  const of = (row: CountedSubscription | null, yearly: number, sign: 1 | -1) =>
    row && yearly > 0
      ? [change(row, 'recurring', sign * yearly), change(row, 'subscribers', sign)]
      : [];
  const kind = movementOf(was, is, returns);
  return [
    ...of(before, was, -1),
    ...of(after, is, 1),
    ...(kind ? [change(after, kind, is - was)] : []),
  ];
}

function movementOf(was: number, is: number, returns: boolean): MovementKind | null {
  if (was === is) return null;
  if (was === 0) return returns ? 'reactivation' : 'new';
  if (is === 0) return 'churn';
  return is > was ? 'expansion' : 'contraction';
}

const hasCounted = statement({
  name: 'find_whether_customer_had_revenue',
  text: `select exists (select from subscription
    where customer_id = $customerId and revenue_since is not null) as returns`,
  params: { customerId: 'text' },
  row: Row({ returns: Flag }),
});

const markCounted = statement({
  name: 'mark_subscription_counted',
  text: `update subscription set revenue_since = $now where id = $id and revenue_since is null`,
  params: { id: 'text', now: 'timestamptz' },
});

/** Records the change of a subscription in the transaction that writes it. */
export async function recordMovement(
  db: Db,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  { now, day }: { readonly now: Date; readonly day: string },
) {
  const { returns } = await hasCounted.one(db, { customerId: after.customer_id });
  await addRevenue(db, movementsBetween(before, after, { day, returns }));
  if (yearlyOf(after) > 0) await markCounted.run(db, { id: after.id, now });
}
