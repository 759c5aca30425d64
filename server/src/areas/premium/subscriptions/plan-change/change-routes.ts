import {
  cancelSubscription,
  previewSubscription,
  reactivateSubscription,
  updateSubscription,
} from '@kindred/contract/premium/subscription';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../../../platform/http/limits/rates.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { aboutCaller } from '../../../../platform/visibility.ts';
import { countPayments } from '../../count-payment.ts';
import { limits } from '../../limits.ts';
import { cancel, reactivate } from '../stop/cancel.ts';
import { changePlan } from './change-plan.ts';
import { previewChange } from './preview-change.ts';

export function changeRoutes(app: FastifyInstance) {
  const countPayment = countPayments(app);
  const countChange = limitRate(app, limits.change);
  const countRead = limitRate(app, limits.read);

  serve(app, previewSubscription, async ({ member, body: { plan }, reply }) => {
    countRead(reply, member.id);
    return { data: await previewChange(app, member.id, plan) };
  });

  serve(app, updateSubscription, async ({ member, body, request, reply }) => {
    countPayment(reply, member.id, request);
    return { data: await changePlan(app, member.id, body) };
  });

  serve(app, cancelSubscription, async ({ member, body: { atPeriodEnd = true }, reply }) => {
    countChange(reply, member.id);
    return { data: { subscription: await cancel(app, member.id, atPeriodEnd) } };
  });

  serve(app, reactivateSubscription, async ({ member, reply }) => {
    countChange(reply, member.id);
    return { data: { subscription: await reactivate(app, member.id) } };
  });
}

export const visibility = [
  aboutCaller(previewSubscription, { status: 404, body: { plan: 'annual' } }),
  aboutCaller(updateSubscription, { status: 422, body: { plan: 'annual' } }),
  aboutCaller(cancelSubscription, { status: 422, body: {} }),
  aboutCaller(reactivateSubscription, { status: 422, body: {} }),
];
