import type { Stripe } from 'stripe';
import type { Sandbox } from '../../../sandbox/start.ts';
import type { HasPool } from '../database/sql.ts';
import { sqlOf } from '../database/sql.ts';

const seconds = (time: Date | null) => time && Math.floor(time.getTime() / 1000);
const byId = <T extends { id: string }>(rows: T[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : value?.id;

/** When the schedule of a subscription changes its plan. */
function plannedAt(store: Sandbox['store'], { schedule }: Stripe.Subscription) {
  const held = store.get('subscription_schedule', idOf(schedule) ?? '');
  const end = held?.status === 'active' ? held.current_phase?.end_date : undefined;
  return held?.phases.find(({ start_date }) => start_date === end)?.start_date ?? null;
}

/** What the provider holds about a customer, in the terms of our rows. */
export function heldBy({ store }: Sandbox, customer: string) {
  const subscriptions = store.by('subscription', customer).map((each) => ({
    id: each.id,
    status: each.status,
    amount: each.items.data[0]?.price.unit_amount,
    period_start: each.items.data[0]?.current_period_start,
    period_end: each.items.data[0]?.current_period_end,
    cancel_at_period_end: each.cancel_at_period_end,
    canceled_at: each.canceled_at,
    ended_at: each.ended_at,
    latest_invoice_id: idOf(each.latest_invoice),
    planned_at: plannedAt(store, each),
  }));
  const refundedOf = (invoice: string) =>
    store
      .by('invoice_payment', invoice)
      .flatMap(({ payment }) => store.by('refund', idOf(payment.payment_intent) ?? ''))
      .reduce((sum, { amount }) => sum + amount, 0);
  const invoices = store.by('invoice', customer).map((each) => ({
    id: each.id,
    status: each.status,
    total: each.total,
    amount_paid: each.amount_paid,
    amount_refunded: refundedOf(each.id),
    attempts: each.attempt_count,
    paid_at: each.status_transitions.paid_at,
  }));
  const balance = store.get('customer', customer)?.balance ?? 0;
  const credit = balance === 0 ? 0 : -balance;
  return { subscriptions: byId(subscriptions), invoices: byId(invoices), credit };
}

interface Times {
  id: string;
  period_start: Date;
  period_end: Date;
  canceled_at: Date | null;
  ended_at: Date | null;
  planned_at: Date | null;
}

/** What we have stored about a member, in the units of the provider. */
export async function storedOf(app: HasPool, memberId: string) {
  const sql = sqlOf(app);
  const subscriptions = await sql<Times>`
    select id, status, amount, period_start, period_end, cancel_at_period_end, canceled_at, ended_at, latest_invoice_id,
      planned_at
    from subscription where member_id = ${memberId}`;
  const invoices = await sql<{ id: string; paid_at: Date | null }>`
    select id, status, total, amount_paid, amount_refunded, attempts, paid_at
    from invoice where member_id = ${memberId}`;
  const [held] = await sql<{ credit: number }>`
    select credit from payment_customer where member_id = ${memberId}`;
  return {
    subscriptions: byId(
      subscriptions.map((row) => ({
        ...row,
        period_start: seconds(row.period_start),
        period_end: seconds(row.period_end),
        canceled_at: seconds(row.canceled_at),
        ended_at: seconds(row.ended_at),
        planned_at: seconds(row.planned_at),
      })),
    ),
    invoices: byId(invoices.map((row) => ({ ...row, paid_at: seconds(row.paid_at) }))),
    credit: held?.credit ?? 0,
  };
}
