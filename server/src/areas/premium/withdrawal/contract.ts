import type { Withdrawable } from '@kindred/contract/premium/withdrawal';
import type { Db } from '../../../db/statement.ts';
import { findPaidOfPeriod } from '../invoices/rows.ts';
import { type BillRow, divide, findBills, paidByCard } from '../office/refundable.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { lastDayToWithdraw } from './period.ts';
import { type PaidContract, type WithdrawalAmounts, amountsOfWithdrawal } from './rule.ts';

const hasBegun = ({ status }: SubscriptionRow) =>
  status !== 'incomplete' && status !== 'incomplete_expired';

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0);

const totalOf = ({ total }: BillRow) => total;

/** Without what was owed from an earlier contract and charged with it. */
const paidOfPrice = ({ amount_paid: paid, total }: BillRow) => Math.min(paid, Math.max(0, total));

/** A contract of a member as withdrawals see it. */
export interface ReadContract {
  readonly row: SubscriptionRow;
  readonly concludedAt: Date;
  readonly amounts: WithdrawalAmounts;
  /** The payments that cards get back: those of the contract first, and then earlier ones. */
  readonly parts: ReturnType<typeof divide>;
}

/** What a withdrawal from a subscription at a moment returns, or what was `shown` just before. Null if its contract never began. */
export async function readContract(
  db: Db,
  row: SubscriptionRow,
  at: Date,
  shown?: number,
): Promise<ReadContract | null> {
  if (!row.member_id || !hasBegun(row)) return null;
  const all = await findBills(db, row.member_id);
  const bills = all.filter((bill) => bill.subscription_id === row.id);
  const contract: PaidContract = {
    agreed: row.begin_version !== null,
    price: Math.max(0, sum(bills, totalOf)),
    byCard: sum(bills, paidOfPrice),
    returned: sum(bills, ({ amount_paid: paid, kept }) => paid - kept),
    period: await findPaidPeriod(db, row),
  };
  const first = bills.find(({ reason }) => reason === 'subscription_create');
  const ended = row.ended_at && row.ended_at < at ? row.ended_at : at;
  const paid = paidByCard(all.filter(({ currency }) => currency === row.currency));
  const isOwn = (bill: BillRow) => bill.subscription_id === row.id;
  const ordered = [...paid.filter(isOwn), ...paid.filter((bill) => !isOwn(bill))];
  const amounts = amountsOfWithdrawal(contract, ended, shown);
  const parts = divide(ordered, amounts.toCard);
  const toCard = sum(parts, ({ amount }) => amount);
  return {
    row,
    // A purchase that waited for the bank is concluded when it was paid.
    concludedAt: first?.paid_at && first.paid_at > row.created_at ? first.paid_at : row.created_at,
    // What was paid out as credit in the meantime can't go back to the card once more.
    amounts: { ...amounts, toCard, toCredit: amounts.toCredit + amounts.toCard - toCard },
    parts,
  };
}

async function findPaidPeriod(
  db: Db,
  { id, period_end: periodEnd }: SubscriptionRow,
): Promise<PaidContract['period']> {
  const bill = await findPaidOfPeriod(db, id, periodEnd);
  if (!bill) return null;
  const price = bill.period_amount ?? Math.max(0, bill.total);
  return { price, start: bill.period_start, end: bill.period_end };
}

export const toWithdrawable = (
  { row, concludedAt, amounts }: ReadContract,
  timeZone: string,
): Withdrawable => ({
  subscriptionId: row.id,
  plan: row.plan,
  concludedAt: concludedAt.toISOString(),
  lastDay: lastDayToWithdraw(timeZone, concludedAt),
  agreed: row.begin_version !== null,
  currency: row.currency,
  ...amounts,
});
