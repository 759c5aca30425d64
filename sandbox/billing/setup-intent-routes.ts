import type { Stripe } from 'stripe';
import { missingParam, unexpectedState } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { cardError } from '../payments/card-errors.ts';
import {
  attemptSetup,
  cancelSetup,
  createSetup,
  finishSetup,
  type SetupAttempt,
} from '../payments/setup-intents.ts';
import { idOf } from '../store/keys.ts';
import { refuseWrongSecret } from './browser.ts';
import { readIntentMethod } from './payment-intent-routes.ts';

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** A subscription that waited for this card gets it now. */
function followSetup({ tx }: Call, setup: Stripe.SetupIntent): void {
  if (setup.status !== 'succeeded') return;
  for (const subscription of tx.by('subscription', setup.id)) {
    const keeps = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
    tx.update<Stripe.Subscription>(
      subscription,
      {
        default_payment_method: keeps
          ? idOf(setup.payment_method)
          : subscription.default_payment_method,
        pending_setup_intent: null,
      },
      'customer.subscription.updated',
    );
  }
}

function settle(call: Call, { setup, failure }: SetupAttempt): Stripe.SetupIntent {
  followSetup(call, setup);
  if (failure?.type === 'card_error') throw cardError(failure, { setup_intent: setup });
  return setup;
}

function confirm(call: Call, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  const { tx, params } = call;
  if (!confirmable.includes(setup.status))
    throw unexpectedState(
      'setup_intent_unexpected_state',
      `You cannot confirm this SetupIntent because it has a status of ${setup.status}.`,
    );
  params.ignore('use_stripe_sdk', 'mandate_data', 'expected_payment_method_type');
  const returnUrl = params.text('return_url');
  const method = readIntentMethod(call, setup);
  if (!method) throw missingParam('payment_method');
  return settle(call, attemptSetup(tx, setup, method, returnUrl));
}

function create(call: Call): Stripe.SetupIntent {
  const { tx, params } = call;
  const customer = params.text('customer') ?? null;
  if (customer) tx.get('customer', customer, 'customer');
  params.object('automatic_payment_methods')?.ignore('enabled', 'allow_redirects');
  params.texts('payment_method_types');
  const method = readIntentMethod(call, { customer, payment_method: null });
  const setup = createSetup(tx, {
    customer,
    method: method?.id ?? null,
    description: params.text('description'),
    metadata: params.metadata(),
    usage: params.oneOf('usage', 'off_session', 'on_session'),
  });
  return params.bool('confirm') ? confirm(call, setup) : setup;
}

function retrieve(call: Call): Stripe.SetupIntent {
  const setup = call.tx.get('setup_intent', firstId(call));
  refuseWrongSecret(call, setup.client_secret);
  return setup;
}

function cancel(call: Call): Stripe.SetupIntent {
  const { tx, params } = call;
  const setup = tx.get('setup_intent', firstId(call));
  const reason = params.oneOf(
    'cancellation_reason',
    'abandoned',
    'duplicate',
    'requested_by_customer',
  );
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    throw unexpectedState(
      'setup_intent_unexpected_state',
      `You cannot cancel this SetupIntent because it has a status of ${setup.status}.`,
    );
  return cancelSetup(tx, setup, reason ?? null);
}

function authenticate(call: Call): Stripe.SetupIntent {
  const setup = retrieve(call);
  const outcome = call.params.oneOf('outcome', 'succeed', 'fail') ?? 'succeed';
  if (setup.status !== 'requires_action')
    throw unexpectedState(
      'setup_intent_unexpected_state',
      `Nothing is to be authenticated: the SetupIntent has a status of ${setup.status}.`,
    );
  return settle(call, finishSetup(call.tx, setup, outcome === 'succeed'));
}

function list({ tx, params }: Call) {
  const customer = params.text('customer');
  const rows = customer ? tx.by('setup_intent', customer) : tx.all('setup_intent');
  return pageOf(params, rows, '/v1/setup_intents');
}

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path: '/v1/setup_intents', handle: create },
  { method: 'GET', path: '/v1/setup_intents', handle: list },
  { method: 'GET', path: '/v1/setup_intents/:id', openToBrowsers: true, handle: retrieve },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    openToBrowsers: true,
    handle: (call) => confirm(call, retrieve(call)),
  },
  { method: 'POST', path: '/v1/setup_intents/:id/cancel', handle: cancel },
  {
    method: 'POST',
    path: '/v1/test_helpers/setup_intents/:id/authenticate',
    openToBrowsers: true,
    handle: authenticate,
  },
];
