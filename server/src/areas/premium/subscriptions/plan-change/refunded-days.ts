import type { Db } from '../../../../db/statement.ts';
import { findPaidOfPeriod } from '../../invoices/rows.ts';
import { moneyInPeriod, sumOf } from '../../office/period-money.ts';
import { findBills } from '../../office/refundable.ts';
import type { SubscriptionRow } from '../rows.ts';

/** Whether some of what was paid for the days of the running period was refunded. */
export async function hasRefundedDays(
  db: Db,
  { id, member_id: memberId, period_end: end }: SubscriptionRow,
) {
  if (!memberId) return false;
  const startedBy = (await findPaidOfPeriod(db, id, end))?.id ?? null;
  const bills = await findBills(db, memberId);
  const paid = bills.map((bill) => ({ ...bill, kept: bill.amount_paid }));
  return sumOf(moneyInPeriod(startedBy, bills)) < sumOf(moneyInPeriod(startedBy, paid));
}
