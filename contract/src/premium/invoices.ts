import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, content, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { Amount, Currency, PlanName } from './plans.ts';
import { tags } from './subscription.ts';

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
/** A first purchase, or a change of plan that waits for the bank. */
export const pendingKinds = ['purchase', 'change'] as const;

export const Invoice = Type.Object(
  {
    id: Type.String(),
    number: Nullable(Type.String()),
    subscriptionId: Nullable(Type.String()),
    plan: Nullable(PlanName),
    status: OneOf(invoiceStatuses),
    pending: Nullable(
      OneOf(pendingKinds, {
        description:
          'What begins when an open invoice is paid. Nothing is owed until then, and canceling it, or keeping the plan, voids the invoice',
      }),
    ),
    currency: Currency,
    total: Amount,
    amountDue: Type.Integer({
      description: 'What it charges, after credit and with what was owed from earlier',
    }),
    amountPaid: Amount,
    amountRefunded: Amount,
    created: Time,
    period_start: Time,
    period_end: Time,
    paidAt: Nullable(Time),
    nextAttemptAt: Nullable(Time),
    hasPdf: Type.Boolean(),
  },
  { title: 'Invoice' },
);
export type Invoice = Type.Static<typeof Invoice>;

export const listInvoices = {
  method: 'GET',
  url: '/subscription/invoices',
  access: 'member',
  schema: {
    tags,
    summary: 'Your invoices, latest first',
    querystring: Type.Object(
      {
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        cursor: Type.Optional(Type.String({ maxLength: 200 })),
        status: Type.Optional(OneOf(invoiceStatuses)),
      },
      strict,
    ),
    response: {
      200: data(
        Type.Object({ invoices: Type.Array(Invoice), nextCursor: Nullable(Type.String()) }),
      ),
    },
  },
} as const satisfies Route;

export const readInvoicePdf = {
  method: 'GET',
  url: '/subscription/invoices/:id/pdf',
  access: 'member',
  schema: {
    tags,
    summary: 'One of your invoices as PDF',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 255 }) }, strict),
    response: { 200: content('application/pdf'), 404: Failure },
  },
} as const satisfies Route;
