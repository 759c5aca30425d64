import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { keysKept } from '../credit/change-balance.ts';
import { giveCreditBack, takeCredit } from '../credit/take.ts';
import { findInvoice } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { isRefusal } from '../provider/provider-failures.ts';
import { type RefundRow, failRefund, findRefund } from './refunds.ts';

/**
 * Asks the provider for a stored refund, after taking away the credit that would otherwise be paid out with it. Repeating
 * it is the same refund.
 */
export async function makeRefund(app: FastifyInstance, id: string) {
  const asked = await findRefund(app.pool, id);
  if (asked && app.now().getTime() - asked.created_at.getTime() > keysKept)
    await syncInvoice(app, asked.invoice_id);
  const refund = asked && (await findRefund(app.pool, id));
  const invoice = refund && (await findInvoice(app.pool, refund.invoice_id));
  if (!invoice?.payment_intent_id || refund?.status !== 'requested' || refund.provider_id) return;
  const ready = await takeCredit(app, refund);
  if (ready) await create(app, ready, invoice.payment_intent_id);
  await syncInvoice(app, invoice.id);
}

async function create(app: FastifyInstance, refund: RefundRow, intent: string) {
  const { id, amount } = refund;
  try {
    await app.payments.stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund: id } },
      { idempotencyKey: `refund-${id}` },
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await giveCreditBack(app, refund);
    await inTransaction(app.pool, async (client) => {
      if (refund.member_id) await lockMember(client, refund.member_id);
      await failRefund(client, id);
    });
  }
}
