import { v as Nullable, x as Time, y as OneOf } from './members-DaHwJcC0.js';
import { n as Currency, r as PlanName, t as Amount } from './plans-BJztS0Kp.js';
import * as Type from 'typebox';
// contract/src/premium/subscription.ts
var subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
];
var Subscription = /* @__PURE__ */ Type.Object(
  {
    id: /* @__PURE__ */ Type.String(),
    plan: PlanName,
    status: /* @__PURE__ */ OneOf(subscriptionStatuses),
    amount: Amount,
    currency: Currency,
    currentPeriodStart: /* @__PURE__ */ Nullable(Time),
    currentPeriodEnd: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ Type.String({
        format: 'date-time',
        description:
          'Until when premium is paid. Null if it never started or ended unpaid. After a failed payment, the end of the grace period. While a renewal is not charged yet, the end of the period before',
      }),
    ),
    cancelAtPeriodEnd: /* @__PURE__ */ Type.Boolean(),
    canceledAt: /* @__PURE__ */ Nullable(Time),
    endedAt: /* @__PURE__ */ Nullable(Time),
    trialStart: /* @__PURE__ */ Nullable(Time),
    trialEnd: /* @__PURE__ */ Nullable(Time),
    planned: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ Type.Object(
        {
          plan: PlanName,
          amount: Amount,
          at: Time,
        },
        { description: 'The change of plan at the end of the paid period' },
      ),
    ),
    coupon: /* @__PURE__ */ Nullable(
      /* @__PURE__ */ Type.String({ description: 'The discount on the first payment' }),
    ),
    createdAt: Time,
    updatedAt: Time,
  },
  { title: 'Subscription' },
);
var createSubscription = {
  method: 'POST',
  url: '/subscription/create',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var startTrial = {
  method: 'POST',
  url: '/subscription/start-trial',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var currentSubscription = {
  method: 'GET',
  url: '/subscription/current',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'subscription'] } } },
};
var confirmSubscription = {
  method: 'POST',
  url: '/subscription/confirm',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var previewSubscription = {
  method: 'POST',
  url: '/subscription/preview',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var updateSubscription = {
  method: 'PUT',
  url: '/subscription/update',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var cancelSubscription = {
  method: 'POST',
  url: '/subscription/cancel',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var reactivateSubscription = {
  method: 'POST',
  url: '/subscription/reactivate',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readSubscription = {
  method: 'GET',
  url: '/subscription/id/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var listOwnSubscriptions = {
  method: 'GET',
  url: '/get_user_subscriptions',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  currentSubscription as a,
  reactivateSubscription as c,
  subscriptionStatuses as d,
  updateSubscription as f,
  createSubscription as i,
  readSubscription as l,
  cancelSubscription as n,
  listOwnSubscriptions as o,
  confirmSubscription as r,
  previewSubscription as s,
  Subscription as t,
  startTrial as u,
};
