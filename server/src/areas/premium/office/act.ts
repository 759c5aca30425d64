import type { endSubscription, refundInvoice } from '@kindred/contract/premium/office';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { auditRefused, writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type StaffRequest, lockStaffUser } from '../../members/staff-user.ts';
import { openOwnInvoice } from '../invoices/own.ts';
import { type InvoiceRow, findInvoice } from '../invoices/rows.ts';
import { isGoingOn, openOwn } from '../subscriptions/own.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { forgetStop } from '../subscriptions/resume.ts';
import { endNow, stopRenewal } from '../subscriptions/stop.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { makeRefund, refundable, wantRefund } from './make-refund.ts';
import { type RefundRow, findRefundsOf } from './refunds.ts';

type Refunding = Static<(typeof refundInvoice)['schema']['body']>;
type Ending = Static<(typeof endSubscription)['schema']['body']>;

const actor = ({ request }: StaffRequest) => request.caller?.id ?? '';

/** Stores the refund with its audit entry, and then asks the provider; if that fails, a job does. */
export async function refund(
  app: FastifyInstance,
  memberId: string,
  { invoiceId, amount, left, reason }: Refunding,
  by: StaffRequest,
) {
  const subject = { kind: 'member', id: memberId } as const;
  const made = await auditRefused(app.pool, by.request, subject, () =>
    inTransaction(app.pool, async (client) => {
      await lockStaffUser(client, memberId, by);
      const invoice = await openOwnInvoice(client, memberId, invoiceId);
      const wanted = { invoice, amount, seenLeft: left, reason, byId: actor(by), now: by.now };
      const row = await wantRefund(client, wanted);
      const details = { invoice: invoiceId, amount: row.amount, currency: row.currency, reason };
      await writeAudit(client, by.request, { action: 'payment.refund', subject, details });
      return row;
    }),
  );
  await tryNow(app, () => makeRefund(app, made.id));
  return made.id;
}

export async function end(app: FastifyInstance, memberId: string, body: Ending, by: StaffRequest) {
  const subject = { kind: 'member', id: memberId } as const;
  const refundId = await auditRefused(app.pool, by.request, subject, () =>
    inTransaction(app.pool, async (client) => {
      await lockStaffUser(client, memberId, by);
      const row = await openOwn(client, memberId, body.subscriptionId);
      if (!isGoingOn(row)) throw new AppError('conflict', 'This subscription has already ended.');
      const made = await refundOf(client, row, body, by);
      const details = { ...body, ...(made && { amount: made.amount, currency: made.currency }) };
      await writeAudit(client, by.request, { action: 'payment.end', subject, details });
      const payload = { id: row.id, atPeriodEnd: body.atPeriodEnd };
      await addJob(client, 'end-subscription', payload, { key: `end-${row.id}` });
      return made?.id ?? null;
    }),
  );
  await tryNow(app, () => endSubscriptionNow(app, body.subscriptionId, body.atPeriodEnd));
  if (refundId) await tryNow(app, () => makeRefund(app, refundId));
  return refundId;
}

async function refundOf(
  client: PoolClient,
  row: SubscriptionRow,
  { refund: kind, reason }: Ending,
  by: StaffRequest,
): Promise<RefundRow | null> {
  if (kind === 'none' || !row.latest_invoice_id) return null;
  const invoice = await findInvoice(client, row.latest_invoice_id);
  if (!invoice || invoice.amount_paid === 0) return null;
  await refuseSecondEnd(client, invoice.id);
  const left = await refundable(client, invoice);
  const amount = kind === 'last' ? left : Math.min(left, unusedOf(row, invoice, by.now));
  if (amount <= 0) return null;
  const wanted = { invoice, amount, reason, byId: actor(by), now: by.now, withEnd: true };
  return wantRefund(client, wanted);
}

/** Until the provider has ended a subscription, other staff may request the same. */
async function refuseSecondEnd(client: PoolClient, invoiceId: string) {
  const refunds = await findRefundsOf(client, invoiceId);
  if (refunds.some(({ with_end, status }) => with_end && status !== 'failed'))
    throw new AppError(
      'conflict',
      'This subscription was ended with a refund already. End it without one, or refund the invoice.',
    );
}

/** The part of the payment for the remaining time, rounded down. */
function unusedOf(row: SubscriptionRow, { amount_paid: paid }: InvoiceRow, now: Date) {
  const [start, finish] = [row.period_start.getTime(), row.period_end.getTime()];
  const rest = Math.min(1, Math.max(0, (finish - now.getTime()) / (finish - start)));
  return Math.floor(paid * rest);
}

/** Also called by a job; it can be repeated. */
export async function endSubscriptionNow(app: FastifyInstance, id: string, atPeriodEnd: boolean) {
  const row = await findSubscription(app.pool, id);
  if (!row || !isGoingOn(row)) return;
  await forgetStop(app.pool, id);
  if (atPeriodEnd) return void (await stopRenewal(app, row));
  await endNow(app, row);
  await syncSubscription(app, id);
}

/** A stored request is executed by its job when the provider cannot be reached now. */
async function tryNow(app: FastifyInstance, work: () => Promise<void>) {
  await work().catch((error: unknown) => app.log.warn({ err: error }, 'a job will do it'));
}
