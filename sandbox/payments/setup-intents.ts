import type { Stripe } from 'stripe';
import { randomText } from '../store/ids.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { failureOf, type CardFailure } from './card-errors.ts';
import { nextAction, needsAuthentication } from './intents.ts';
import { attachTo, cardOf } from './methods.ts';
import { noteSlowBank } from './test-cards.ts';

interface NewSetup {
  customer: string | null;
  method: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  usage?: string;
}

export function createSetup(tx: Transaction, setup: NewSetup): Stripe.SetupIntent {
  const id = tx.id('setup_intent');
  const created = tx.put<Stripe.SetupIntent>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: tx.now,
    customer: setup.customer,
    customer_account: null,
    description: setup.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: setup.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: setup.method,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: setup.method ? 'requires_confirmation' : 'requires_payment_method',
    usage: setup.usage ?? 'off_session',
  });
  tx.emit('setup_intent.created', created);
  return created;
}

export interface SetupAttempt {
  setup: Stripe.SetupIntent;
  failure?: CardFailure;
}

function fail(
  tx: Transaction,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  failure: CardFailure,
): SetupAttempt {
  const failed = tx.put<Stripe.SetupIntent>({
    ...setup,
    last_setup_error: { ...failure, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  tx.emit('setup_intent.setup_failed', failed);
  return { setup: failed, failure };
}

function succeed(
  tx: Transaction,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): SetupAttempt {
  const customer = idOf(setup.customer);
  if (customer) attachTo(tx, method, customer);
  tx.put({ id: method.id, object: 'saved_authentication' });
  const done = tx.put<Stripe.SetupIntent>({
    ...setup,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  tx.emit('setup_intent.succeeded', done);
  return { setup: done };
}

export function attemptSetup(
  tx: Transaction,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  returnUrl?: string | null,
): SetupAttempt {
  const { behavior } = cardOf(method);
  noteSlowBank(tx, behavior);
  if (!behavior.pays && !behavior.attaches) return fail(tx, setup, method, failureOf(behavior));
  if (!needsAuthentication(tx, method)) return succeed(tx, setup, method);
  const waiting = tx.put<Stripe.SetupIntent>({
    ...setup,
    last_setup_error: null,
    next_action: nextAction(tx, setup.id, setup.client_secret, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  });
  tx.emit('setup_intent.requires_action', waiting);
  return { setup: waiting };
}

export function finishSetup(
  tx: Transaction,
  setup: Stripe.SetupIntent,
  succeeds: boolean,
): SetupAttempt {
  const method = tx.get('payment_method', idOf(setup.payment_method) ?? '');
  if (succeeds) return succeed(tx, setup, method);
  return fail(tx, setup, method, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'The latest attempt to set up the payment method has failed because authentication failed.',
  });
}

export function cancelSetup(
  tx: Transaction,
  setup: Stripe.SetupIntent,
  reason: Stripe.SetupIntent.CancellationReason | null,
): Stripe.SetupIntent {
  if (setup.status === 'canceled' || setup.status === 'succeeded') return setup;
  const canceled = tx.put<Stripe.SetupIntent>({
    ...setup,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
  tx.emit('setup_intent.canceled', canceled);
  return canceled;
}
