import type { Stripe } from 'stripe';
import { readCurrency } from '../catalog/prices.ts';
import { missingParam, unexpectedState } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { invoiceOfIntent } from '../invoices/changes.ts';
import { cardError } from '../payments/card-errors.ts';
import {
  attemptPayment,
  cancelIntent,
  createIntent,
  finishAuthentication,
  type Attempt,
} from '../payments/intents.ts';
import { readNewMethod } from '../payments/method-routes.ts';
import { findMethod, refuseForeign } from '../payments/methods.ts';
import { idOf } from '../store/keys.ts';
import { refuseWrongSecret } from './browser.ts';
import { settleInvoiceOf } from './collect.ts';

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The invoice of the payment follows it; a declined card is an error that keeps its changes. */
function settle({ tx }: Call, attempt: Attempt): Stripe.PaymentIntent {
  const invoice = invoiceOfIntent(tx, attempt.intent);
  if (invoice) settleInvoiceOf(tx, invoice, attempt);
  const intent = tx.get('payment_intent', attempt.intent.id);
  if (attempt.failure?.type === 'card_error')
    throw cardError(attempt.failure, { payment_intent: intent });
  return intent;
}

/** The method that the request names or describes, or the intent's own. */
export function readIntentMethod(
  { tx, params }: Call,
  intent: {
    customer: Stripe.PaymentIntent['customer'];
    payment_method: Stripe.PaymentIntent['payment_method'];
  },
): Stripe.PaymentMethod | undefined {
  const named = params.text('payment_method');
  const data = params.object('payment_method_data');
  const id = named ?? idOf(intent.payment_method);
  if (!data && !id) return undefined;
  const method = data ? readNewMethod(tx, data) : findMethod(tx, id ?? '');
  refuseForeign(method, idOf(intent.customer));
  return method;
}

function confirm(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { tx, params } = call;
  if (!confirmable.includes(intent.status))
    throw unexpectedState(
      'payment_intent_unexpected_state',
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  params.ignore('use_stripe_sdk', 'mandate_data', 'expected_payment_method_type');
  const usage = params.oneOf('setup_future_usage', 'off_session', 'on_session');
  const returnUrl = params.text('return_url');
  const refuseAuthentication = params.bool('off_session') ?? false;
  const method = readIntentMethod(call, intent);
  if (!method) throw missingParam('payment_method');
  const ready = { ...intent, setup_future_usage: usage ?? intent.setup_future_usage };
  return settle(call, attemptPayment(tx, ready, method, { returnUrl, refuseAuthentication }));
}

function create(call: Call): Stripe.PaymentIntent {
  const { tx, params } = call;
  const amount = params.integer('amount', { min: 1, max: 99_999_999 });
  if (amount === undefined) throw missingParam('amount');
  const customer = params.text('customer') ?? null;
  if (customer) tx.get('customer', customer, 'customer');
  params.object('automatic_payment_methods')?.ignore('enabled', 'allow_redirects');
  params.texts('payment_method_types');
  const usage = params.oneOf('setup_future_usage', 'off_session', 'on_session');
  const method = readIntentMethod(call, { customer, payment_method: null });
  const intent = createIntent(tx, {
    amount,
    currency: readCurrency(params),
    customer,
    method: method?.id ?? null,
    description: params.text('description'),
    metadata: params.metadata(),
    saves: usage === 'off_session',
    receiptEmail: params.text('receipt_email'),
  });
  return params.bool('confirm') ? confirm(call, intent) : intent;
}

function retrieve(call: Call): Stripe.PaymentIntent {
  const intent = call.tx.get('payment_intent', firstId(call));
  refuseWrongSecret(call, intent.client_secret);
  return intent;
}

function cancel(call: Call): Stripe.PaymentIntent {
  const { tx, params } = call;
  const intent = tx.get('payment_intent', firstId(call));
  const reason =
    params.oneOf(
      'cancellation_reason',
      'abandoned',
      'duplicate',
      'fraudulent',
      'requested_by_customer',
    ) ?? null;
  if (invoiceOfIntent(tx, intent))
    throw unexpectedState(
      'payment_intent_unexpected_state',
      'You cannot cancel a PaymentIntent that belongs to an invoice. Void the invoice instead.',
    );
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
    );
  return cancelIntent(tx, intent, reason);
}

/** Not part of Stripe's API: the payer's answer on the issuer's page. */
function authenticate(call: Call): Stripe.PaymentIntent {
  const intent = retrieve(call);
  const outcome = call.params.oneOf('outcome', 'succeed', 'fail') ?? 'succeed';
  if (intent.status !== 'requires_action')
    throw unexpectedState(
      'payment_intent_unexpected_state',
      `Nothing is to be authenticated: the PaymentIntent has a status of ${intent.status}.`,
    );
  return settle(call, finishAuthentication(call.tx, intent, outcome === 'succeed'));
}

function list({ tx, params }: Call) {
  const customer = params.text('customer');
  const rows = customer ? tx.by('payment_intent', customer) : tx.all('payment_intent');
  return pageOf(params, rows, '/v1/payment_intents');
}

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handle: create },
  { method: 'GET', path: '/v1/payment_intents', handle: list },
  { method: 'GET', path: '/v1/payment_intents/:id', openToBrowsers: true, handle: retrieve },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    openToBrowsers: true,
    handle: (call) => confirm(call, retrieve(call)),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handle: cancel },
  {
    method: 'POST',
    path: '/v1/test_helpers/payment_intents/:id/authenticate',
    openToBrowsers: true,
    handle: authenticate,
  },
];
