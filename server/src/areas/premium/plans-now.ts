import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { dayIn } from '@kindred/contract/day-in';

/** What new subscriptions cost and include now, as the owner decided. What was sold keeps its price. */
export function plansNow({ config, site, now }: Pick<FastifyInstance, 'config' | 'site' | 'now'>) {
  const { sold, prices, trialDays, graceDays, coupons } = site.document.plans;
  const today = dayIn(config.timeZone, now());
  const open = coupons.filter(
    ({ from, until }) => (from === null || from <= today) && (until === null || today <= until),
  );
  return {
    /** Whether anyone can buy premium. What was sold goes on. */
    sold,
    currency: config.premium.currency,
    prices,
    trialDays,
    graceDays,
    /** Those that are open today, by code. */
    coupons: new Map(open.map((coupon) => [coupon.code, coupon])),
  };
}

/** Where the owner has decided that the site is free. */
export function refuseUnsold(app: Parameters<typeof plansNow>[0]) {
  if (!plansNow(app).sold) throw new AppError('premium_not_sold');
}
