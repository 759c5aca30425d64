import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { paymentNow } from '../clock/payment-clock.ts';
import { hashCard } from '../methods/hash-card.ts';
import { openCard } from '../methods/open-card.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { readContract } from './contract.ts';
import { insertFullReturn } from './full-return-rows.ts';
import { isWithdrawable } from './period.ts';

const selectOfMember = statement({
  name: 'find_full_return_of_member',
  text: `select from withdrawal where member_id = $memberId and begin_version is null and price > 0 limit 1`,
  params: { memberId: 'uuid' },
});

interface Buyer {
  readonly memberId: string;
  readonly earlier: readonly SubscriptionRow[];
  readonly now: Date;
}

/**
 * Without the agreement to pay for the time used, a member gets one contract back in full: the one that came back, or an earlier
 * one that still can.
 */
export async function refuseSecondReturn(
  { config: { timeZone } }: Pick<FastifyInstance, 'config'>,
  db: Db,
  { memberId, earlier, now }: Buyer,
) {
  if ((await selectOfMember.run(db, { memberId })) > 0) throw new AppError('begin_needed');
  for (const row of earlier) {
    const contract = row.begin_version === null ? await readContract(db, row, now) : null;
    if (
      contract &&
      contract.amounts.price > 0 &&
      isWithdrawable(timeZone, contract.concludedAt, now)
    )
      throw new AppError('begin_needed');
  }
}

/**
 * Reserves the one full return of a card for the contract that a member pays with it, or tries to. Of two members at the same
 * time the first one gets it. False if it is reserved for someone else, or used.
 */
export async function claimFullReturn(
  app: FastifyInstance,
  memberId: string,
  card: Stripe.PaymentMethod,
  { pays }: { readonly pays: boolean },
) {
  const cardHash = hashCard(app, 'full return', card);
  if (!cardHash) return false;
  return inTransaction(app.pool, async (client) => {
    const there = await lockMember(client, memberId);
    const claimed = { cardHash, memberId, now: app.now(), pays };
    return there && (await insertFullReturn(client, claimed)) > 0;
  });
}

/** Another card that a contract without that agreement is paid with while it can be withdrawn from. */
export async function refuseUsedCard(
  app: FastifyInstance,
  row: SubscriptionRow,
  method: string,
  { pays } = { pays: true },
) {
  const { member_id: memberId, begin_version: version, created_at: at } = row;
  if (!memberId || version) return;
  if (!isWithdrawable(app.config.timeZone, at, await paymentNow(app))) return;
  const card = await openCard(app, row.customer_id, method);
  if (!(await claimFullReturn(app, memberId, card, { pays }))) throw new AppError('card_used_up');
}

export const isUsedUp = (error: unknown) =>
  error instanceof AppError && error.code === 'card_used_up';
