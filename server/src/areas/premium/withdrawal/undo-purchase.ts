import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { changeBalance } from '../credit/change-balance.ts';
import { paymentIntentOf } from '../invoices/read-provider.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { unlessRefused } from '../provider/provider-failures.ts';
import { readBegin } from '../subscriptions/begin.ts';
import { readPayment } from '../subscriptions/payment/payment.ts';
import { idOf, isUndone, toDate } from '../subscriptions/read-provider.ts';
import { claimFullReturn } from './full-return.ts';

/** The card that has paid may not be the one that the purchase named. */
export async function mayBegin(
  app: FastifyInstance,
  subscription: Stripe.Subscription,
  memberId: string,
) {
  const { metadata } = subscription;
  const isBoughtHere = Boolean(metadata['request']);
  if (!isBoughtHere || readBegin(metadata).beginVersion) return true;
  const id = await findPayingCard(app, subscription);
  const card = id && (await app.payments.stripe.paymentMethods.retrieve(id));
  return !card || claimFullReturn(app, memberId, card, { pays: true });
}

/** The one that has paid, or that later payments use if nothing was due. */
async function findPayingCard(
  app: FastifyInstance,
  { customer: owner, latest_invoice: latest, default_payment_method: own }: Stripe.Subscription,
) {
  const { intent } = await readPayment(app, idOf(latest));
  const known = idOf(intent?.payment_method) ?? idOf(own);
  if (known) return known;
  const customer = await app.payments.stripe.customers.retrieve(idOf(owner) ?? '');
  return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
}

/** Ends a purchase and pays it back, before premium begins. It can be repeated. */
export async function undoPurchase(app: FastifyInstance, bought: Stripe.Subscription) {
  const { id, latest_invoice: latest } = bought;
  const { subscriptions } = app.payments.stripe;
  // This is first, so that nothing else can become of it.
  if (!isUndone(bought)) await subscriptions.update(id, { metadata: { undone: '1' } });
  const invoiceId = idOf(latest);
  if (invoiceId) await payBack(app, bought, invoiceId);
  await unlessRefused(() => subscriptions.cancel(id, { invoice_now: false, prorate: false }));
  if (invoiceId) await syncInvoice(app, invoiceId);
}

/** Then the bank has taken the money back. */
function unlessDisputed(error: unknown) {
  const isDisputed =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_disputed';
  if (!isDisputed) throw error;
}

/** Without what was owed from earlier and charged with it. If the provider refuses it, the purchase stays and this is tried again. */
async function payBack(
  app: FastifyInstance,
  { id, customer, currency, created }: Stripe.Subscription,
  invoiceId: string,
) {
  const { stripe } = app.payments;
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const { total, amount_due: due, amount_paid: paid } = invoice;
  const intent = paymentIntentOf(invoice);
  const amount = Math.min(paid, total);
  if (intent && amount > 0) {
    const { data: made } = await stripe.refunds.list({ payment_intent: intent, limit: 1 });
    if (made.length === 0)
      await stripe.refunds
        .create({ payment_intent: intent, amount }, { idempotencyKey: `undo-${id}` })
        .catch(unlessDisputed);
  }
  if (total > due)
    await changeBalance(app, {
      customer: idOf(customer) ?? '',
      currency,
      amount: due - total,
      refund: id,
      step: 'back',
      since: toDate(created),
    });
}
