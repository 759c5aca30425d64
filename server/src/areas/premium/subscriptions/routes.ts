import { readCoupon } from '@kindred/contract/premium/coupons';
import { quoteFirstPayment } from '@kindred/contract/premium/quote';
import {
  confirmSubscription as confirmRoute,
  createSubscription,
  currentSubscription,
  listOwnSubscriptions,
  readSubscription,
  startTrial as startTrialRoute,
} from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { refuseStaff } from '../../members/refuse-staff.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { countPayments } from '../count-payment.ts';
import { limits } from '../limits.ts';
import { clientKey } from '../requests/client-key.ts';
import { startTrial } from '../trials/start-trial.ts';
import { confirmSubscription } from './payment/confirm.ts';
import { describeCoupon, refuseCoupon } from './coupons.ts';
import { findUsable, openOwn } from './own.ts';
import { quoteFirst } from './quote.ts';
import { findSubscriptionsOf, toSubscription } from './rows.ts';
import { wantSubscription } from './want.ts';

export function subscriptionRoutes(app: FastifyInstance) {
  const { pool } = app;
  const countPayment = countPayments(app);
  const countRead = limitRate(app, limits.read);
  const countCoupon = limitRate(app, limits.coupons);

  serve(app, createSubscription, async ({ member, body, request, reply }) => {
    refuseStaff(member);
    countPayment(reply, member.id, request);
    return { data: await wantSubscription(app, member.id, body, clientKey(request)) };
  });

  serve(app, startTrialRoute, async ({ member, body: { setupIntentId }, reply }) => {
    refuseStaff(member);
    countRead(reply, member.id);
    return { data: await startTrial(app, member.id, setupIntentId) };
  });

  serve(app, confirmRoute, async ({ member, body, reply }) => {
    countRead(reply, member.id);
    return { data: { subscription: await confirmSubscription(app, member.id, body) } };
  });

  serve(app, readCoupon, async ({ member, params: { code }, reply }) => {
    countCoupon(reply, member.id);
    return { data: { coupon: await describeCoupon(app, member.id, code) } };
  });

  serve(app, quoteFirstPayment, async ({ member, body, reply }) => {
    const coupon = body.coupon?.toUpperCase() ?? null;
    if (coupon) countCoupon(reply, member.id);
    countRead(reply, member.id);
    if (coupon) await refuseCoupon(app, pool, member.id, coupon);
    return { data: await quoteFirst(app, member.id, { plan: body.plan, coupon }) };
  });

  serve(app, currentSubscription, async ({ member }) => {
    const found = await findUsable(pool, member.id, await paymentNow(app));
    if (!found) throw new AppError('no_subscription');
    return { subscription: toSubscription(found) };
  });

  serve(app, readSubscription, async ({ member, params: { id } }) => ({
    data: { subscription: toSubscription(await openOwn(pool, member.id, id)) },
  }));

  serve(app, listOwnSubscriptions, async ({ member }) => {
    const found = await findSubscriptionsOf(pool, member.id);
    return { data: { subscriptions: found.map(toSubscription) } };
  });
}

export const visibility = [
  aboutCaller(createSubscription, { status: 422, body: { plan: 'monthly' } }),
  aboutCaller(startTrialRoute, { status: 422, body: { setupIntentId: 'seti_unknown' } }),
  aboutCaller(confirmRoute, { status: 404, body: { subscriptionId: 'sub_unknown' } }),
  aboutCaller(readCoupon, { url: '/subscription/coupons/NONE', status: 422 }),
  aboutCaller(quoteFirstPayment, { status: 422, body: { plan: 'monthly' } }),
  aboutCaller(currentSubscription, { status: 404 }),
  aboutCaller(readSubscription, { url: '/subscription/id/sub_unknown', status: 404 }),
  aboutCaller(listOwnSubscriptions),
];
