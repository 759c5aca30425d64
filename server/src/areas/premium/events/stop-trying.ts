import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { findInvoiceOfPayment } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { unlessRefused } from '../provider/provider-failures.ts';
import type { EventRow } from './rows.ts';

/** Declined cards allowed for one payment, or for saving one card. More than that suggests stolen cards. */
export const mostDeclined = 5;

const declines = ['payment_intent.payment_failed', 'setup_intent.setup_failed'];

const countDeclines = statement({
  name: 'count_declined_cards',
  text: `select count(*)::int as count from payment_event
    where type = 'payment_intent.payment_failed' and payment_intent_id = $intentId
      or type = 'setup_intent.setup_failed' and setup_intent_id = $setupId`,
  params: { intentId: 'text?', setupId: 'text?' },
  row: Row({ count: Integer }),
});

/** Ends a first payment, a change of plan or the saving of a card after too many different cards, to stop card testing. */
export async function stopTrying(app: FastifyInstance, event: EventRow) {
  const { type, payment_intent_id: intentId, setup_intent_id: setupId } = event;
  if (!declines.includes(type)) return;
  const { count } = await countDeclines.one(app.pool, { intentId, setupId });
  if (count < mostDeclined) return;
  const { stripe } = app.payments;
  if (setupId) await unlessRefused(() => stripe.setupIntents.cancel(setupId));
  const invoiceId = intentId && (await findInvoiceOfPayment(app.pool, intentId));
  const invoice = invoiceId ? await syncInvoice(app, invoiceId) : null;
  // A renewal is owed. The provider refuses to void what was paid in the meantime.
  if (invoice?.pending) await unlessRefused(() => stripe.invoices.voidInvoice(invoice.id));
}
