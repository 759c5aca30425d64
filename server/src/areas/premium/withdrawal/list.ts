import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import {
  type SubscriptionRow,
  findSubscription,
  findSubscriptionsOf,
} from '../subscriptions/rows.ts';
import { readContract, toWithdrawable } from './contract.ts';
import { isWithdrawable } from './period.ts';
import { findWithdrawalOf, findWithdrawalsOf, toWithdrawal } from './rows.ts';
import { createWithdrawalTokens } from './token.ts';

/** The contracts that a member can still withdraw from, and the latest withdrawal while its period lasts. */
export async function listContracts(app: FastifyInstance, memberId: string) {
  const withdrawals = await findWithdrawalsOf(app.pool, memberId);
  const rows = await findSubscriptionsOf(app.pool, memberId);
  const open = rows.filter(({ id }) => !withdrawals.some((each) => each.subscription_id === id));
  const [latest] = withdrawals;
  const now = await paymentNow(app);
  const isShown = latest && isWithdrawable(app.config.timeZone, latest.concluded_at, now);
  return {
    contracts: await describe(app, open),
    withdrawn: isShown ? toWithdrawal(latest) : null,
  };
}

async function describe(app: FastifyInstance, rows: readonly SubscriptionRow[]) {
  const { pool, config } = app;
  const now = await paymentNow(app);
  const contracts = [];
  for (const row of rows) {
    const contract = await readContract(pool, row, now);
    if (contract && isWithdrawable(config.timeZone, contract.concludedAt, now))
      contracts.push(toWithdrawable(contract, config.timeZone));
  }
  return contracts;
}

/** A link that we did not create looks like one whose member was erased. */
export async function findContractOfLink({ pool, secret }: FastifyInstance, token: string) {
  const id = createWithdrawalTokens(secret).read(token);
  const row = id && (await findSubscription(pool, id));
  if (row && row.member_id) return { ...row, member_id: row.member_id };
  throw new AppError('withdrawal_link_unknown');
}

/** What a mailed link shows: its contract, or the withdrawal from it, until the period is over. */
export async function openContractOfLink(app: FastifyInstance, token: string) {
  const row = await findContractOfLink(app, token);
  const contracts = await describe(app, [row]);
  if (contracts.length === 0) throw new AppError('withdrawal_period_over');
  const made = await findWithdrawalOf(app.pool, row.id);
  return made ? { contracts: [], withdrawn: toWithdrawal(made) } : { contracts, withdrawn: null };
}
