import { type Static, Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { InvoiceRow, invoiceColumns } from '../invoices/rows.ts';

const PaidRow = Row({ ...InvoiceRow.properties, left_over: Integer });
export type PaidRow = Static<typeof PaidRow>;

const selectPaid = statement({
  name: 'find_paid_invoices',
  text: `select ${invoiceColumns},
      greatest(0, i.amount_paid - coalesce((select sum(r.amount) from refund r
        where r.invoice_id = i.id and r.status <> 'failed'), 0))::int as left_over
    from invoice i where i.member_id = $memberId and i.amount_paid > 0 and i.payment_intent_id is not null
    order by i.created_at desc, i.id desc`,
  params: { memberId: 'uuid' },
  row: PaidRow,
});

/** The invoices that a member's cards paid, latest first, with what was not refunded or asked to be. */
export const findPaid = (db: Db, memberId: string) => selectPaid.all(db, { memberId });

export const sumLeft = (invoices: readonly PaidRow[]) =>
  invoices.reduce((sum, { left_over: left }) => sum + left, 0);

/** Divides an amount among invoices, in their order. */
export function divide(invoices: readonly PaidRow[], amount: number) {
  let rest = amount;
  return invoices.flatMap((invoice) => {
    const part = Math.min(rest, invoice.left_over);
    rest -= part;
    return part > 0 ? [{ invoice, amount: part }] : [];
  });
}
