import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { endSubscription, refundInvoice } from '@kindred/contract/premium/office';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { auditRefused, writeAudit } from '../../../platform/audit/audit.ts';
import { workOnce } from '../../../platform/http/idempotency.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { type StaffRequest, lockStaffUser, openStaffUser } from '../../members/staff-user.ts';
import { secondsAhead } from '../clock/payment-clock.ts';
import { openOwnInvoice } from '../invoices/own.ts';
import type { InvoiceRow } from '../invoices/rows.ts';
import { clientKey } from '../requests/client-key.ts';
import { findOpenRequest } from '../requests/requests.ts';
import { endKey } from '../subscriptions/stop/ending-now.ts';
import { findOngoing, openOwn } from '../subscriptions/own.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { forgetStop } from '../subscriptions/stop/stop-marks.ts';
import { endNow, stopRenewal } from '../subscriptions/stop/stop.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { quoteEnding } from './ending.ts';
import { makeRefund } from './make-refund.ts';
import { type RefundRow, hasEndRefund, takesCredit } from './refunds.ts';
import { outOfDate, refuseWhileChanging, settleFirst } from './settle-first.ts';
import { wantRefund } from './want-refund.ts';

type Refunding = Static<(typeof refundInvoice)['schema']['body']>;
type Ending = Static<(typeof endSubscription)['schema']['body']>;

const actor = ({ request }: StaffRequest) => request.caller?.id ?? '';

/** Stores the refund with its audit entry, and then asks the provider; if that fails, a job does. */
export async function refund(
  app: FastifyInstance,
  memberId: string,
  body: Refunding,
  by: StaffRequest,
) {
  const subject = { kind: 'member', id: memberId } as const;
  const once = {
    memberId: actor(by),
    key: clientKey(by.request),
    content: ['refund', memberId, body],
    now: by.now,
  };
  const made = await auditRefused(app.pool, by.request, subject, async () => {
    await openStaffUser(app.pool, memberId, by.request.caller, by);
    const own = await findOngoing(app.pool, memberId);
    if (own && (own.change_waits || body.endNow)) await settleFirst(app, memberId, own);
    return inTransaction(app.pool, (client) =>
      workOnce(client, once, () => storeRefund(client, memberId, body, by)),
    );
  });
  const { endedId } = made;
  if (endedId !== null) await tryNow(app, () => endSubscriptionNow(app, endedId, false));
  await tryNow(app, () => makeRefund(app, made.id));
  return made.id;
}

async function storeRefund(
  client: PoolClient,
  memberId: string,
  { invoiceId, amount, left, later, endNow: endsToo = false, reason }: Refunding,
  by: StaffRequest,
) {
  const subject = { kind: 'member', id: memberId } as const;
  await lockStaffUser(client, memberId, by);
  await refuseWhileChanging(client, memberId);
  const invoice = await openOwnInvoice(client, memberId, invoiceId);
  if (later !== undefined && (await paysForLater(client, memberId, invoiceId)) > later)
    throw outOfDate();
  const ends = endsToo ? await openSubscriptionOf(client, memberId, invoice) : null;
  const wanted = { invoice, amount, seenLeft: left, reason, byId: actor(by), now: by.now };
  const row = await wantRefund(client, {
    ...wanted,
    ...(ends && { endedSubscriptionId: ends.id }),
  });
  const details = { invoice: invoiceId, amount: row.amount, currency: row.currency, reason };
  await writeAudit(client, by.request, { action: 'payment.refund', subject, details });
  const body = ends && { subscriptionId: ends.id, atPeriodEnd: false, reason };
  if (body) await wantEnd(client, memberId, { body, refunds: [] }, by);
  return { id: row.id, endedId: ends && ends.id };
}

/** How much of a payment pays for the running period, which an upgrade can have begun since staff looked. */
async function paysForLater(client: PoolClient, memberId: string, invoiceId: string) {
  const own = await findOngoing(client, memberId);
  const found = own && (await quoteEnding(client, own, memberId, own.period_start));
  return found?.earlier.find((each) => each.invoiceId === invoiceId)?.amount ?? 0;
}

async function openSubscriptionOf(client: PoolClient, memberId: string, invoice: InvoiceRow) {
  const row = await openOwn(client, memberId, invoice.subscription_id ?? '');
  if (isOngoing(row)) return row;
  throw new AppError('subscription_already_ended');
}

