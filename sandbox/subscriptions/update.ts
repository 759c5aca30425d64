import type { Stripe } from 'stripe';
import { collect, finalizeAndFollow } from '../billing/collect.ts';
import { followFailed } from '../billing/follow.ts';
import { ApiError, invalid } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import { firstId, type Call } from '../http/route.ts';
import { cardError } from '../payments/card-errors.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { changeItems, type SubscriptionChange } from './change.ts';
import { readMethod } from './create.ts';
import { readDiscounts } from './discounts.ts';
import { changesCharge, readChange } from './read-change.ts';
import { keepPending } from './pending.ts';
import { readPaymentSettings, readTrialSettings } from './settings.ts';
import { hasEnded, periodOf } from './status.ts';

type Details = Stripe.Subscription.CancellationDetails;

export function readCancellationDetails(params: Params, old: Details | null): Details {
  const details = params.object('cancellation_details');
  const comment = details?.text('comment');
  const feedback = details?.text('feedback');
  return {
    comment: comment === undefined ? (old?.comment ?? null) : comment,
    feedback: feedback === undefined ? (old?.feedback ?? null) : feedback,
    feedback_option: null,
    reason: old?.reason ?? null,
  };
}

/** When the subscription ends automatically, or that it does not. */
function readEnd(tx: Transaction, params: Params, old: Stripe.Subscription) {
  const details = readCancellationDetails(params, old.cancellation_details);
  const atPeriodEnd = params.bool('cancel_at_period_end');
  const at = params.text('cancel_at') === null ? null : params.integer('cancel_at');
  if (atPeriodEnd === undefined && at === undefined) return { cancellation_details: details };
  if (atPeriodEnd && at)
    throw invalid('Use either cancel_at or cancel_at_period_end.', 'cancel_at');
  if (at && at <= tx.now)
    throw invalid(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'cancel_at',
    );
  const cancelAt = atPeriodEnd ? periodOf(old).end : (at ?? null);
  return {
    cancel_at: cancelAt,
    cancel_at_period_end: atPeriodEnd ?? false,
    canceled_at: cancelAt === null ? null : (old.canceled_at ?? tx.now),
    cancellation_details: {
      ...details,
      reason: cancelAt === null ? null : ('cancellation_requested' as const),
    },
  };
}

function readPause(
  params: Params,
  old: Stripe.Subscription,
): Stripe.Subscription.PauseCollection | null {
  if (!params.has('pause_collection')) return old.pause_collection;
  const pause = params.object('pause_collection');
  const behavior = pause?.oneOf('behavior', 'keep_as_draft', 'void');
  return behavior ? { behavior, resumes_at: null } : null;
}

/** The fields that cost nothing. */
function readFreePart(tx: Transaction, params: Params, old: Stripe.Subscription) {
  const method = readMethod(tx, params, idOf(old.customer) ?? '');
  const description = params.text('description');
  const holder = { id: old.id, customer: idOf(old.customer) ?? '', currency: old.currency };
  const discounts = old.discounts.map((discount) => idOf(discount) ?? '');
  params.ignore('off_session');
  return {
    ...readEnd(tx, params, old),
    default_payment_method: method === undefined ? old.default_payment_method : method,
    description: description === undefined ? old.description : description,
    discounts: readDiscounts(tx, params, holder, discounts) ?? old.discounts,
    metadata: params.metadata(old.metadata),
    pause_collection: readPause(params, old),
    payment_settings: readPaymentSettings(params, old.payment_settings),
    trial_settings: readTrialSettings(params, old.trial_settings),
  };
}

const behaviors = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;
type Behavior = (typeof behaviors)[number];

/** Charges the cost of a change. */
function pay(tx: Transaction, { draft }: SubscriptionChange, behavior: Behavior): void {
  if (!draft) return;
  const invoice = finalizeAndFollow(tx, draft);
  if (invoice.status !== 'open') return;
  if (behavior === 'default_incomplete') {
    followFailed(tx, invoice);
    return;
  }
  const { attempt } = collect(tx, invoice);
  if (behavior !== 'error_if_incomplete' || attempt?.intent.status === 'succeeded') return;
  const failure = attempt?.failure ?? {
    type: 'card_error' as const,
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
  };
  throw new ApiError(402, cardError(failure).body);
}

/** The change is made when its invoice is paid, right away or later. */
function changeOncePaid({ tx, params }: Call, old: Stripe.Subscription): Stripe.Subscription {
  const unsupported = ['cancel_at', 'cancel_at_period_end', 'default_payment_method'];
  const wrong = unsupported.find((name) => params.has(name));
  if (wrong) throw invalid(`You can't set ${wrong} in a change that waits for its payment.`, wrong);
  if (old.pending_update) throw invalid('Another change of this subscription waits for a payment.');
  const described = { ...old, metadata: params.metadata(old.metadata) };
  const change = { ...readChange(tx, params, described), waits: true };
  const { subscription, draft } = changeItems(tx, described, change);
  if (!draft)
    return tx.update<Stripe.Subscription>(old, subscription, 'customer.subscription.updated');
  keepPending(tx, old, subscription);
  const invoice = finalizeAndFollow(tx, draft);
  if (invoice.status === 'open') collect(tx, invoice);
  return tx.get('subscription', old.id);
}

export function updateSubscription(call: Call): Stripe.Subscription {
  const { tx, params } = call;
  const old = tx.get('subscription', firstId(call));
  const behavior = params.oneOf('payment_behavior', ...behaviors) ?? 'allow_incomplete';
  const changes = changesCharge(params);
  if (
    hasEnded(old) &&
    (changes || params.has('cancel_at_period_end') || params.has('default_payment_method'))
  )
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  if (old.schedule && (changes || params.has('cancel_at_period_end') || params.has('cancel_at')))
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(old.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  if (changes && old.status === 'incomplete')
    throw invalid('This subscription waits for its first payment and cannot be changed yet.');
  if (behavior === 'pending_if_incomplete' && changes) return changeOncePaid(call, old);
  const subscription = tx.update<Stripe.Subscription>(
    old,
    readFreePart(tx, params, old),
    'customer.subscription.updated',
  );
  if (changes)
    pay(tx, changeItems(tx, subscription, readChange(tx, params, subscription)), behavior);
  else params.ignore('proration_behavior', 'proration_date');
  return tx.get('subscription', old.id);
}
