import type { refundKinds } from '@kindred/contract/premium/office';
import type { Db } from '../../../db/statement.ts';
import { findCreditOf } from '../credit/rows.ts';
import { findPaidOfPeriod } from '../invoices/rows.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { moneyInPeriod, sumOf, wholeCents } from './period-money.ts';
import { divide, findBills, paidByCard, sumLeft } from './refundable.ts';

type RefundKind = (typeof refundKinds)[number];

/** What can be refunded when a subscription ends now, and from which payments. */
export async function quoteEnding(db: Db, row: SubscriptionRow, memberId: string, now: Date) {
  const all = await findBills(db, memberId);
  const bills = all.filter(({ currency }) => currency === row.currency);
  const invoices = paidByCard(bills);
  const held = (await findCreditOf(db, memberId))?.credit ?? 0;
  const paid = sumLeft(invoices);
  const credit = Math.min(paid, Math.max(0, held));
  const startedBy = (await findPaidOfPeriod(db, row.id, row.period_end))?.id ?? null;
  const money = moneyInPeriod(startedBy, bills);
  const time = wholeCents(sumOf(money) * restOf(row, now));
  const last = invoices.filter((each) => each.subscription_id === row.id).slice(0, 1);
  const amounts: Record<RefundKind, number> = {
    none: 0,
    unused: Math.min(paid, time + credit),
    last: sumLeft(last),
    credit,
  };
  const earlier = [...money].flatMap(([invoiceId, amount]) =>
    invoiceId !== startedBy && wholeCents(amount) > 0
      ? [{ invoiceId, amount: wholeCents(amount) }]
      : [],
  );
  return {
    amounts,
    earlier,
    parts: (kind: RefundKind) => divide(kind === 'last' ? last : invoices, amounts[kind]),
  };
}

/** The part of the period that is still to come. */
function restOf({ period_start: start, period_end: end }: SubscriptionRow, now: Date) {
  const left = end.getTime() - now.getTime();
  return Math.min(1, Math.max(0, left / (end.getTime() - start.getTime())));
}
