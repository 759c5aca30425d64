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
  if (!config.premium.coupons.has(code)) throw new AppError('coupon_invalid');
  if (earlier.some((each) => hasStarted(each) && each.coupon === code))
    throw new AppError('coupon_used');
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
