import type { BankStep, PaymentMethod } from '@kindred/contract/premium/payment-methods';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { AppError } from '../../../errors.ts';
import { findCustomer } from '../provider/customer.ts';
import { isMissing, unlessRefused } from '../provider/provider-failures.ts';
import { findOngoing } from '../subscriptions/own.ts';
import { readPayment } from '../subscriptions/payment/payment.ts';
import { idOf, toDate } from '../subscriptions/read-provider.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { isUsedUp, refuseUsedCard } from '../withdrawal/full-return.ts';
import { cardNotFound } from './attach.ts';

/** Newest first. The subscription's own card comes before the customer's. */
export async function listMethods(
  app: FastifyInstance,
  memberId: string,
): Promise<PaymentMethod[]> {
  const customer = await findCustomer(app.pool, memberId);
  if (!customer) return [];
  const { stripe } = app.payments;
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 });
  const used = await defaultOf(app, memberId, customer);
  return data.map(({ id, card, created }) => ({
    id,
    brand: card?.brand ?? 'unknown',
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    isDefault: id === used,
    createdAt: toDate(created).toISOString(),
  }));
}

/** The card that later payments use. */
export async function defaultOf(
  { pool, payments }: Pick<FastifyInstance, 'pool' | 'payments'>,
  memberId: string,
  customer: string,
) {
  const row = await findOngoing(pool, memberId);
  const subscription = row && (await payments.stripe.subscriptions.retrieve(row.id));
  const own = idOf(subscription?.default_payment_method);
  if (own) return own;
  const found = await payments.stripe.customers.retrieve(customer);
  return found.deleted ? null : idOf(found.invoice_settings.default_payment_method);
}

/** The member's own card; that of another member is not found. */
export async function openMethod(app: FastifyInstance, memberId: string, id: string) {
  const customer = await findCustomer(app.pool, memberId);
  if (!customer) throw cardNotFound();
  try {
    const method = await app.payments.stripe.paymentMethods.retrieve(id);
    if (idOf(method.customer) === customer) return customer;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  throw cardNotFound();
}

/** Later payments use this card, and so does one that is due now. */
export async function makeDefault(
  app: FastifyInstance,
  memberId: string,
  { customer, method }: { customer: string; method: string },
) {
  const { stripe } = app.payments;
  const row = await findOngoing(app.pool, memberId);
  if (row) await refuseUsedCard(app, row, method);
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: method },
  });
  if (!row) return;
  const { schedule } = await stripe.subscriptions.update(row.id, {
    default_payment_method: method,
  });
  // A planned change would bring back the card with which it was planned.
  if (schedule)
    await unlessRefused(() =>
      stripe.subscriptionSchedules.update(idOf(schedule) ?? '', {
        default_settings: { default_payment_method: method },
      }),
    );
  if (row.status === 'past_due' && row.latest_invoice_id) await payNow(app, row, method);
  await syncSubscription(app, row.id);
}

async function payNow(app: FastifyInstance, row: SubscriptionRow, method: string) {
  const { latest_invoice_id: invoice } = row;
  if (!invoice) return;
  try {
    await app.payments.stripe.invoices.pay(invoice, { payment_method: method });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw await asBankStep(app, row, error);
    // It was paid or voided in the meantime.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** A payment that the bank asks about continues in the browser, which needs its secret. */
async function asBankStep(
  app: FastifyInstance,
  { id, plan, latest_invoice_id: invoice }: SubscriptionRow,
  error: Stripe.errors.StripeCardError,
) {
  const { intent, clientSecret } = await readPayment(app, invoice);
  if (intent?.status !== 'requires_action' || !clientSecret) return error;
  const data: BankStep = { subscriptionId: id, plan, clientSecret };
  return new AppError('bank_asks', { data });
}

export async function removeMethod(app: FastifyInstance, memberId: string, id: string) {
  const customer = await openMethod(app, memberId, id);
  const all = await listMethods(app, memberId);
  const others = all.filter((each) => each.id !== id);
  const row = await findOngoing(app.pool, memberId);
  if (others.length === 0 && row && !row.cancel_at_period_end) throw new AppError('last_card');
  if (all.find((each) => each.id === id)?.isDefault)
    await useFirst(app, memberId, customer, others);
  await app.payments.stripe.paymentMethods.detach(id);
}

/** A card that got everything back does not pay for a contract that may come back in full. */
async function useFirst(
  app: FastifyInstance,
  memberId: string,
  customer: string,
  [next, ...others]: readonly PaymentMethod[],
): Promise<void> {
  try {
    if (next) await makeDefault(app, memberId, { customer, method: next.id });
  } catch (error) {
    if (!isUsedUp(error) || others.length === 0) throw error;
    await useFirst(app, memberId, customer, others);
  }
}
