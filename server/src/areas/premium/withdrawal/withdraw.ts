import type { withdraw as withdrawRoute } from '@kindred/contract/premium/withdrawal';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { Static } from 'typebox';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeSystemAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { wantRefund } from '../office/want-refund.ts';
import { refreshAmounts } from '../office/refresh.ts';
import { findOpenRequest } from '../requests/requests.ts';
import { dropWaiting } from '../subscriptions/plan-change/plan-later.ts';
import { type SubscriptionRow, findSubscription } from '../subscriptions/rows.ts';
import { withdrawKey } from '../subscriptions/stop/ending-now.ts';
import { type ReadContract, readContract } from './contract.ts';
import { finishWithdrawal } from './finish.ts';
import { useFullReturns } from './full-return-rows.ts';
import { findMailboxOfReceipt, mailReceipt } from './mail-receipt.ts';
import { isWithdrawable } from './period.ts';
import { type WithdrawalRow, findWithdrawalOf, insertWithdrawal } from './rows.ts';

type Declaration = Static<(typeof withdrawRoute)['schema']['body']>;

interface By {
  readonly memberId: string;
  /** Without signing in, by the link of a mail. */
  readonly byLink: boolean;
}

/**
 * Withdraws from a contract, once for any number of requests: stores the withdrawal with its refunds and its receipt, and
 * then ends the subscription at the provider. It counts from when it is stored; if the provider can't be reached, a job
 * does the rest.
 */
export async function withdraw(app: FastifyInstance, declared: Declaration, by: By) {
  const { subscriptionId } = declared;
  const known = await openContract(app, subscriptionId, by);
  const earlier = await findWithdrawalOf(app.pool, subscriptionId);
  if (earlier) return earlier;
  await readAgain(app, known);
  const paidUntil = await paymentNow(app);
  const made = await inTransaction(app.pool, async (client) => {
    if (!(await lockMember(client, by.memberId))) throw new AppError('session_ended');
    const present = await findWithdrawalOf(client, subscriptionId);
    if (present) return present;
    const contract = await openWithdrawable(app, client, declared, paidUntil);
    const { toCard, toCredit } = contract.amounts;
    if (toCard + toCredit !== declared.amount) throw new AppError('withdrawal_amounts_out_of_date');
    return store(app, client, contract, { declared, by, paidUntil });
  });
  await finishWithdrawal(app, made.id).catch((error: unknown) =>
    app.log.warn({ err: error }, 'a withdrawal could not be finished; a job tries again'),
  );
  return made;
}

async function openContract({ pool }: FastifyInstance, id: string, { memberId }: By) {
  const found = await findSubscription(pool, id);
  if (found?.member_id === memberId) return found;
  throw new AppError('subscription_not_found');
}

/** A longer plan that waits for the bank is given up. Without the provider, our rows say what was paid. */
async function readAgain(app: FastifyInstance, row: SubscriptionRow) {
  try {
    if (row.change_waits) await dropWaiting(app, row.id);
    await refreshAmounts(app, row);
  } catch (error) {
    app.log.warn({ err: error }, 'a withdrawal goes by the payments that are stored');
  }
}

/** What is under way is waited for, as it pays or credits days. The member is locked. */
async function openWithdrawable(
  { config }: FastifyInstance,
  client: PoolClient,
  { subscriptionId, amount }: Declaration,
  at: Date,
) {
  const row = await findSubscription(client, subscriptionId);
  const contract = row && (await readContract(client, row, at, amount));
  if (!contract || !isWithdrawable(config.timeZone, contract.concludedAt, at))
    throw new AppError('withdrawal_period_over');
  const memberId = contract.row.member_id ?? '';
  if (contract.row.change_waits || (await findOpenRequest(client, memberId)))
    throw new AppError('plan_change_in_progress');
  return contract;
}

interface Order {
  readonly declared: Declaration;
  readonly by: By;
  readonly paidUntil: Date;
}

async function store(
  app: FastifyInstance,
  client: PoolClient,
  { row, concludedAt, amounts, parts }: ReadContract,
  { declared: { name }, by, paidUntil }: Order,
): Promise<WithdrawalRow> {
  const now = app.now();
  const mailbox = await findMailboxOfReceipt(client, by.memberId);
  const made = await insertWithdrawal(client, {
    ...amounts,
    ...by,
    subscriptionId: row.id,
    name,
    email: mailbox.email ?? '',
    plan: row.plan,
    concludedAt,
    beginVersion: row.begin_version,
    currency: row.currency,
    now,
    paidUntil,
  });
  for (const { invoice, amount } of parts)
    await wantRefund(client, {
      invoice,
      amount,
      reason: '',
      byId: by.memberId,
      now,
      endedSubscriptionId: row.id,
      ofWithdrawal: true,
    });
  if (!row.begin_version && amounts.price > 0) await useFullReturns(client, by.memberId, now);
  await addJob(client, 'finish-withdrawal', { id: made.id }, { key: withdrawKey(row.id) });
  const details = { subscription: row.id, toCard: made.to_card, toCredit: made.to_credit };
  await writeSystemAudit(client, {
    action: 'payment.withdraw',
    subject: { kind: 'member', id: by.memberId },
    details: { ...details, currency: row.currency, byLink: by.byLink },
  });
  await mailReceipt(client, app, made, mailbox);
  return made;
}
