import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { type SubscriptionRow, findSubscriptionsOf } from './rows.ts';

/** It gave premium at some time. */
export const hasStarted = ({ status, premium_until: until }: SubscriptionRow) =>
  until !== null || status === 'unpaid';

export function refuseCoupon(
  { config }: Pick<FastifyInstance, 'config'>,
  earlier: readonly SubscriptionRow[],
  code: string,
) {
  const refuse = (msg: string) => {
    throw new AppError('refused', msg, { errors: [{ field: 'coupon', msg }] });
  };
  if (!config.premium.coupons.has(code)) refuse("This coupon isn't valid.");
  if (earlier.some((each) => hasStarted(each) && each.coupon === code))
    refuse("You've already used this coupon.");
}

/** The discount of a code on the member's first payment. */
export async function describeCoupon(
  { pool, config }: Pick<FastifyInstance, 'pool' | 'config'>,
  memberId: string,
  given: string,
) {
  const code = given.toUpperCase();
  refuseCoupon({ config }, await findSubscriptionsOf(pool, memberId), code);
  return { code, percentOff: config.premium.coupons.get(code) ?? 0 };
}
