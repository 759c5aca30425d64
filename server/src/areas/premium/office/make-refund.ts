import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type InvoiceRow, findInvoice } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { isRefusal } from '../provider/failures.ts';
import { changeRefund, findRefund, insertRefund } from './refunds.ts';

const sumRefunds = statement({
  name: 'sum_refunds_of_invoice',
  text: `select coalesce(sum(amount), 0)::int as amount from refund
    where invoice_id = $invoiceId and status <> 'failed'`,
  params: { invoiceId: 'text' },
  row: Row({ amount: Integer }),
});

/** What can still be refunded of an invoice, less what was already requested. */
export async function refundable(db: Db, { id, amount_paid: paid }: InvoiceRow) {
  const { amount } = await sumRefunds.one(db, { invoiceId: id });
  return paid - amount;
}

interface Wanted {
  readonly invoice: InvoiceRow;
  /** Everything that is left, if it is omitted. */
  readonly amount?: number | undefined;
  /** The refundable amount when the member of staff looked at the invoice. */
  readonly seenLeft?: number | undefined;
  readonly reason: string;
  readonly byId: string;
  readonly now: Date;
  /** It comes with the end of the subscription. */
  readonly withEnd?: boolean;
}

/** Stores a refund and the job that makes it. The member is locked. */
export async function wantRefund(db: Db, wanted: Wanted) {
  const { invoice, amount, seenLeft, reason, byId, now, withEnd = false } = wanted;
  const left = await refundable(db, invoice);
  if (seenLeft !== undefined && left < seenLeft)
    throw new AppError(
      'conflict',
      'A part of this invoice was refunded since you opened it. Close this, and look at it again.',
    );
  const refused = (msg: string) =>
    new AppError('refused', msg, { errors: [{ field: 'amount', msg }] });
  if (left <= 0 || !invoice.payment_intent_id)
    throw refused('Nothing of this invoice is left to refund.');
  if (amount !== undefined && amount > left)
    throw refused('This is more than what is left of the invoice.');
  const refund = await insertRefund(db, {
    invoiceId: invoice.id,
    memberId: invoice.member_id,
    amount: amount ?? left,
    currency: invoice.currency,
    reason,
    byId,
    withEnd,
    status: 'requested',
    providerId: null,
    now,
    madeAt: null,
  });
  await addJob(db, 'make-refund', { id: refund.id }, { key: `refund-${refund.id}` });
  return refund;
}

/** Milliseconds for which the provider surely remembers a key, less some for clock differences. */
const keysKept = 23 * 3_600_000;

/** Asks the provider for a stored refund. Repeating it is the same refund. */
export async function makeRefund(app: FastifyInstance, id: string) {
  const asked = await findRefund(app.pool, id);
  if (asked && app.now().getTime() - asked.created_at.getTime() > keysKept)
    await syncInvoice(app, asked.invoice_id);
  const refund = asked && (await findRefund(app.pool, id));
  const invoice = refund && (await findInvoice(app.pool, refund.invoice_id));
  if (!invoice?.payment_intent_id || refund?.status !== 'requested' || refund.provider_id) return;
  try {
    await app.payments.stripe.refunds.create(
      {
        payment_intent: invoice.payment_intent_id,
        amount: refund.amount,
        metadata: { refund: id },
      },
      { idempotencyKey: `refund-${id}` },
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await inTransaction(app.pool, async (client) => {
      if (refund.member_id) await lockMember(client, refund.member_id);
      await changeRefund(client, id, { status: 'failed', providerId: null, madeAt: null });
    });
  }
  await syncInvoice(app, invoice.id);
}
