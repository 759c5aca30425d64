import { currentBegin as begin } from '@kindred/contract/premium/begin';

/** The state of the member who calls. */
export type Kind = 'none' | 'subscriber' | 'unpaid' | 'cancelled' | 'expired' | 'ended';

const visa = { paymentMethodId: 'pm_card_visa' };
const paid = { ...visa, begin };
const bad = { paymentMethodId: 'pm_card_chargeCustomerFail', isDefault: true };

export interface Line {
  by: Kind;
  status: number;
  /** 'invalid' without one. */
  code?: string;
  message?: string;
  body?: object;
}

const none = { code: 'no_subscription', message: "You don't have a subscription." };
const missing = { method: 'pm_unknown', subscription: 'sub_unknown' };
/** A placeholder for the caller's subscription. */
export const own = 'sub_own';

/** Every call about subscriptions, in each state of the member, with its status and its error. */
export const calls: Record<string, Line[]> = {
  'POST /subscription/create': [
    { by: 'none', body: { plan: 'monthly' }, status: 200 },
    { by: 'none', body: { plan: 'monthly', ...paid }, status: 200 },
    { by: 'unpaid', body: { plan: 'monthly', ...paid }, status: 200 },
    { by: 'ended', body: { plan: 'annual', ...paid }, status: 200 },
    { by: 'none', body: {}, status: 400, message: 'plan: Is required.' },
    { by: 'none', body: { plan: 'weekly' }, status: 400 },
    { by: 'none', body: { plan: 'monthly', price: 1 }, status: 400 },
    {
      by: 'subscriber',
      body: { plan: 'annual' },
      status: 409,
      code: 'already_subscribed',
      message: 'You already have a subscription.',
    },
    {
      by: 'none',
      body: { plan: 'monthly', ...paid, amountDue: 999 },
      status: 409,
      code: 'first_payment_out_of_date',
      message: 'The amount has changed, and nothing was charged. Please look at it again.',
    },
    {
      by: 'none',
      body: { plan: 'monthly', coupon: 'NO' },
      status: 422,
      code: 'coupon_invalid',
      message: "This coupon isn't valid.",
    },
    {
      by: 'none',
      body: { plan: 'monthly', paymentMethodId: missing.method },
      status: 404,
      code: 'card_not_found',
      message: 'Card not found.',
    },
    {
      by: 'none',
      body: { plan: 'monthly', paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds' },
      status: 422,
      code: 'card_failed',
      message: 'Your card has insufficient funds. Use another card.',
    },
    {
      by: 'none',
      body: { plan: 'monthly', paymentMethodId: 'pm_card_chargeDeclinedExpiredCard' },
      status: 422,
      code: 'card_failed',
      message: 'Your card has expired. Use another card.',
    },
  ],
  'GET /subscription/current': [
    { by: 'subscriber', status: 200 },
    { by: 'cancelled', status: 200 },
    { by: 'none', status: 404, ...none },
    { by: 'unpaid', status: 404, ...none },
    { by: 'ended', status: 404, ...none },
  ],
  'POST /subscription/quote': [
    { by: 'none', body: { plan: 'annual' }, status: 200 },
    { by: 'unpaid', body: { plan: 'annual' }, status: 200 },
    { by: 'ended', body: { plan: 'monthly' }, status: 200 },
    {
      by: 'none',
      body: { plan: 'monthly', coupon: 'NO' },
      status: 422,
      code: 'coupon_invalid',
      message: "This coupon isn't valid.",
    },
  ],
  'POST /subscription/preview': [
    { by: 'subscriber', body: { plan: 'annual' }, status: 200 },
    {
      by: 'subscriber',
      body: { plan: 'monthly' },
      status: 409,
      code: 'plan_unchanged',
      message: 'You already have this plan.',
    },
    { by: 'none', body: { plan: 'annual' }, status: 404, ...none },
  ],
  'PUT /subscription/update': [
    { by: 'subscriber', body: { plan: 'annual' }, status: 200 },
    {
      by: 'subscriber',
      body: { plan: 'monthly' },
      status: 409,
      code: 'plan_unchanged',
      message: 'You already have this plan.',
    },
    {
      by: 'cancelled',
      body: { plan: 'annual' },
      status: 409,
      code: 'subscription_canceled',
      message: 'Your subscription is canceled. Reactivate it first.',
    },
    { by: 'none', body: { plan: 'annual' }, status: 404, ...none },
    { by: 'ended', body: { plan: 'annual' }, status: 404, ...none },
    {
      by: 'subscriber',
      body: { plan: 'annual', prorationDate: 1 },
      status: 409,
      code: 'change_amounts_out_of_date',
      message: 'The amounts have changed, and nothing was charged. Please look at them again.',
    },
  ],
  'POST /subscription/cancel': [
    { by: 'subscriber', body: {}, status: 200 },
    { by: 'cancelled', body: { atPeriodEnd: true }, status: 200 },
    { by: 'unpaid', body: {}, status: 200 },
    { by: 'none', body: {}, status: 404, ...none },
    { by: 'subscriber', body: { atPeriodEnd: false }, status: 422, code: 'premium_not_ended_now' },
  ],
  'POST /subscription/reactivate': [
    { by: 'cancelled', body: {}, status: 200 },
    { by: 'subscriber', body: {}, status: 200 },
    { by: 'none', body: {}, status: 404, ...none },
    {
      by: 'ended',
      body: {},
      status: 409,
      code: 'subscription_over',
      message: 'Your subscription has ended. You can subscribe again.',
    },
  ],
  'POST /subscription/confirm': [
    { by: 'subscriber', body: { subscriptionId: own }, status: 200 },
    {
      by: 'unpaid',
      body: { subscriptionId: own },
      status: 422,
      code: 'payment_not_through',
      message: "Your payment hasn't gone through. Please try again.",
    },
    {
      by: 'expired',
      body: { subscriptionId: own },
      status: 409,
      code: 'subscription_expired',
      message: 'This subscription has expired. Please subscribe again.',
    },
    {
      by: 'subscriber',
      body: { subscriptionId: missing.subscription },
      status: 404,
      code: 'subscription_not_found',
      message: 'Subscription not found.',
    },
    {
      by: 'subscriber',
      body: { subscriptionId: own, paymentIntentId: 'pi_unknown' },
      status: 404,
      code: 'payment_not_found',
      message: 'Payment not found.',
    },
    { by: 'none', body: {}, status: 400 },
  ],
  'GET /subscription/payment-methods': [
    { by: 'none', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'POST /subscription/payment-methods': [
    { by: 'none', body: visa, status: 200 },
    { by: 'subscriber', body: bad, status: 200 },
    {
      by: 'none',
      body: { paymentMethodId: missing.method },
      status: 404,
      code: 'card_not_found',
      message: 'Card not found.',
    },
    {
      by: 'none',
      body: { paymentMethodId: 'pm_card_chargeDeclined' },
      status: 422,
      code: 'card_failed',
    },
  ],
  'POST /subscription/setup-intent': [
    { by: 'none', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'GET /subscription/invoices': [
    { by: 'none', status: 200 },
    { by: 'subscriber', status: 200 },
  ],
  'GET /subscription/invoices?status=paid&limit=1': [{ by: 'subscriber', status: 200 }],
  'GET /subscription/invoices?limit=0': [{ by: 'subscriber', status: 400 }],
  'GET /subscription/invoices?status=lost': [{ by: 'subscriber', status: 400 }],
  'GET /subscription/id/sub_own': [
    { by: 'subscriber', status: 200 },
    { by: 'unpaid', status: 200 },
    { by: 'ended', status: 200 },
  ],
  'GET /subscription/id/sub_unknown': [
    {
      by: 'subscriber',
      status: 404,
      code: 'subscription_not_found',
      message: 'Subscription not found.',
    },
  ],
  'GET /get_user_subscriptions': [
    { by: 'none', status: 200 },
    { by: 'ended', status: 200 },
  ],
};
