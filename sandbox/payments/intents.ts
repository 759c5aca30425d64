import type { Stripe } from 'stripe';
import { randomText } from '../store/ids.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { authenticationRequired, failureOf, type CardFailure } from './card-errors.ts';
import { chargeCard } from './charges.ts';
import { attachTo, cardOf } from './methods.ts';

export interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  method: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  saves: boolean;
  receiptEmail?: string | null;
}

export function createIntent(tx: Transaction, intent: NewIntent): Stripe.PaymentIntent {
  const id = tx.id('payment_intent');
  const created = tx.put<Stripe.PaymentIntent>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: tx.now,
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    description: intent.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: intent.method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail ?? null,
    review: null,
    setup_future_usage: intent.saves ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  tx.emit('payment_intent.created', created);
  return created;
}

/** What the payer's browser has to show before the payment continues. */
export function nextAction(
  tx: Transaction,
  id: string,
  secret: string | null,
  returnUrl?: string | null,
) {
  const url = `${tx.settings.url}/authenticate/${id}?client_secret=${secret ?? ''}`;
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
      };
}

export function needsAuthentication(tx: Transaction, method: Stripe.PaymentMethod): boolean {
  const { authentication } = cardOf(method).behavior;
  if (authentication === 'unless-set-up') return !tx.find('saved_authentication', method.id);
  return authentication === 'always';
}

export interface Attempt {
  intent: Stripe.PaymentIntent;
  failure?: CardFailure;
}

function fail(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure: CardFailure,
): Attempt {
  const failed = tx.put<Stripe.PaymentIntent>({
    ...intent,
    last_payment_error: { ...failure, payment_method: method },
    latest_charge: failure.charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  tx.emit('payment_intent.payment_failed', failed);
  return { intent: failed, failure };
}

function charge(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  wasAuthenticated: boolean,
): Attempt {
  const { behavior } = cardOf(method);
  const made = chargeCard(tx, intent, method, wasAuthenticated);
  if (!behavior.pays) return fail(tx, intent, method, failureOf(behavior, made.id));
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage) {
    if (customer && !method.customer) attachTo(tx, method, customer);
    tx.put({ id: method.id, object: 'saved_authentication' });
  }
  const paid = tx.put<Stripe.PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  tx.emit('payment_intent.succeeded', paid);
  return { intent: paid };
}

interface Circumstances {
  returnUrl?: string | null;
  /** Fails the payment if the request wants that, as no one is there to authenticate. */
  refuseAuthentication?: boolean;
}

export function attemptPayment(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, refuseAuthentication }: Circumstances = {},
): Attempt {
  if (!needsAuthentication(tx, method)) return charge(tx, intent, method, false);
  if (refuseAuthentication) return fail(tx, intent, method, authenticationRequired);
  const waiting = tx.put<Stripe.PaymentIntent>({
    ...intent,
    last_payment_error: null,
    next_action: nextAction(tx, intent.id, intent.client_secret, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  });
  tx.emit('payment_intent.requires_action', waiting);
  return { intent: waiting };
}

/** The payer has answered the issuer's question. */
export function finishAuthentication(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  succeeds: boolean,
): Attempt {
  const method = tx.get('payment_method', idOf(intent.payment_method) ?? '');
  if (succeeds) return charge(tx, intent, method, true);
  return fail(tx, intent, method, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  });
}

export function cancelIntent(
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  if (intent.status === 'canceled' || intent.status === 'succeeded') return intent;
  const canceled = tx.put<Stripe.PaymentIntent>({
    ...intent,
    canceled_at: tx.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  tx.emit('payment_intent.canceled', canceled);
  return canceled;
}
