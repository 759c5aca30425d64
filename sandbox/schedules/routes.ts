import type { Stripe } from 'stripe';
import { invalid } from '../http/errors.ts';
import { pageOf } from '../http/lists.ts';
import { firstId, type Call, type Route } from '../http/route.ts';
import { refuseForeign } from '../payments/methods.ts';
import { idOf } from '../store/keys.ts';
import { hasEnded } from '../subscriptions/status.ts';
import { readPhases } from './phases.ts';
import { createSchedule, releaseSchedule } from './schedules.ts';

function create({ tx, params }: Call): Stripe.SubscriptionSchedule {
  const id = params.required('from_subscription');
  const subscription = tx.get('subscription', id, 'from_subscription');
  const schedule = idOf(subscription.schedule);
  if (schedule)
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${schedule}`,
      'from_subscription',
    );
  if (hasEnded(subscription) || subscription.status === 'incomplete' || subscription.cancel_at)
    throw invalid('The payment sandbox schedules only what goes on.', 'from_subscription');
  return createSchedule(tx, subscription);
}

function update(call: Call): Stripe.SubscriptionSchedule {
  const { tx, params } = call;
  const schedule = tx.get('subscription_schedule', firstId(call));
  if (schedule.status !== 'active')
    throw invalid(
      `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    );
  const phases = readPhases(tx, params, schedule) ?? schedule.phases;
  const method = params.object('default_settings')?.text('default_payment_method');
  if (method)
    refuseForeign(tx.get('payment_method', method), idOf(schedule.customer), 'default_settings');
  params.oneOf('end_behavior', 'release');
  params.oneOf('proration_behavior', 'none', 'create_prorations', 'always_invoice');
  return tx.update<Stripe.SubscriptionSchedule>(
    schedule,
    {
      phases,
      default_settings: {
        ...schedule.default_settings,
        default_payment_method: method ?? schedule.default_settings.default_payment_method,
      },
      metadata: params.metadata(schedule.metadata),
    },
    'subscription_schedule.updated',
  );
}

function list({ tx, params }: Call) {
  const customer = params.text('customer');
  const rows = customer
    ? tx.by('subscription_schedule', customer)
    : tx.all('subscription_schedule');
  return pageOf(params, rows, '/v1/subscription_schedules');
}

const path = '/v1/subscription_schedules';

export const scheduleRoutes: Route[] = [
  { method: 'POST', path, handle: create },
  { method: 'GET', path, handle: list },
  {
    method: 'GET',
    path: `${path}/:id`,
    handle: (call) => call.tx.get('subscription_schedule', firstId(call)),
  },
  { method: 'POST', path: `${path}/:id`, handle: update },
  {
    method: 'POST',
    path: `${path}/:id/release`,
    handle: (call) => releaseSchedule(call.tx, call.tx.get('subscription_schedule', firstId(call))),
  },
];
