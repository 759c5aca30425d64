import { type Static, Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { InvoiceRow, invoiceColumns } from '../invoices/rows.ts';

const RefundableRow = Row({ ...InvoiceRow.properties, left_over: Integer });
export type RefundableRow = Static<typeof RefundableRow>;

const selectRefundable = statement({
  name: 'find_refundable_invoices',
  text: `select * from (select ${invoiceColumns},
        (i.amount_paid - coalesce((select sum(r.amount) from refund r
          where r.invoice_id = i.id and r.status <> 'failed'), 0))::int as left_over
      from invoice i where i.member_id = $memberId and i.amount_paid > 0 and i.payment_intent_id is not null) as paid
    where left_over > 0 order by created_at desc, id desc`,
  params: { memberId: 'uuid' },
  row: RefundableRow,
});

/** The paid invoices of a member of which something can be refunded, latest first. */
export const findRefundable = (db: Db, memberId: string) => selectRefundable.all(db, { memberId });

export const sumLeft = (invoices: readonly RefundableRow[]) =>
  invoices.reduce((sum, { left_over: left }) => sum + left, 0);

/** Divides an amount among invoices, in their order. */
export function divide(invoices: readonly RefundableRow[], amount: number) {
  let rest = amount;
  return invoices.flatMap((invoice) => {
    const part = Math.min(rest, invoice.left_over);
    rest -= part;
    return part > 0 ? [{ invoice, amount: part }] : [];
  });
}
