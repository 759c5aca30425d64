import type { refundKinds } from '@kindred/contract/premium/office';
import type { Db } from '../../../db/statement.ts';
import { findCreditOf } from '../credit/rows.ts';
import { type InvoiceRow, findPaidOfPeriod } from '../invoices/rows.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { type PaidRow, divide, findPaid, sumLeft } from './refundable.ts';

type RefundKind = (typeof refundKinds)[number];

/** What can be refunded when a subscription ends now, and from which payments. */
export async function quoteEnding(db: Db, row: SubscriptionRow, memberId: string, now: Date) {
  const all = await findPaid(db, memberId);
  const invoices = all.filter(({ currency }) => currency === row.currency);
  const held = (await findCreditOf(db, memberId))?.credit ?? 0;
  const paid = sumLeft(invoices);
  const credit = Math.min(paid, Math.max(0, held));
  const started = await findPaidOfPeriod(db, row.id, row.period_end);
  const time = started ? worthOfRest(row, started, { now, invoices }) : 0;
  const last = invoices.filter((each) => each.subscription_id === row.id).slice(0, 1);
  const amounts: Record<RefundKind, number> = {
    none: 0,
    unused: Math.min(paid, time + credit),
    last: sumLeft(last),
    credit,
  };
  return {
    amounts,
    parts: (kind: RefundKind) => divide(kind === 'last' ? last : invoices, amounts[kind]),
  };
}

interface Rest {
  readonly now: Date;
  readonly invoices: readonly PaidRow[];
}

/**
 * The part of the period's price for the remaining time, rounded down. It was paid by the invoice that started the period
 * and, as far as that was lowered by unused time or credit, by earlier ones; what was refunded of it is not worth anything.
 */
function worthOfRest(row: SubscriptionRow, started: InvoiceRow, { now, invoices }: Rest) {
  const [start, end] = [row.period_start.getTime(), row.period_end.getTime()];
  const rest = Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
  const price = started.period_amount ?? Math.max(0, started.total);
  const own = invoices.find(({ id }) => id === started.id)?.left_over ?? 0;
  return Math.min(Math.floor(price * rest), own + Math.max(0, price - started.amount_paid));
}
