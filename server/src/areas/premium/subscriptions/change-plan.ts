import type { PlanId } from '@kindred/contract/premium/plans';
import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { describeLines } from '../invoices/describe-lines.ts';
import { ask } from '../provider/failures.ts';
import { priceOf } from '../provider/prices.ts';
import { fulfil } from '../requests/fulfil.ts';
import type { RequestRow } from '../requests/requests.ts';
import { openGoingOn } from './own.ts';
import { toPaymentAnswer } from './payment.ts';
import { toDate } from './read-provider.ts';
import type { SubscriptionRow } from './rows.ts';
import { syncSubscription } from './sync.ts';

interface ChangeContent {
  readonly plan: PlanId;
  readonly prorationDate: number | null;
}

/** Seconds for which a preview is valid. */
const previewLasts = 3600;

/** Only a subscription that is paid and continues can be changed. */
function refuseChange({ status, plan, cancel_at_period_end }: SubscriptionRow, wanted: PlanId) {
  const refuse = (sentence: string) => {
    throw new AppError('conflict', sentence);
  };
  if (status === 'past_due' || status === 'unpaid')
    refuse('Your last payment failed. Update your card first.');
  if (cancel_at_period_end) refuse('Your subscription is canceled. Reactivate it first.');
  if (plan === wanted) refuse('You already have this plan.');
}

/** The change as the preview and the update both request it, so that both have the same amount. */
const changeOf = (row: SubscriptionRow, price: string, prorationDate: number) => ({
  items: [{ id: row.item_id, price }],
  proration_behavior: 'always_invoice' as const,
  proration_date: prorationDate,
});

export async function previewChange(app: FastifyInstance, memberId: string, plan: PlanId) {
  const row = await openGoingOn(app.pool, memberId);
  refuseChange(row, plan);
  const { stripe } = app.payments;
  const prorationDate = Math.floor(app.now().getTime() / 1000);
  return ask(async () => {
    const price = await priceOf(app, plan);
    const invoice = await stripe.invoices.createPreview({
      customer: row.customer_id,
      subscription: row.id,
      subscription_details: changeOf(row, price, prorationDate),
    });
    return describePreview(app, { plan, prorationDate, invoice, row });
  });
}

interface Previewed {
  readonly plan: PlanId;
  readonly prorationDate: number;
  readonly invoice: Stripe.Invoice;
  readonly row: SubscriptionRow;
}

function describePreview(
  { config }: FastifyInstance,
  { plan, prorationDate, invoice, row }: Previewed,
) {
  // A credit has the end of the old plan.
  const charged = invoice.lines.data.filter(({ amount }) => amount > 0);
  const last = Math.max(...charged.map(({ period }) => period.end));
  const next = Number.isFinite(last) && row.status !== 'trialing' ? toDate(last) : row.period_end;
  return {
    plan,
    currency: invoice.currency,
    amountDue: invoice.amount_due,
    credit: Math.max(0, -invoice.total),
    prorationDate,
    lines: describeLines(invoice.lines.data, {
      brand: config.web.brandName,
      from: row.plan,
      to: plan,
    }),
    nextAmount: config.premium.prices[plan],
    nextPaymentAt: next.toISOString(),
  };
}

/** Changes the plan and charges the difference; a card that does not pay changes nothing. */
export function changePlan(
  app: FastifyInstance,
  memberId: string,
  { plan, prorationDate }: { plan: PlanId; prorationDate?: number },
) {
  const content: ChangeContent = { plan, prorationDate: prorationDate ?? null };
  const seconds = Math.floor(app.now().getTime() / 1000);
  if (prorationDate !== undefined && Math.abs(seconds - prorationDate) > previewLasts)
    throw new AppError('conflict', 'These amounts are out of date. Please look at them again.');
  const wanted = {
    memberId,
    kind: 'update',
    content,
    key: null,
    check: async (client: Parameters<typeof openGoingOn>[0]) =>
      refuseChange(await openGoingOn(client, memberId), plan),
  } as const;
  return fulfil(app, wanted, (request) => update(app, request));
}

async function update(app: FastifyInstance, { id, member_id, content, created_at }: RequestRow) {
  const { plan, prorationDate } = content as ChangeContent;
  const row = await openGoingOn(app.pool, member_id);
  const price = await priceOf(app, plan);
  const date = prorationDate ?? Math.floor(created_at.getTime() / 1000);
  await app.payments.stripe.subscriptions.update(
    row.id,
    { ...changeOf(row, price, date), metadata: { plan }, payment_behavior: 'error_if_incomplete' },
    { idempotencyKey: `${id}-update` },
  );
  return toPaymentAnswer(app, (await syncSubscription(app, row.id)) ?? row);
}
