import * as Type from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { defineMails } from '../mails.ts';
import { planIds } from './plans.ts';
import { Rights } from './rights.ts';

const plan = OneOf(planIds);
const until = Time;

const money = {
  /** The amount is in the smallest unit of the currency. */
  amount: Type.Integer(),
  currency: Type.String(),
};

/** Lowers the first payment. */
const coupon = Nullable(Type.String());

const Trial = Type.Object({
  ...money,
  /** The plan that starts after it. */
  plan,
  until,
  coupon,
});

const Refund = Type.Object({
  ...money,
  /** A part of the amount, which is taken from the member's credit, or given back to it. */
  credit: Type.Integer(),
  /** The last four digits of the card that it goes to. */
  card: Nullable(Type.String()),
});

/** Each comes with a notice about its `event`. */
export const premiumMails = defineMails({
  'premium-started': {
    event: 'started',
    data: Type.Object({ ...money, paid: Type.Integer(), plan, until }),
  },
  'trial-started': { event: 'started', data: Trial },
  'payment-failed': {
    event: 'payment-failed',
    data: Type.Object({ ...money, until: Nullable(Time), next: Nullable(Time) }),
  },
  'premium-unpaid': { event: 'unpaid', data: Type.Object({ isFirst: Type.Boolean() }) },
  'trial-ending': { event: 'trial-ending', data: Trial },
  'trial-paid': {
    event: 'trial-paid',
    data: Type.Object({ ...money, paid: Type.Integer(), plan, until }),
  },
  'plan-changes': {
    event: 'plan-changes',
    data: Type.Object({ ...money, from: plan, to: plan, at: Time }),
  },
  'plan-changed': {
    event: 'plan-changed',
    data: Type.Object({
      ...money,
      plan,
      until,
      /** When it began, if its first payment is still to come. */
      due: Nullable(Time),
    }),
  },
  'premium-canceled': {
    event: 'canceled',
    data: Type.Object({
      until,
      /** The cancellation can be undone until then. */
      endsAt: Time,
      isTrial: Type.Boolean(),
    }),
  },
  'premium-renews-again': {
    event: 'renews-again',
    data: Type.Object({ ...money, coupon, plan, until }),
  },
  refunded: { event: 'refunded', data: Refund },
  'refund-failed': { event: 'refund-failed', data: Refund },
  'premium-ended': {
    event: 'ended',
    data: Type.Object({ isTrial: Type.Boolean(), lost: Type.Array(Type.KeyOf(Rights)) }),
  },
  'subscription-ended': {
    event: 'subscription-ended',
    data: Type.Object({ until, isUnpaid: Type.Boolean() }),
  },
});
