import * as Type from 'typebox';
import { Failure, Nullable, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { Amount, Currency } from './plans.ts';
import { tags } from './subscription.ts';

export const Credit = Type.Object(
  {
    amount: Type.Integer({ description: 'Used for the next payments' }),
    refundable: Type.Integer({
      description: 'How much of it can go back to the card: no more than was paid',
    }),
    currency: Currency,
  },
  { title: 'Credit' },
);
export type Credit = Type.Static<typeof Credit>;

export const Owed = Type.Object(
  {
    amount: Type.Integer({ description: 'Charged with the next payment' }),
    currency: Currency,
  },
  { title: 'Owed' },
);
export type Owed = Type.Static<typeof Owed>;

export const readCredit = {
  method: 'GET',
  url: '/subscription/credit',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Your credit, or what you owe from earlier',
    response: { 200: data(Type.Object({ credit: Nullable(Credit), owed: Nullable(Owed) })) },
  },
} as const satisfies Route;

export const refundCredit = {
  method: 'POST',
  url: '/subscription/credit-refund',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Get your credit back on the card that paid',
    body: Type.Object({}, strict),
    response: {
      200: data(
        Type.Object({
          refunded: Type.Unsafe<number>({
            ...Amount,
            description: 'On its way to the card. It takes a few days',
          }),
          currency: Currency,
          credit: Nullable(Credit),
        }),
      ),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
