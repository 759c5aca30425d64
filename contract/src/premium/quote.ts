import * as Type from 'typebox';
import { Failure, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { Currency, PlanName } from './plans.ts';
import { tags } from './subscription.ts';

export const quoteFirstPayment = {
  method: 'POST',
  url: '/subscription/quote',
  access: 'member',
  schema: {
    tags,
    summary: 'What the first payment of a new subscription charges, now or at the end of its trial',
    body: Type.Object(
      { plan: PlanName, coupon: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          plan: PlanName,
          currency: Currency,
          price: Type.Integer({ description: 'The price of the plan' }),
          discount: Type.Integer({ description: 'What the coupon takes off it' }),
          creditUsed: Type.Integer({ description: 'Credit that lowers it' }),
          owed: Type.Integer({
            description:
              'What is owed from earlier, which it also charges. A trial charges it when it starts, and the rest at its end',
          }),
          amountDue: Type.Integer({
            description:
              'What it charges. Send it with the purchase, which then charges no other amount',
          }),
        }),
      ),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
