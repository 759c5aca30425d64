import type { Stripe } from 'stripe';
import { collect, finalizeAndFollow } from '../billing/collect.ts';
import { ApiError, invalid, resourceMissing } from '../http/errors.ts';
import { listOf } from '../http/lists.ts';
import type { Params } from '../http/params.ts';
import type { Call } from '../http/route.ts';
import { draftInvoice } from '../invoices/draft.ts';
import { periodLine, trialLine } from '../invoices/lines.ts';
import { cardError } from '../payments/card-errors.ts';
import { findMethod, refuseForeign } from '../payments/methods.ts';
import { createSetup } from '../payments/setup-intents.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { readDiscounts } from './discounts.ts';
import { createItem, readCreatedItems } from './items.ts';
import { day, periodEndAfter } from './periods.ts';
import { readPaymentSettings, readTrialSettings } from './settings.ts';

function readTrialEnd(tx: Transaction, params: Params, price?: Stripe.Price): number | null {
  const days = params.integer('trial_period_days', { max: 730 });
  const fromPlan = params.bool('trial_from_plan') ? price?.recurring?.trial_period_days : undefined;
  const end = params.text('trial_end');
  if (days !== undefined && end)
    throw invalid('Use either trial_end or trial_period_days, not both.', 'trial_end');
  if (end === 'now') return null;
  const time = end ? params.integer('trial_end') : undefined;
  if (time !== undefined && time <= tx.now)
    throw invalid(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'trial_end',
    );
  const length = days ?? fromPlan ?? 0;
  return time ?? (length > 0 ? tx.now + length * day : null);
}

export function readMethod(tx: Transaction, params: Params, customer: string) {
  const id = params.text('default_payment_method');
  if (id === undefined || id === null) return id;
  const method = findMethod(tx, id, 'default_payment_method');
  refuseForeign(method, customer, 'default_payment_method');
  if (!method.customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'default_payment_method',
      'resource_missing',
    );
  return method.id;
}

/** The subscription as the request describes it, before its first invoice. */
export function readSubscription(tx: Transaction, params: Params, customer: Stripe.Customer) {
  const id = tx.id('subscription');
  const created = readCreatedItems(tx, params);
  const [first] = created;
  const recurring = first?.price.recurring;
  if (!first || !recurring) throw resourceMissing('price', '', 'items');
  const trialEnd = readTrialEnd(tx, params, first.price);
  const period = { start: tx.now, end: trialEnd ?? periodEndAfter(tx.now, recurring, tx.now) };
  const items = created.map((item) => createItem(tx, id, item, period));
  const holder = { id, customer: customer.id, currency: first.price.currency };
  const cancelsAtEnd = params.bool('cancel_at_period_end') ?? false;
  const cancelAt = cancelsAtEnd ? period.end : (params.integer('cancel_at') ?? null);
  params.ignore('currency', 'off_session', 'billing_mode');
  params.oneOf('collection_method', 'charge_automatically');
  params.oneOf('proration_behavior', 'create_prorations', 'none');
  return tx.put<Stripe.Subscription>({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? tx.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAt,
    cancel_at_period_end: cancelsAtEnd,
    canceled_at: cancelAt ? tx.now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: holder.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: readMethod(tx, params, customer.id) ?? null,
    default_source: null,
    default_tax_rates: [],
    description: params.text('description') ?? null,
    discounts: readDiscounts(tx, params, holder, []) ?? [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: readPaymentSettings(params),
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: tx.now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: readTrialSettings(params),
    trial_start: trialEnd ? tx.now : null,
  });
}

export function draftFirstInvoice(tx: Transaction, subscription: Stripe.Subscription) {
  const line = subscription.status === 'trialing' ? trialLine : periodLine;
  return draftInvoice(tx, {
    subscription,
    customer: tx.get('customer', idOf(subscription.customer) ?? ''),
    reason: 'subscription_create',
    lines: subscription.items.data.map((item) => line(tx, item)),
    period: { start: tx.now, end: tx.now },
  });
}

const behaviors = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

/** A free start still has the card confirmed by its holder. */
function askForCard(
  tx: Transaction,
  subscription: Stripe.Subscription,
  method: string | null,
): void {
  const customer = idOf(subscription.customer);
  const setup = createSetup(tx, { customer, method });
  tx.put({ ...subscription, pending_setup_intent: setup.id });
}

export function createSubscription({ tx, params }: Call): Stripe.Subscription {
  const customer = tx.get('customer', params.required('customer'), 'customer');
  const behavior = params.oneOf('payment_behavior', ...behaviors) ?? 'allow_incomplete';
  const created = readSubscription(tx, params, customer);
  const { id } = created;
  const draft = draftFirstInvoice(tx, created);
  const method =
    idOf(created.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  if (draft.amount_due > 0 && !method && behavior !== 'default_incomplete')
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  if (created.status === 'trialing' && (behavior === 'default_incomplete' || !method))
    askForCard(tx, tx.get('subscription', id), method);
  tx.emit('customer.subscription.created', tx.get('subscription', id));
  const invoice = finalizeAndFollow(tx, draft);
  if (invoice.status === 'open' && behavior !== 'default_incomplete') {
    const { attempt } = collect(tx, invoice);
    if (behavior === 'error_if_incomplete' && attempt?.intent.status !== 'succeeded')
      throw new ApiError(
        402,
        (attempt?.failure ? cardError(attempt.failure) : cardError(needsMore)).body,
      );
  }
  if (created.trial_end && created.trial_end - tx.now <= 3 * day)
    tx.emit('customer.subscription.trial_will_end', tx.get('subscription', id));
  return tx.get('subscription', id);
}

const needsMore = {
  type: 'card_error' as const,
  code: 'subscription_payment_intent_requires_action',
  message:
    'Payment for this subscription requires additional user action before it can be completed successfully.',
};
