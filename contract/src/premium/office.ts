import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Poll, Text, Time, data, strict } from '../common.ts';
import { PhotoFocus } from '../members.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { Credit } from './credit.ts';
import { Invoice } from './invoices.ts';
import { premiumEvents } from './notices.ts';
import { Amount, Currency, PlanName } from './plans.ts';
import { Subscription, subscriptionStatuses } from './subscription.ts';

const tags = ['Payments'] as const;

const ListedSubscription = Type.Object(
  {
    ...Subscription.properties,
    member: Type.Object({
      _id: Id,
      name: Nullable(Type.String()),
      email: Type.String(),
      picture: Nullable(Type.String()),
      pictureFocus: PhotoFocus,
      isVIP: Type.Boolean(),
    }),
  },
  { title: 'ListedSubscription' },
);
export type ListedSubscription = Type.Static<typeof ListedSubscription>;

export const subscriptionsPerPage = 25;

export const listSubscriptions = {
  method: 'GET',
  url: '/subscriptions',
  access: permissions.readPayments,
  schema: {
    tags,
    summary: 'All subscriptions, latest first; each page is logged',
    querystring: Type.Object(
      {
        search: Type.Optional(
          Type.String({ maxLength: 100, description: 'Name, email, or id of the subscription' }),
        ),
        status: Type.Optional(OneOf(subscriptionStatuses)),
        plan: Type.Optional(PlanName),
        memberId: Type.Optional(Id),
        page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: subscriptionsPerPage }),
        poll: Poll,
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          subscriptions: Type.Array(ListedSubscription),
          pagination: Type.Object({
            page: Type.Integer(),
            limit: Type.Integer(),
            total: Type.Integer(),
            pages: Type.Integer(),
          }),
        }),
      ),
    },
  },
} as const satisfies Route;

export const Refund = Type.Object(
  {
    id: Id,
    invoiceId: Type.String(),
    amount: Amount,
    credit: Type.Integer({ description: 'Credit that it took away, as a part of the amount' }),
    currency: Currency,
    reason: Nullable(
      Type.String({
        description: 'Null if no one on the team made it: see ofCredit and ofWithdrawal',
      }),
    ),
    ofCredit: Type.Boolean({
      description:
        'It gives credit back. Without it, ofWithdrawal and a reason, it was made at the provider',
    }),
    ofWithdrawal: Type.Boolean({ description: 'The member withdrew from the contract' }),
    by: Type.Union([Type.Object({ _id: Id, name: Nullable(Type.String()) }), Type.Null()]),
    status: OneOf(['requested', 'succeeded', 'failed']),
    createdAt: Time,
  },
  { title: 'Refund' },
);
export type Refund = Type.Static<typeof Refund>;

export const refundKinds = ['none', 'unused', 'last', 'credit'] as const;

/** What a member saw and agreed to when they subscribed or started a trial. */
export const RenewalConsent = Type.Object(
  {
    subscriptionId: Type.String(),
    plan: PlanName,
    amount: Amount,
    currency: Currency,
    months: Type.Integer({ description: 'It renews after so many months' }),
    dueFirst: Nullable(
      Type.Integer({ description: 'What was shown as due immediately; null for a trial' }),
    ),
    coupon: Nullable(Type.String()),
    trialEnd: Nullable(Time),
    text: Nullable(
      Type.String({ description: 'The version of the text; null if the client did not say' }),
    ),
    at: Time,
  },
  { title: 'RenewalConsent' },
);
export type RenewalConsent = Type.Static<typeof RenewalConsent>;

const Ending = Type.Object(
  {
    subscriptionId: Type.String(),
    currency: Currency,
    unused: Type.Integer({ description: 'What the unused time is worth, and the credit' }),
    last: Type.Integer({ description: 'What is left of the last payment' }),
    credit: Amount,
    earlier: Type.Array(Type.Object({ invoiceId: Type.String(), amount: Amount }), {
      description:
        'The parts of earlier payments that pay for this period, which their unused time or credit made cheaper',
    }),
  },
  { title: 'Ending', description: 'What can be refunded when a subscription ends now' },
);

export const MemberPayments = Type.Object(
  {
    subscriptions: Type.Array(Subscription),
    invoices: Type.Array(Invoice),
    refunds: Type.Array(Refund),
    credit: Type.Union([Credit, Type.Null()], {
      description: 'Left at the payment provider for later payments',
    }),
    endings: Type.Array(Ending),
    consents: Type.Array(RenewalConsent, {
      description: 'What the member agreed to about renewal, latest first',
    }),
    notices: Type.Array(Type.Object({ event: OneOf(premiumEvents), at: Time }), {
      description: 'Notices of the member about premium, latest first',
    }),
    quotedAt: Type.String({
      format: 'date-time',
      description: 'When `endings` were worked out. Send it when you end the subscription',
    }),
    paid: Type.Array(Type.Object({ currency: Currency, amount: Amount, refunded: Amount }), {
      description: 'Total by currency',
    }),
  },
  { title: 'MemberPayments' },
);
export type MemberPayments = Type.Static<typeof MemberPayments>;

const params = Type.Object({ id: Id }, strict);

export const readMemberPayments = {
  method: 'GET',
  url: '/users/:id/payments',
  access: permissions.readPayments,
  schema: {
    tags,
    summary: "A user's subscriptions, invoices and refunds; each view is logged",
    params,
    querystring: Type.Object({ poll: Poll }, strict),
    response: { 200: data(MemberPayments), 404: Failure },
  },
} as const satisfies Route;

export const refundInvoice = {
  method: 'POST',
  url: '/users/:id/refunds',
  access: permissions.refundPayments,
  freshProof: 'always',
  schema: {
    tags,
    summary: "Refund a user's invoice in full or in part; `Idempotency-Key` is accepted",
    params,
    body: Type.Object(
      {
        invoiceId: Type.String({ minLength: 1, maxLength: 255 }),
        amount: Type.Optional(
          Type.Integer({ minimum: 1, description: 'Everything that is left, by default' }),
        ),
        left: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'The refundable amount when you looked; 409 if it is less now',
          }),
        ),
        later: Type.Optional(
          Type.Integer({
            minimum: 0,
            description:
              'What of it paid for a later period when you looked (`earlier`); 409 if it is more now',
          }),
        ),
        endNow: Type.Optional(
          Type.Boolean({ description: 'Also end the subscription of the invoice now' }),
        ),
        reason: Text(500),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ refund: Refund })),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;

export const endSubscription = {
  method: 'POST',
  url: '/users/:id/subscription-end',
  access: permissions.refundPayments,
  freshProof: 'always',
  schema: {
    tags,
    summary:
      'End the subscription of a user now, and refund nothing, the unused days, the last payment or the credit; or cancel it at its end',
    params,
    body: Type.Object(
      {
        subscriptionId: Type.String({ minLength: 1, maxLength: 255 }),
        atPeriodEnd: Type.Boolean(),
        refund: { ...OneOf(refundKinds), description: '`unused` only if it ends now' },
        quotedAt: Type.Optional(
          Type.String({
            format: 'date-time',
            description:
              'When you saw the amounts, up to an hour ago; they are refunded as you saw them',
          }),
        ),
        quoted: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'The amount of this refund that you saw then; 409 if it has changed since',
          }),
        ),
        reason: Text(500),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          subscription: Subscription,
          refund: Type.Union([Refund, Type.Null()]),
          refunded: Type.Integer({ description: 'In total: a refund goes to each card payment' }),
        }),
      ),
      404: Failure,
      409: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
