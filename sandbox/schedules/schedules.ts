import type { Stripe } from 'stripe';
import { invalid } from '../http/errors.ts';
import { idOf } from '../store/keys.ts';
import type { Transaction } from '../store/transaction.ts';
import { periodOf } from '../subscriptions/status.ts';
import { presentPhase, type Phase } from './phases.ts';

const noInvoiceSettings = {
  account_tax_ids: null,
  custom_fields: null,
  days_until_due: null,
  description: null,
  footer: null,
  issuer: { type: 'self' as const },
};

/** A schedule whose only phase is the running period of a subscription. */
export function createSchedule(tx: Transaction, subscription: Stripe.Subscription) {
  const period = periodOf(subscription);
  const schedule = tx.put<Stripe.SubscriptionSchedule>({
    id: tx.id('subscription_schedule'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: tx.now,
    current_phase: { start_date: period.start, end_date: period.end },
    customer: idOf(subscription.customer) ?? '',
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: idOf(subscription.default_payment_method),
      description: null,
      invoice_settings: noInvoiceSettings,
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [presentPhase(subscription)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  });
  tx.emit('subscription_schedule.created', schedule);
  tx.update<Stripe.Subscription>(
    subscription,
    { schedule: schedule.id },
    'customer.subscription.updated',
  );
  return schedule;
}

/** The subscription goes on without the schedule, as it is now. */
export function releaseSchedule(tx: Transaction, schedule: Stripe.SubscriptionSchedule) {
  const { id, status, subscription: held } = schedule;
  if (status !== 'active')
    throw invalid(
      `You cannot release a subscription schedule that is currently in the \`${status}\` status.`,
    );
  const released = tx.put<Stripe.SubscriptionSchedule>({
    ...schedule,
    current_phase: null,
    released_at: tx.now,
    released_subscription: idOf(held),
    status: 'released',
    subscription: null,
  });
  const subscription = tx.find('subscription', idOf(held) ?? '');
  if (subscription && idOf(subscription.schedule) === id)
    tx.update<Stripe.Subscription>(
      subscription,
      { schedule: null },
      'customer.subscription.updated',
    );
  tx.emit('subscription_schedule.released', released);
  return released;
}

/** A schedule ends with its subscription. */
export function cancelScheduleOf(tx: Transaction, subscription: Stripe.Subscription): void {
  const schedule = tx.find('subscription_schedule', idOf(subscription.schedule) ?? '');
  if (schedule?.status !== 'active') return;
  const patch = { canceled_at: tx.now, current_phase: null, status: 'canceled' as const };
  tx.emit('subscription_schedule.canceled', tx.put({ ...schedule, ...patch }));
}

export interface Entered {
  phase: Phase;
  /** That of the schedule replaces the subscription's own. */
  card: string | null;
}

/** The phase that begins when the running period ends; the schedule moves into it. */
export function enterPhase(
  tx: Transaction,
  subscription: Stripe.Subscription,
): Entered | undefined {
  const schedule = tx.find('subscription_schedule', idOf(subscription.schedule) ?? '');
  const { end } = periodOf(subscription);
  const phase = schedule?.phases.find(({ start_date }) => start_date === end);
  if (schedule?.status !== 'active' || !phase) return undefined;
  tx.update<Stripe.SubscriptionSchedule>(
    schedule,
    { current_phase: { start_date: phase.start_date, end_date: phase.end_date } },
    'subscription_schedule.updated',
  );
  const card = idOf(schedule.default_settings.default_payment_method);
  return { phase, card: card ?? idOf(subscription.default_payment_method) };
}
