import * as Type from 'typebox';
import { Failure, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
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
          coupon: Type.Object({
            code: Type.String(),
            percentOff: Type.Number({ description: 'Of the first payment' }),
          }),
        }),
      ),
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;

/** What is left to pay, in the smallest unit, rounded as the payment provider does. */
export const lessCoupon = (amount: number, percentOff: number) =>
  amount - Math.round((amount * percentOff) / 100);
