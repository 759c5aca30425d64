import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { createSubscription } from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { Db } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { refuseUnsold } from '../plans-now.ts';
import { fulfil } from '../requests/fulfil.ts';
import { refuseSecondReturn } from '../withdrawal/full-return.ts';
import { hasStarted, takeCoupon } from './coupons.ts';
import { quoteFirst } from './quote.ts';
import { findSubscriptionsOf } from './rows.ts';
import { type SubscribeContent, subscribe } from './subscribe.ts';

type Body = Static<(typeof createSubscription)['schema']['body']>;

/** Subscribes a member, once for any number of requests. */
export async function wantSubscription(
  app: FastifyInstance,
  memberId: string,
  { plan, paymentMethodId, coupon, trial = true, amountDue, begin, renewal }: Body,
  key: string | null,
  { onlyTrial = false } = {},
) {
  const code = coupon?.toUpperCase() ?? null;
  const method = paymentMethodId ?? null;
  const earlier = await findSubscriptionsOf(app.pool, memberId);
  const trialDays = earlier.some(hasStarted) || !trial ? 0 : app.site.document.plans.trialDays;
  const content: Omit<SubscribeContent, 'trialDays' | 'nothingDue'> = {
    plan,
    paymentMethodId: method,
    coupon: code,
    ...(begin && { begin }),
    ...(renewal && { renewal }),
    ...(!trial && { trial }),
    ...(amountDue !== undefined && { amountDue }),
  };
  const pays = trialDays === 0 && (method !== null || amountDue !== undefined);
  const quote = pays ? await quoteFirst(app, memberId, { plan, coupon: code }) : null;
  const now = await paymentNow(app);
  const check = async (client: Db) => {
    refuseUnsold(app);
    if (onlyTrial && trialDays === 0) throw new AppError('trial_used_up');
    const all = await findSubscriptionsOf(client, memberId);
    if (all.some(isOngoing)) throw new AppError('already_subscribed');
    if (!begin) await refuseSecondReturn(app, client, { memberId, earlier: all, now });
    if (code) await takeCoupon(app, client, memberId, code, all);
    if (trialDays > 0 && all.some(hasStarted)) throw new AppError('trial_used_up_meanwhile');
    if (quote && (amountDue ?? quote.amountDue) !== quote.amountDue)
      throw new AppError('first_payment_out_of_date');
  };
  const decided = { trialDays, nothingDue: quote?.amountDue === 0 };
  return fulfil(app, { memberId, kind: 'subscribe', content, decided, key, check }, (request) =>
    subscribe(app, request),
  );
}
