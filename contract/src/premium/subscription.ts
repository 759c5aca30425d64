import * as Type from 'typebox';
import { Day, Failure, Nullable, OneOf, Time, data, strict, success } from '../common.ts';
import type { Route } from '../route.ts';
import { agreements } from './renewal.ts';
import { Amount, ChangeLine, Currency, PlanName } from './plans.ts';

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const tags = ['Subscriptions'] as const;

/** An id of the payment provider. */
export const ProviderId = Type.String({ pattern: '^[A-Za-z0-9_]{3,255}$' });

export const Subscription = Type.Object(
  {
    id: Type.String(),
    plan: PlanName,
    status: OneOf(subscriptionStatuses),
    amount: Amount,
    currency: Currency,
    currentPeriodStart: Nullable(Time),
    currentPeriodEnd: Nullable(
      Type.String({
        format: 'date-time',
        description:
          'Until when premium is paid. Null if it never started or ended unpaid. After a failed payment, the end of the grace period. While a renewal is not charged yet, the end of the period before',
      }),
    ),
    cancelAtPeriodEnd: Type.Boolean(),
    canceledAt: Nullable(Time),
    endedAt: Nullable(Time),
    trialStart: Nullable(Time),
    trialEnd: Nullable(Time),
    planned: Nullable(
      Type.Object(
        { plan: PlanName, amount: Amount, at: Time },
        { description: 'The change of plan at the end of the paid period' },
      ),
    ),
    priceChange: Nullable(
      Type.Object(
        { amount: Amount, startsOn: Day, startsAt: Time },
        { description: 'The price of payments from this day on. Canceling before avoids it' },
      ),
    ),
    coupon: Nullable(Type.String({ description: 'The discount on the first payment' })),
    createdAt: Time,
    updatedAt: Time,
  },
  { title: 'Subscription' },
);
export type Subscription = Type.Static<typeof Subscription>;

const failures = { 404: Failure, 409: Failure, 422: Failure, 429: Failure } as const;
const held = data(Type.Object({ subscription: Subscription }));

/** What the browser has to do with the card before the payment counts. */
const Payment = {
  subscription: Subscription,
  subscriptionId: Type.String(),
  clientSecret: Nullable(Type.String({ description: 'For the card form, while nothing is paid' })),
  requiresAction: Type.Boolean({
    description: 'Whether the payment has to be confirmed with the client secret',
  }),
  paymentIntentId: Nullable(Type.String()),
};

