import { type Db } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type InvoiceRow } from '../invoices/rows.ts';
import { findPaid } from './refundable.ts';
import { insertRefund } from './refunds.ts';

interface RefundRequest {
  readonly invoice: InvoiceRow;
  /** Everything that is left, if it is omitted. */
  readonly amount?: number | undefined;
  /** The refundable amount when the member of staff looked at the invoice. */
  readonly seenLeft?: number | undefined;
  readonly reason: string;
  readonly byId: string;
  readonly now: Date;
  /** The subscription that ends with it. */
  readonly endedSubscriptionId?: string;
  /** It gives back credit and nothing else. */
  readonly ofCredit?: boolean;
  /** It pays back what a withdrawal returns to the card, and leaves the credit as it is. */
  readonly ofWithdrawal?: boolean;
}

/** Stores a refund and the job that makes it. The member is locked. */
export async function wantRefund(db: Db, wanted: RefundRequest) {
  const { invoice, amount, seenLeft, reason, byId, now, endedSubscriptionId, ofCredit } = wanted;
  const { ofWithdrawal = false } = wanted;
  const paid = invoice.member_id === null ? [] : await findPaid(db, invoice.member_id);
  const left = paid.find(({ id }) => id === invoice.id)?.left_over ?? 0;
  if (seenLeft !== undefined && left < seenLeft) throw new AppError('invoice_refunded_meanwhile');
  if (left === 0) throw new AppError('nothing_left_to_refund');
  if (amount !== undefined && amount > left) throw new AppError('refund_too_large');
  const refund = await insertRefund(db, {
    invoiceId: invoice.id,
    memberId: invoice.member_id,
    amount: amount ?? left,
    currency: invoice.currency,
    reason,
    byId,
    endedSubscriptionId: endedSubscriptionId ?? null,
    ofCredit: ofCredit ?? false,
    ofWithdrawal,
    credit: ofWithdrawal ? 0 : null,
    status: 'requested',
    providerId: null,
    now,
    madeAt: null,
  });
  await addJob(db, 'make-refund', { id: refund.id }, { key: `refund-${refund.id}` });
  return refund;
}
