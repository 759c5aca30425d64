import type { Stripe } from 'stripe';
import { invalid, missingParam, unexpectedState } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { markPaid, voidInvoice } from '../invoices/changes.ts';
import { cardError } from '../payments/card-errors.ts';
import { findMethod, refuseForeign } from '../payments/methods.ts';
import { idOf, subscriptionOf } from '../store/keys.ts';
import { expireIncomplete } from '../subscriptions/end.ts';
import { chargesForPending, dropPending } from '../subscriptions/pending.ts';
import { collect, finalizeAndFollow } from './collect.ts';
import { followPaid } from './follow.ts';
import { previewInvoice } from './preview.ts';

function list({ tx, params }: Call) {
  const customer = params.text('customer');
  const subscription = params.text('subscription');
  const status = params.oneOf('status', 'draft', 'open', 'paid', 'uncollectible', 'void');
  const key = subscription ?? customer;
  const rows = (key ? tx.by('invoice', key) : tx.all('invoice'))
    .filter((row) => !customer || idOf(row.customer) === customer)
    .filter((row) => !status || row.status === status);
  return pageOf(params, rows, '/v1/invoices');
}

function finalize(call: Call): Stripe.Invoice {
  const { tx, params } = call;
  params.ignore('auto_advance');
  return finalizeAndFollow(tx, tx.get('invoice', firstId(call)));
}

function pay(call: Call): Stripe.Invoice {
  const { tx, params } = call;
  const draft = tx.get('invoice', firstId(call));
  const invoice = draft.status === 'draft' ? finalizeAndFollow(tx, draft) : draft;
  const named = params.text('payment_method');
  const isPaidElsewhere = params.bool('paid_out_of_band') ?? false;
  params.ignore('off_session');
  if (draft.status === 'paid')
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status === 'paid') return invoice;
  if (invoice.status !== 'open')
    throw unexpectedState(
      'invoice_not_editable',
      `This invoice is ${invoice.status} and cannot be paid.`,
    );
  if (isPaidElsewhere) {
    const paid = markPaid(tx, invoice);
    followPaid(tx, paid, null);
    return paid;
  }
  const method = named ? findMethod(tx, named) : undefined;
  if (method) refuseForeign(method, idOf(invoice.customer));
  const { invoice: tried, attempt } = collect(tx, invoice, {
    method: method?.id,
    isAutomatic: false,
  });
  if (!attempt) throw missingParam('payment_method');
  if (attempt.failure) throw cardError(attempt.failure, { payment_intent: attempt.intent });
  if (attempt.intent.status === 'requires_action')
    throw cardError(
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'Payment for this invoice requires additional user action.',
      },
      { payment_intent: attempt.intent },
    );
  return tried;
}

function cancelInvoice(call: Call): Stripe.Invoice {
  const { tx } = call;
  const invoice = tx.get('invoice', firstId(call));
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw unexpectedState(
      'invoice_not_editable',
      `You can only void open invoices; this one is ${invoice.status}.`,
    );
  const voided = voidInvoice(tx, invoice);
  const subscription = tx.find('subscription', subscriptionOf(invoice) ?? '');
  if (subscription?.status === 'incomplete') expireIncomplete(tx, subscription);
  else if (subscription && chargesForPending(subscription, voided)) dropPending(tx, subscription);
  else followPaid(tx, voided, null);
  return voided;
}

function markUncollectible(call: Call): Stripe.Invoice {
  const { tx } = call;
  const invoice = tx.get('invoice', firstId(call));
  if (invoice.status !== 'open')
    throw unexpectedState(
      'invoice_not_editable',
      'You can only mark open invoices as uncollectible.',
    );
  const marked = tx.put<Stripe.Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: tx.now },
  });
  tx.emit('invoice.marked_uncollectible', marked);
  followPaid(tx, marked, null);
  return marked;
}

function update(call: Call): Stripe.Invoice {
  const { tx, params } = call;
  const invoice = tx.get('invoice', firstId(call));
  const description = params.text('description');
  const advances = params.bool('auto_advance') ?? invoice.auto_advance;
  const isStopped = invoice.auto_advance && !advances;
  const patch = {
    auto_advance: advances,
    description: description === undefined ? invoice.description : description,
    metadata: params.metadata(invoice.metadata),
    next_payment_attempt: isStopped ? null : invoice.next_payment_attempt,
    automatically_finalizes_at: isStopped ? null : invoice.automatically_finalizes_at,
  };
  return tx.update<Stripe.Invoice>(invoice, patch, 'invoice.updated');
}

function listLines(call: Call) {
  const { lines } = call.tx.get('invoice', firstId(call));
  return pageOf(call.params, lines.data.toReversed(), lines.url);
}

function listPayments({ tx, params }: Call) {
  const invoice = params.text('invoice');
  const rows = invoice ? tx.by('invoice_payment', invoice) : tx.all('invoice_payment');
  return pageOf(params, rows, '/v1/invoice_payments');
}

function listItems({ tx, params }: Call) {
  const customer = params.text('customer');
  const pending = params.bool('pending');
  const rows = (customer ? tx.by('invoiceitem', customer) : tx.all('invoiceitem')).filter(
    (row) => pending === undefined || pending === (row.invoice === null),
  );
  return pageOf(params, rows, '/v1/invoiceitems');
}

export const invoiceRoutes: Route[] = [
  { method: 'GET', path: '/v1/invoices', handle: list },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    keepsNothing: true,
    handle: previewInvoice,
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    handle: (call) => call.tx.get('invoice', firstId(call)),
  },
  { method: 'POST', path: '/v1/invoices/:id', handle: update },
  { method: 'GET', path: '/v1/invoices/:id/lines', handle: listLines },
  { method: 'POST', path: '/v1/invoices/:id/finalize', handle: finalize },
  { method: 'POST', path: '/v1/invoices/:id/pay', handle: pay },
  { method: 'POST', path: '/v1/invoices/:id/void', handle: cancelInvoice },
  { method: 'POST', path: '/v1/invoices/:id/mark_uncollectible', handle: markUncollectible },
  { method: 'GET', path: '/v1/invoice_payments', handle: listPayments },
  { method: 'GET', path: '/v1/invoiceitems', handle: listItems },
];
