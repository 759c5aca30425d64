import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { dayIn } from '@kindred/contract/day-in';
import { paymentNow } from '../clock/payment-clock.ts';
import { giveCreditBack } from '../credit/take.ts';
import { mailInvoiceChange } from '../mails/mail-changes.ts';
import { failRefund, findRefundsOf } from '../office/refunds.ts';
import { findMemberOf } from '../provider/customer.ts';
import { unlessMissing } from '../provider/provider-failures.ts';
import { untilStored } from '../provider/until-stored.ts';
import { type RevenueChange, addRevenue } from '../revenue/revenue-days.ts';
import { findSubscription } from '../subscriptions/rows.ts';
import { type ProviderInvoice, readProviderInvoice } from './read-provider.ts';
import { type InvoiceRow, findInvoice, writeInvoice } from './rows.ts';
import { writeRefunds } from './write-refunds.ts';

interface Read {
  readonly invoice: ProviderInvoice;
  /** What is still to be charged. */
  readonly due: number;
  readonly refunds: readonly Stripe.Refund[];
}

/** Reads an invoice from the provider and stores it, as `syncSubscription` does with a subscription. */
export const syncInvoice = (app: FastifyInstance, id: string): Promise<InvoiceRow | null> =>
  untilStored(app, 'invoice', async () => {
    const before = await findInvoice(app.pool, id);
    const read = await retrieve(app, id);
    if (!read) return before;
    if (!before && !(await isOurs(app, read.invoice))) return null;
    const written = await write(app, before, read);
    if (written) await returnFailedCredit(app, id);
    return written;
  });

const retrieve = ({ payments: { stripe } }: FastifyInstance, id: string): Promise<Read | null> =>
  unlessMissing(async () => {
    const found = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    const invoice = readProviderInvoice(found);
    const { paymentIntentId: intent, amountPaid } = invoice;
    const refunds =
      intent && amountPaid > 0
        ? (
            await stripe.refunds.list({
              payment_intent: intent,
              limit: 100,
              expand: ['data.charge'],
            })
          ).data
        : [];
    return { invoice, due: found.amount_remaining, refunds };
  });

/** A refund can fail at the card's bank days after it was made, and the credit that it took is the member's again. */
async function returnFailedCredit(app: FastifyInstance, id: string) {
  for (const refund of await findRefundsOf(app.pool, id)) {
    const { status, provider_id: made, credit_taken: taken, credit, member_id: memberId } = refund;
    if (status !== 'failed' || !made || !taken || !credit) continue;
    await giveCreditBack(app, refund);
    await inTransaction(app.pool, async (client) => {
      if (memberId) await lockMember(client, memberId);
      await failRefund(client, refund.id);
    });
  }
}

/** The account at the provider may have other customers. */
const isOurs = async ({ pool }: FastifyInstance, { customerId, subscriptionId }: ProviderInvoice) =>
  (await findMemberOf(pool, customerId)) !== null ||
  (subscriptionId !== null && (await findSubscription(pool, subscriptionId)) !== null);

async function write(
  app: FastifyInstance,
  before: InvoiceRow | null,
  { invoice, due, refunds }: Read,
) {
  const { pool, config, sendMail, now } = app;
  const paymentsNow = await paymentNow(app);
  const memberId = await findMemberOf(pool, invoice.customerId);
  return inTransaction(pool, async (client) => {
    const there = memberId !== null && (await lockMember(client, memberId));
    const after = await writeInvoice(client, invoice, {
      memberId: there ? memberId : null,
      version: before?.version ?? 0,
    });
    if (!after) return undefined;
    await addRevenue(client, [
      ...paidOn(before, config.timeZone, -1),
      ...paidOn(after, config.timeZone, 1),
    ]);
    const sender = { sendMail, now, config, due, paymentsNow };
    await mailInvoiceChange(client, sender, before, after);
    return writeRefunds(client, after, refunds, { timeZone: config.timeZone, sendMail });
  });
}

/** What an invoice earned, on the day it was paid. */
function paidOn(row: InvoiceRow | null, timeZone: string, sign: 1 | -1): RevenueChange[] {
  if (!row?.paid_at) return [];
  const { plan, currency, amount_paid, paid_at } = row;
  const day = dayIn(timeZone, paid_at);
  return [{ day, plan: plan ?? 'monthly', currency, kind: 'paid', amount: sign * amount_paid }];
}
