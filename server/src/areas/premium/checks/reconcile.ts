import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { presentMoment } from '../../../platform/time/moment.ts';
import { paymentMoment } from '../clock/payment-clock.ts';
import { findCredits } from '../credit/rows.ts';
import { syncCredit } from '../credit/sync.ts';
import { readProviderInvoice } from '../invoices/read-provider.ts';
import { findInvoiceOfPayment, findInvoices } from '../invoices/rows.ts';
import { syncInvoice } from '../invoices/sync.ts';
import { findRefundsOf } from '../office/refunds.ts';
import {
  type ProviderSubscription,
  idOf,
  readProviderSubscription,
} from '../subscriptions/read-provider.ts';
import { type SubscriptionRow, findSubscriptions } from '../subscriptions/rows.ts';
import { nextPhaseAt } from '../subscriptions/plan-change/read-planned.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { pagesOf } from './provider-pages.ts';
import { compareRevenue, repairRevenue } from './revenue.ts';
import { insertCheck } from './rows.ts';

/** Older invoices only change by a refund, and refunds are compared separately. */
const comparedSeconds = 60 * 86_400;

/** Compares everything with what the provider holds, repairs differences and stores them. */
export async function reconcile(app: FastifyInstance) {
  if (app.payments.mode === 'off') return { difference: 0, repaired: [] };
  const repaired = [
    ...(await compareSubscriptions(app)),
    ...(await compareCredits(app)),
    ...(await compareInvoices(app)),
    ...(await compareRefunds(app)),
  ];
  const { now } = presentMoment(app);
  const { today } = await paymentMoment(app);
  const { timeZone } = app.config;
  const wrong = await compareRevenue(app.pool, { timeZone, today });
  const difference = wrong
    .filter(({ kind }) => kind === 'paid' || kind === 'refunded')
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  if (wrong.length > 0) await repairRevenue(app.pool, { timeZone, today });
  const details = { repaired: repaired.slice(0, 1000), revenue: wrong.slice(0, 1000) };
  const count = repaired.length + wrong.length;
  await insertCheck(app.pool, { now, difference, repaired: count, details });
  if (count > 0)
    app.log.warn({ difference, repaired: count }, 'payments differed and were repaired');
  return { difference, repaired };
}

async function compareSubscriptions(app: FastifyInstance) {
  const repaired: string[] = [];
  const { graceDays } = app.site.document.plans;
  const { subscriptions } = app.payments.stripe;
  for await (const page of pagesOf((at) =>
    subscriptions.list({ status: 'all', expand: ['data.schedule'], ...at }),
  )) {
    const ours = page.filter(({ metadata }) => metadata['member']);
    const rows = await findSubscriptions(app.pool, idsOf(ours));
    for (const found of ours) {
      const held = readProviderSubscription(found, graceDays);
      if (isSame(rows.get(found.id), { ...held, nextPhaseAt: nextPhaseAt(found) })) continue;
      await syncSubscription(app, found.id);
      repaired.push(found.id);
    }
  }
  return repaired;
}

/** Balances change by invoices, by refunds, and by the operator at the provider. */
async function compareCredits(app: FastifyInstance) {
  const repaired: string[] = [];
  const { customers } = app.payments.stripe;
  for await (const page of pagesOf((at) => customers.list(at))) {
    const rows = await findCredits(app.pool, idsOf(page));
    for (const { id, balance } of page) {
      const row = rows.get(id);
      if (!row || row.credit + balance === 0) continue;
      await syncCredit(app, id);
      repaired.push(id);
    }
  }
  return repaired;
}

const idsOf = (objects: readonly { readonly id: string }[]) => objects.map(({ id }) => id);

type HeldSubscription = ProviderSubscription & { readonly nextPhaseAt: Date | null };

/** Another plan, or another price of the same one. */
const nextChangeOf = (row: SubscriptionRow) =>
  row.next_amount === null ? row.planned_at : row.period_end;

const isSame = (row: SubscriptionRow | undefined, held: HeldSubscription) =>
  row?.status === held.status &&
  row.plan === held.plan &&
  row.amount === held.amount &&
  row.cancel_at_period_end === held.cancelAtPeriodEnd &&
  nextChangeOf(row)?.getTime() === held.nextPhaseAt?.getTime() &&
  row.period_end.getTime() === held.periodEnd.getTime() &&
  row.premium_until?.getTime() === held.premiumUntil?.getTime();

const subscriptionOf = ({ parent }: Stripe.Invoice) =>
  idOf(parent?.subscription_details?.subscription) ?? '';

async function compareInvoices(app: FastifyInstance) {
  const repaired: string[] = [];
  const created = { gte: Math.floor(app.now().getTime() / 1000) - comparedSeconds };
  const { invoices } = app.payments.stripe;
  for await (const page of pagesOf((at) => invoices.list({ created, ...at }))) {
    const subscriptions = await findSubscriptions(app.pool, page.map(subscriptionOf));
    // Invoices of other customers of the same account at the provider are not ours.
    const ours = page.filter((found) => subscriptions.has(subscriptionOf(found)));
    const rows = await findInvoices(app.pool, idsOf(ours));
    for (const found of ours) {
      const held = readProviderInvoice(found);
      const row = rows.get(held.id);
      const same =
        row?.status === held.status &&
        row.amount_paid === held.amountPaid &&
        row.total === held.total;
      if (same) continue;
      await syncInvoice(app, held.id);
      repaired.push(held.id);
    }
  }
  return repaired;
}

async function compareRefunds(app: FastifyInstance) {
  const repaired: string[] = [];
  const since = Math.floor(app.now().getTime() / 1000) - comparedSeconds;
  const { stripe } = app.payments;
  for await (const found of stripe.refunds.list({ created: { gte: since }, limit: 100 })) {
    const intentId = idOf(found.payment_intent);
    const invoiceId = intentId && (await findInvoiceOfPayment(app.pool, intentId));
    if (!invoiceId) continue;
    const known = (await findRefundsOf(app.pool, invoiceId)).find(
      ({ provider_id }) => provider_id === found.id,
    );
    if (known && (known.status === 'succeeded') === (found.status === 'succeeded')) continue;
    await syncInvoice(app, invoiceId);
    repaired.push(found.id);
  }
  return repaired;
}
