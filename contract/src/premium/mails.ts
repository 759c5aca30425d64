import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Day, Nullable, OneOf, Time } from '../common.ts';
import { type Letters, type Writing, defineMails } from '../mails.ts';
import { planIds } from './plans.ts';
import { Rights } from './rights.ts';

const plan = OneOf(planIds);
/** Days are those of the site's time zone. */
const until = Day;

const money = {
  /** The amount is in the smallest unit of the currency. */
  amount: Type.Integer(),
  currency: Type.String(),
};

/** Lowers the first payment. */
const coupon = Nullable(Type.String());

/** The contract can be withdrawn from by this link, until the end of this day. */
const withdrawal = Type.Object({ token: Type.String(), lastDay: Day });

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

const WithdrawalReceipt = Type.Object({
  /** The id of the subscription. */
  contract: Type.String(),
  plan,
  concludedAt: Time,
  at: Time,
  timeZone: Type.String(),
  /** Whether the member pays for the time used. */
  agreed: Type.Boolean(),
  currency: Type.String(),
  price: Type.Integer(),
  used: Type.Integer(),
  earlier: Type.Integer(),
  returned: Type.Integer(),
  toCard: Type.Integer(),
  toCredit: Type.Integer(),
});

const PriceChange = Type.Object({ ...money, plan, before: Type.Integer(), on: Day });
const PriceStays = Type.Object({ ...money, plan });

/** Each comes with a notice about its `event`. */
export const premiumMails = defineMails({
  'premium-started': {
    event: 'started',
    data: Type.Object({ ...money, paid: Type.Integer(), plan, until, withdrawal }),
  },
  'trial-started': {
    event: 'started',
    data: Type.Object({ ...Trial.properties, withdrawal }),
  },
  'payment-failed': {
    event: 'payment-failed',
    data: Type.Object({ ...money, until: Nullable(Day), next: Nullable(Day) }),
  },
  'premium-unpaid': { event: 'unpaid', data: Type.Object({ isFirst: Type.Boolean() }) },
  'trial-ending': { event: 'trial-ending', data: Trial },
  'trial-paid': {
    event: 'trial-paid',
    data: Type.Object({ ...money, paid: Type.Integer(), plan, until }),
  },
  'plan-changes': {
    event: 'plan-changes',
    data: Type.Object({ ...money, from: plan, to: plan, at: Day }),
  },
  'plan-changed': {
    event: 'plan-changed',
    data: Type.Object({
      ...money,
      plan,
      until,
      /** When it began, if its first payment is still to come. */
      due: Nullable(Day),
    }),
  },
  'premium-canceled': {
    event: 'canceled',
    data: Type.Object({
      until,
      /** The cancellation can be undone until then. */
      endsAt: Day,
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
  /** The receipt of a withdrawal, without what the person typed. */
  'contract-withdrawn': { event: 'withdrawn', data: WithdrawalReceipt },
  /** Once a year, to everyone whose subscription renews automatically. `at` is the next payment. */
  'renewal-reminder': {
    event: 'reminder',
    data: Type.Object({ ...money, plan, at: Day, since: Day }),
  },
  /** Payments from the day on have another price. `amount` is the new one. */
  'price-changes': { event: 'price-changes', data: PriceChange },
  /** The team stopped it. `amount` is the price that stays. */
  'price-stays': { event: 'price-stays', data: PriceStays },
  'subscription-ended': {
    event: 'subscription-ended',
    data: Type.Object({ until, isUnpaid: Type.Boolean() }),
  },
});

const manage = ({ say, link }: Writing) => ({ label: say('manage'), href: link.premium });

const withdrawParts = ({ token, lastDay }: Static<typeof withdrawal>, writing: Writing) => [
  writing.say('withdraw', { lastDay }),
  { label: writing.shared('withdrawal-words/here'), href: writing.link.withdraw(token) },
];

export const premiumLetters: Letters<typeof premiumMails> = {
  'premium-started': (data, writing) => [
    writing.say('started'),
    manage(writing),
    { note: writing.say('invoices') },
    ...withdrawParts(data.withdrawal, writing),
  ],
  'trial-started': (data, writing) => [
    writing.say('started'),
    manage(writing),
    ...withdrawParts(data.withdrawal, writing),
  ],
  'payment-failed': ({ next }, { say, link }) => ({
    preview: say('update'),
    parts: [
      say('failed'),
      say('update'),
      next !== null && say('again'),
      { label: say('updateCard'), href: link.premium },
    ],
  }),
  'premium-unpaid': (_data, { say, link }) => [
    say('ended'),
    { label: say('getAgain'), href: link.premium },
  ],
  'trial-ending': (_data, writing) => [writing.say('ends'), manage(writing)],
  'trial-paid': (_data, writing) => [
    writing.say('started'),
    manage(writing),
    { note: writing.say('invoices') },
  ],
  'plan-changes': (_data, writing) => [
    writing.say('changes'),
    manage(writing),
    { note: writing.say('keep') },
  ],
  'plan-changed': (_data, writing) => [
    writing.say('changed'),
    manage(writing),
    { note: writing.say('invoices') },
  ],
  'premium-canceled': (_data, { say, link }) => [
    say('canceled'),
    { label: say('keep'), href: link.premium },
    { note: say('undo') },
  ],
  'premium-renews-again': (_data, writing) => [writing.say('undone'), manage(writing)],
  refunded: ({ amount, credit }, { say, link }) => [
    say('onItsWay'),
    credit > 0 && say('credit', { all: credit === amount }),
    { label: say('seeInvoices'), href: link.premium },
  ],
  'refund-failed': ({ amount, credit }, { say, link }) => [
    say('sentBack'),
    credit > 0 && say('credit', { all: credit === amount }),
    credit < amount && say('write'),
    { label: say('seeInvoices'), href: link.premium },
  ],
  'premium-ended': ({ lost }, { say, link }) => [
    say('ended'),
    lost.length > 0 && say('without', { rights: lost.map((right) => say('lost', { right })) }),
    { label: say('getAgain'), href: link.premium },
  ],
  /** It has all that the law asks for, as it may be the only copy that someone keeps. */
  'contract-withdrawn': (sums, { say }) => [
    say('received'),
    say('contract'),
    say('ended'),
    [
      say('paid'),
      (sums.earlier > 0 || sums.used > 0) && say('kept'),
      !sums.agreed && sums.price > 0 && say('notAgreed'),
      sums.returned > 0 && say('returned'),
    ]
      .filter(Boolean)
      .join(' '),
    say('back'),
    { note: say('keepThis') },
  ],
  'renewal-reminder': (_data, { say, link }) => [
    say('next'),
    say('anytime'),
    { label: say('cancel'), href: link.managePremium },
    { note: say('yearly') },
  ],
  'price-changes': (_data, { say, link }) => [
    say('from'),
    say('anytime'),
    { label: say('cancel'), href: link.managePremium },
    { note: say('nothingToDo') },
  ],
  'price-stays': (_data, { say, link }) => [
    say('stopped'),
    { label: say('manage'), href: link.managePremium },
    { note: say('undo') },
  ],
  'subscription-ended': (_data, { say, link }) => [
    say('ended'),
    { label: say('seePremium'), href: link.premium },
  ],
};
