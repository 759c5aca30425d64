import * as Type from 'typebox';
import { Day, Nullable, strict } from '../common.ts';

/** In the smallest unit of the currency of the installation. */
export const Amount = Type.Integer({ minimum: 1, maximum: 99_999_999 });
const anyCoupon = {
  code: Type.String({ pattern: '^[A-Z0-9]{3,40}$' }),
  from: Nullable(Day),
  until: Nullable(Day),
  uses: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 9_999_999,
        description: 'How many people can use it',
      }),
    ),
  ),
};
/** What it takes off the first payment: a part of it, or an amount. */
export const Coupon = Type.Union([
  Type.Object({ ...anyCoupon, percentOff: Type.Integer({ minimum: 1, maximum: 100 }) }, strict),
  Type.Object({ ...anyCoupon, amountOff: Amount }, strict),
]);
export type Coupon = Type.Static<typeof Coupon>;
