import { plansNow } from '../../plans-now.ts';
import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { paymentNow } from '../../clock/payment-clock.ts';
import { syncCredit } from '../../credit/sync.ts';
import { describeLines } from '../../invoices/describe-lines.ts';
import { ask } from '../../provider/provider-failures.ts';
import { priceOf } from '../../provider/prices.ts';
import { readOngoing } from '../own.ts';
import { changedAt, changeOf, isShorter, refuseChange, startsLater } from './plan-rules.ts';
import { toDate } from '../read-provider.ts';
import { type SubscriptionRow, nextAmountOf } from '../rows.ts';
import { findWaitingCharge } from '../payment/waiting-charge.ts';

interface Preview {
  readonly row: SubscriptionRow;
  readonly plan: PlanId;
  readonly now: Date;
}

/** What a change charges now and at the next payment, in whole and after the member's credit. */
export async function previewChange(app: FastifyInstance, memberId: string, plan: PlanId) {
  const row = await ask(() => readOngoing(app, memberId));
  refuseChange(row, plan);
  const now = changedAt(row, await paymentNow(app));
  return ask(() => describeChange(app, { row, plan, now: wholeSecond(now) }));
}

const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** The same for a time at which a member looked, which is in whole seconds as the provider's times are. */
export async function describeChange(app: FastifyInstance, preview: Preview) {
  const { row, plan } = preview;
  const isLater = await startsLater(app, row, plan);
  if (isLater || plan === row.plan) return previewLater(app, preview, isLater);
  const invoice = await previewInvoice(app, preview);
  if (row.status === 'trialing') return describeTrial(preview, invoice);
  return describeNow(app, preview, await findWaitingCharge(app, row.id), invoice);
}

async function previewInvoice(app: FastifyInstance, { row, plan, now }: Preview) {
  const price = await priceOf(app, plan);
  return app.payments.stripe.invoices.createPreview({
    customer: row.customer_id,
    subscription: row.id,
    subscription_details: changeOf(row, price, Math.floor(now.getTime() / 1000)),
  });
}

/**
 * Nothing is charged before the paid period ends, other than for a period that has just begun. Choosing the present plan
 * cancels a planned change.
 */
async function previewLater(app: FastifyInstance, { row, plan, now }: Preview, isLater: boolean) {
  const price = isLater
    ? plansNow(app).prices[plan]
    : nextAmountOf({ ...row, planned_amount: null });
  const held = await syncCredit(app, row.customer_id);
  const waiting = await findWaitingCharge(app, row.id);
  const renewal = waiting && {
    plan: row.plan,
    amount: Math.max(0, waiting.total - held.credit),
    at: toDate(waiting.automatically_finalizes_at ?? waiting.created).toISOString(),
  };
  const credit = waiting && renewal ? held.credit - waiting.total + renewal.amount : held.credit;
  return {
    ...nothingNow({ row, plan, now }),
    renewal,
    credit: Math.max(0, credit),
    effectiveAt: (isLater ? row.period_end : now).toISOString(),
    afterRefund: isLater && !isShorter(app, row, plan),
    ...nextPayment({ price, discount: 0, credit, at: row.period_end }),
  };
}

function describeTrial(
  preview: Preview,
  { subtotal, total, starting_balance: balance }: Stripe.Invoice,
) {
  const { row, now } = preview;
  const credit = -balance;
  return {
    ...nothingNow(preview),
    credit: Math.max(0, credit),
    effectiveAt: now.toISOString(),
    afterRefund: false,
    ...nextPayment({ price: subtotal, discount: subtotal - total, credit, at: row.period_end }),
  };
}

const nothingNow = ({ row, plan, now }: Preview) => ({
  plan,
  currency: row.currency,
  amountDue: 0,
  creditUsed: 0,
  prorationDate: Math.floor(now.getTime() / 1000),
  lines: [],
  renewal: null,
});

/** A renewal that is not charged yet is charged first, and uses credit first. */
function describeNow(
  app: FastifyInstance,
  { plan, row, now }: Preview,
  waiting: Stripe.Invoice | null,
  { currency, total, amount_due: ownDue, starting_balance: held, lines }: Stripe.Invoice,
) {
  const renewal = waiting?.total ?? 0;
  const renewalDue = waiting ? Math.max(0, held + renewal) : 0;
  const balance = held + renewal - renewalDue;
  const changeDue = waiting ? Math.max(0, balance + total) : ownDue;
  const due = renewalDue + changeDue;
  const left = -(balance + total - changeDue);
  // A credit has the end of the old plan.
  const charged = lines.data.filter(({ amount }) => amount > 0);
  const last = Math.max(...charged.map(({ period }) => period.end));
  const plans = { from: row.plan, to: plan };
  return {
    plan,
    currency,
    amountDue: due,
    credit: Math.max(0, left),
    creditUsed: Math.max(0, renewal + Math.max(0, total) - due),
    prorationDate: Math.floor(now.getTime() / 1000),
    lines: [
      ...(waiting
        ? describeLines([{ amount: renewal, parent: null }], { ...plans, to: row.plan })
        : []),
      ...describeLines(lines.data, plans),
    ],
    renewal: null,
    effectiveAt: now.toISOString(),
    afterRefund: false,
    ...nextPayment({
      price: plansNow(app).prices[plan],
      discount: 0,
      credit: left,
      at: Number.isFinite(last) ? toDate(last) : row.period_end,
    }),
  };
}

interface Next {
  readonly price: number;
  readonly discount: number;
  readonly credit: number;
  readonly at: Date;
}

function nextPayment({ price, discount, credit, at }: Next) {
  const nextCredit = Math.min(price - discount, Math.max(0, credit));
  const nextOwed = Math.max(0, -credit);
  return {
    nextPrice: price,
    nextDiscount: discount,
    nextCredit,
    nextOwed,
    nextAmount: price - discount - nextCredit + nextOwed,
    nextPaymentAt: at.toISOString(),
  };
}
