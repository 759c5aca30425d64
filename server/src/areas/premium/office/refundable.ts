import { type Static, Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { InvoiceRow, invoiceColumns } from '../invoices/rows.ts';

const BillRow = Row({
  ...InvoiceRow.properties,
  /** What was not refunded or asked to be. */
  left_over: Integer,
  /** What was not refunded for its days. A refund that takes credit gives back other days. */
  kept: Integer,
});
export type BillRow = Static<typeof BillRow>;

const selectBills = statement({
  name: 'find_bills',
  text: `select ${invoiceColumns},
      greatest(0, i.amount_paid - r.refunded)::int as left_over, (i.amount_paid - r.of_days)::int as kept
    from invoice i, lateral (
      select coalesce(sum(amount), 0) as refunded,
        coalesce(sum(case when of_credit then 0 else amount - coalesce(credit, 0) end), 0) as of_days
      from refund where invoice_id = i.id and status <> 'failed') r
    where i.member_id = $memberId and (i.status = 'paid' or i.amount_paid > 0)
    order by i.created_at desc, length(i.number) desc, i.number desc, i.id desc`,
  params: { memberId: 'uuid' },
  row: BillRow,
});

/** A member's paid invoices, latest first, also those that credit or unused time paid in full. */
export const findBills = (db: Db, memberId: string) => selectBills.all(db, { memberId });

/** Those of them that the member's cards paid. */
export const paidByCard = (bills: readonly BillRow[]) =>
  bills.filter(({ amount_paid: paid, payment_intent_id: intent }) => paid > 0 && intent !== null);

export const findPaid = async (db: Db, memberId: string) =>
  paidByCard(await findBills(db, memberId));

export const sumLeft = (invoices: readonly BillRow[]) =>
  invoices.reduce((sum, { left_over: left }) => sum + left, 0);

/** Divides an amount among invoices, in their order. */
export function divide(invoices: readonly BillRow[], amount: number) {
  let rest = amount;
  return invoices.flatMap((invoice) => {
    const part = Math.min(rest, invoice.left_over);
    rest -= part;
    return part > 0 ? [{ invoice, amount: part }] : [];
  });
}
