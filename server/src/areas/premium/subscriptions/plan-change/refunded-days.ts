import type { FastifyInstance } from 'fastify';
import { findPaidOfPeriod } from '../../invoices/rows.ts';
import { syncInvoice } from '../../invoices/sync.ts';
import { moneyInPeriod, sumOf } from '../../office/period-money.ts';
import { findBills } from '../../office/refundable.ts';
import type { SubscriptionRow } from '../rows.ts';

/**
 * Whether some of what was paid for the days of the running period was refunded. The event of the payment that started it
 * may not have come yet.
 */
export async function hasRefundedDays(
  app: FastifyInstance,
  { id, member_id: memberId, period_end: end, latest_invoice_id: latest }: SubscriptionRow,
) {
  const { pool: db } = app;
  if (!memberId) return false;
  if (latest) await syncInvoice(app, latest);
  const startedBy = (await findPaidOfPeriod(db, id, end))?.id ?? null;
  const bills = await findBills(db, memberId);
  const paid = bills.map((bill) => ({ ...bill, kept: bill.amount_paid }));
  return sumOf(moneyInPeriod(startedBy, bills)) < sumOf(moneyInPeriod(startedBy, paid));
}
