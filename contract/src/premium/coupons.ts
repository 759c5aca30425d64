import * as Type from 'typebox';
import { Failure, Nullable, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { Currency } from './plans.ts';
import { tags } from './subscription.ts';

export const readCoupon = {
  method: 'GET',
  url: '/subscription/coupons/:code',
  access: 'member',
  schema: {
    tags,
    summary: 'The discount of a coupon on your first payment',
    params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, strict),
    response: {
      200: data(
        Type.Object({
          coupon: Type.Object(
            {
              code: Type.String(),
              percentOff: Nullable(Type.Number({ description: 'Of the first payment' })),
              amountOff: Nullable(
                Type.Integer({ description: 'Off the first payment, at most all of it' }),
              ),
              currency: Currency,
            },
            { description: 'One of the two discounts is null' },
          ),
        }),
      ),
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;

/** What a coupon takes off the first payment, which is a part of it or an amount. */
export type Discount = { readonly percentOff: number } | { readonly amountOff: number };

/** What is left to pay, in the smallest unit, rounded as the payment provider does. */
export const lessCoupon = (amount: number, discount: Discount) =>
  'percentOff' in discount
    ? amount - Math.round((amount * discount.percentOff) / 100)
    : Math.max(0, amount - discount.amountOff);