export const createSubscription = {
  method: 'POST',
  url: '/subscription/create',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Subscribe. Asked again for the same plan it continues the same subscription; `Idempotency-Key` is accepted',
    body: Type.Object(
      {
        plan: PlanName,
        paymentMethodId: Type.Optional(ProviderId),
        coupon: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        ...agreements,
        trial: Type.Optional(
          Type.Boolean({
            default: true,
            description: 'False pays now, although there would be a free trial',
          }),
        ),
        amountDue: Type.Optional(
          Type.Integer({
            minimum: 0,
            description:
              'From the quote. If the first payment would charge another amount, nothing is charged',
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(Type.Object(Payment)), ...failures },
  },
} as const satisfies Route;

export const startTrial = {
  method: 'POST',
  url: '/subscription/start-trial',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Start the free trial that a confirmed setup intent was made for. Asked again it returns the same trial',
    body: Type.Object({ setupIntentId: ProviderId }, strict),
    response: { 200: data(Type.Object(Payment)), ...failures },
  },
} as const satisfies Route;

export const currentSubscription = {
  method: 'GET',
  url: '/subscription/current',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Your subscription, if it is currently usable',
    response: { 200: success({ subscription: Subscription }), 404: Failure },
  },
} as const satisfies Route;

export const confirmSubscription = {
  method: 'POST',
  url: '/subscription/confirm',
  access: 'member',
  schema: {
    tags,
    summary: 'Check with the payment provider whether the subscription is paid',
    body: Type.Object(
      { subscriptionId: ProviderId, paymentIntentId: Type.Optional(ProviderId) },
      strict,
    ),
    response: { 200: held, ...failures },
  },
} as const satisfies Route;

export const previewSubscription = {
  method: 'POST',
  url: '/subscription/preview',
  access: 'member',
  schema: {
    tags,
    summary: 'What changing to another plan charges now and later',
    body: Type.Object({ plan: PlanName }, strict),
    response: {
      200: data(
        Type.Object({
          plan: PlanName,
          currency: Currency,
          amountDue: Type.Integer({ description: 'Charged now' }),
          creditUsed: Type.Integer({ description: 'Credit that lowers the amount charged now' }),
          credit: Type.Integer({ description: 'Credit that is left for later payments' }),
          prorationDate: Type.Integer({
            description: 'Send it with the update within an hour, which then charges this amount',
          }),
          lines: Type.Array(ChangeLine),
          renewal: Nullable(
            Type.Object(
              { plan: PlanName, amount: Amount, at: Time },
              {
                description:
                  'A period that has just begun, and is charged whatever is chosen. It comes before the next payment',
              },
            ),
          ),
          effectiveAt: Type.String({
            format: 'date-time',
            description: 'When the plan changes: now, or at the end of the paid period',
          }),
          afterRefund: Type.Boolean({
            description: 'It would change now if no days of the paid period had been refunded',
          }),
          nextPrice: Type.Integer({ description: 'The price at the next payment' }),
          nextDiscount: Type.Integer({ description: 'What a coupon takes off it' }),
          nextCredit: Type.Integer({ description: 'Credit that lowers it' }),
          nextOwed: Type.Integer({
            description: 'What is owed from earlier, which it also charges',
          }),
          nextAmount: Type.Integer({ description: 'What the next payment charges' }),
          nextPaymentAt: Time,
        }),
      ),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;

export const updateSubscription = {
  method: 'PUT',
  url: '/subscription/update',
  access: 'member',
  schema: {
    tags,
    summary:
      'Change to a longer plan now and pay the difference, or to a shorter one when the paid period ends. Your present plan cancels a change that is planned or waits for the bank',
    body: Type.Object(
      {
        plan: PlanName,
        prorationDate: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'From the preview, so that it charges the same',
          }),
        ),
        amountDue: Type.Optional(
          Type.Integer({
            minimum: 0,
            description:
              'From the preview. If another amount would be charged now, nothing changes',
          }),
        ),
        effectiveAt: Type.Optional(
          Type.String({
            format: 'date-time',
            description:
              'From the preview, with its `prorationDate`. If the plan would change at another time, nothing changes',
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(Type.Object(Payment)), ...failures },
  },
} as const satisfies Route;

export const cancelSubscription = {
  method: 'POST',
  url: '/subscription/cancel',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary:
      'Cancel at the end of the paid period, also a planned change; an unpaid subscription, or one whose renewal is not charged yet, ends right away',
    body: Type.Object({ atPeriodEnd: Type.Optional(Type.Boolean({ default: true })) }, strict),
    response: { 200: held, ...failures },
  },
} as const satisfies Route;

export const reactivateSubscription = {
  method: 'POST',
  url: '/subscription/reactivate',
  access: 'member',
  schema: {
    tags,
    summary: 'Undo a cancellation, as long as the subscription has not ended',
    body: Type.Object({}, strict),
    response: { 200: held, ...failures },
  },
} as const satisfies Route;

export const readSubscription = {
  method: 'GET',
  url: '/subscription/id/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'One of your subscriptions',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
    response: { 200: held, 404: Failure },
  },
} as const satisfies Route;

export const listOwnSubscriptions = {
  method: 'GET',
  url: '/get_user_subscriptions',
  access: 'member',
  schema: {
    tags,
    summary: 'All your subscriptions, latest first',
    response: { 200: data(Type.Object({ subscriptions: Type.Array(Subscription) })) },
  },
} as const satisfies Route;
