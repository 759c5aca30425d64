import * as Type from 'typebox';
import { Failure, Nullable, Time, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { type PlanId, PlanName } from './plans.ts';
import { agreements } from './renewal.ts';
import { ProviderId, tags } from './subscription.ts';

export const PaymentMethod = Type.Object(
  {
    id: Type.String(),
    brand: Type.String(),
    last4: Type.String(),
    expMonth: Type.Integer(),
    expYear: Type.Integer(),
    isDefault: Type.Boolean({ description: 'Whether later payments use it' }),
    createdAt: Nullable(Time),
  },
  { title: 'PaymentMethod' },
);
export type PaymentMethod = Type.Static<typeof PaymentMethod>;

/** The data of a refusal: the due payment of a saved card waits for its owner's bank. */
export interface BankStep {
  readonly subscriptionId: string;
  readonly plan: PlanId;
  readonly clientSecret: string;
}

const list = data(Type.Object({ paymentMethods: Type.Array(PaymentMethod) }));
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }, strict);
const failures = { 404: Failure, 409: Failure, 422: Failure, 429: Failure } as const;

export const listPaymentMethods = {
  method: 'GET',
  url: '/subscription/payment-methods',
  access: 'member',
  schema: { tags, summary: 'Your saved cards', response: { 200: list } },
} as const satisfies Route;

export const addPaymentMethod = {
  method: 'POST',
  url: '/subscription/payment-methods',
  access: 'verified',
  schema: {
    tags,
    summary: 'Save a card; the first one becomes the default',
    body: Type.Object(
      { paymentMethodId: ProviderId, isDefault: Type.Optional(Type.Boolean()) },
      strict,
    ),
    response: { 200: list, ...failures },
  },
} as const satisfies Route;

export const setDefaultPaymentMethod = {
  method: 'PUT',
  url: '/subscription/payment-methods/:id/default',
  access: 'member',
  schema: {
    tags,
    summary: 'Pay with this card from now on',
    params,
    response: { 200: list, ...failures },
  },
} as const satisfies Route;

export const removePaymentMethod = {
  method: 'DELETE',
  url: '/subscription/payment-methods/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'Remove a card, except the only one of a running subscription',
    params,
    response: { 200: list, ...failures },
  },
} as const satisfies Route;

export const createSetupIntent = {
  method: 'POST',
  url: '/subscription/setup-intent',
  access: 'verified',
  schema: {
    tags,
    summary: 'Start saving a card without paying; `Idempotency-Key` is accepted',
    querystring: Type.Object(
      {
        plan: Type.Optional({
          ...PlanName,
          description: 'Of the free trial that starts when the card is confirmed',
        }),
        coupon: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
        ...agreements,
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ clientSecret: Type.String(), setupIntentId: Type.String() })),
      ...failures,
    },
  },
} as const satisfies Route;