/** Ends a subscription, with a refund to each payment that paid for what is refunded. */
export async function end(app: FastifyInstance, memberId: string, body: Ending, by: StaffRequest) {
  if (body.atPeriodEnd && body.refund === 'unused') throw new AppError('days_are_kept');
  const subject = { kind: 'member', id: memberId } as const;
  const ahead = (await secondsAhead(app)) * 1000;
  const refundIds = await auditRefused(app.pool, by.request, subject, async () => {
    await openStaffUser(app.pool, memberId, by.request.caller, by);
    const known = await openOwn(app.pool, memberId, body.subscriptionId);
    if (isOngoing(known)) await settleFirst(app, memberId, known);
    return inTransaction(app.pool, async (client) => {
      await lockStaffUser(client, memberId, by);
      const row = await openOwn(client, memberId, body.subscriptionId);
      if (!isOngoing(row)) throw new AppError('subscription_already_ended');
      await refuseWhileChanging(client, memberId);
      const made = await refundsOf(client, row, body, { by, ahead });
      await wantEnd(client, memberId, { body, refunds: made }, by);
      return made.map(({ id }) => id);
    });
  });
  await tryNow(app, () => endSubscriptionNow(app, body.subscriptionId, body.atPeriodEnd));
  for (const id of refundIds) await tryNow(app, () => makeRefund(app, id));
  return refundIds;
}

type End = Pick<Ending, 'subscriptionId' | 'atPeriodEnd' | 'reason'> &
  Partial<Pick<Ending, 'refund'>>;

/**
 * Logs the end, and leaves it to a job in case this process cannot reach the provider. A change that the member is
 * paying for is waited for, as its amount would be lost.
 */
async function wantEnd(
  client: PoolClient,
  memberId: string,
  { body, refunds }: { body: End; refunds: readonly RefundRow[] },
  by: StaffRequest,
) {
  if (await findOpenRequest(client, memberId)) throw new AppError('member_changes_plan');
  const [first] = refunds;
  const amount = refunds.reduce((sum, each) => sum + each.amount, 0);
  const details = { ...body, ...(first && { amount, currency: first.currency }) };
  const subject = { kind: 'member', id: memberId } as const;
  await writeAudit(client, by.request, { action: 'payment.end', subject, details });
  const { subscriptionId: id, atPeriodEnd } = body;
  await addJob(client, 'end-subscription', { id, atPeriodEnd }, { key: endKey(id) });
}

const countsCredit = (kind: Ending['refund']) => kind === 'unused' || kind === 'credit';

/** Milliseconds for which staff can refund the amounts that they saw. */
const quoteLasts = 3_600_000;

/** Periods begin by the provider's clock, which can be ahead of ours by less than this. */
const clockDifference = 60_000;

async function refundsOf(
  client: PoolClient,
  row: SubscriptionRow,
  { refund: kind, quotedAt, quoted, reason }: Ending,
  { by, ahead }: { readonly by: StaffRequest; readonly ahead: number },
): Promise<RefundRow[]> {
  if (kind === 'none' || !row.member_id) return [];
  const now = new Date(by.now.getTime() + ahead);
  const seen = quotedAt === undefined ? now : new Date(quotedAt);
  if (Math.abs(now.getTime() - seen.getTime()) > quoteLasts) throw outOfDate();
  const begun = new Date(row.period_start.getTime() - ahead - clockDifference);
  if (await hasEndRefund(client, row.id, begun)) throw new AppError('ended_with_refund_already');
  if (countsCredit(kind) && (await takesCredit(client, row.member_id)))
    throw new AppError('refund_still_made');
  const { amounts, parts } = await quoteEnding(client, row, row.member_id, seen);
  if (quoted !== undefined && amounts[kind] !== quoted) throw outOfDate();
  const made: RefundRow[] = [];
  for (const { invoice, amount } of parts(kind))
    made.push(
      await wantRefund(client, {
        invoice,
        amount,
        reason,
        byId: actor(by),
        now: by.now,
        endedSubscriptionId: row.id,
        ofCredit: kind === 'credit',
      }),
    );
  return made;
}

/** A job also calls this, and it can be repeated. */
export async function endSubscriptionNow(app: FastifyInstance, id: string, atPeriodEnd: boolean) {
  const known = await findSubscription(app.pool, id);
  if (!known || !isOngoing(known)) return;
  const row = (await syncSubscription(app, id)) ?? known;
  await forgetStop(app, row);
  if (atPeriodEnd) return void (await stopRenewal(app, row));
  await endNow(app, row);
  await syncSubscription(app, id);
}

/** A stored request is executed by its job when the provider cannot be reached now. */
async function tryNow(app: FastifyInstance, work: () => Promise<void>) {
  await work().catch((error: unknown) =>
    app.log.warn({ err: error }, 'payment request of staff failed; a job tries again'),
  );
}
