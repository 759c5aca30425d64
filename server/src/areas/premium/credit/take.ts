import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import type { Db } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findCustomer } from '../provider/customer.ts';
import {
  type RefundRow,
  decideCredit,
  failEmptyRefund,
  findRefund,
  noteCreditTaken,
} from '../office/refunds.ts';
import { changeBalance } from './change-balance.ts';
import { readCredit, syncCredit } from './sync.ts';

/**
 * Takes the credit away that a refund pays out, so that no one has the same money on the card and as credit. A refund of
 * credit becomes as small as the credit that is there. Null if nothing is left to refund.
 */
export async function takeCredit(
  app: FastifyInstance,
  refund: RefundRow,
): Promise<RefundRow | null> {
  if (refund.credit_taken) return refund;
  const customer = refund.member_id && (await findCustomer(app.pool, refund.member_id));
  const decided = refund.credit === null ? await decide(app, refund, customer) : refund;
  if (decided?.status !== 'requested') return null;
  if (decided.credit_taken) return decided;
  const credit = customer ? await take(app, decided, customer) : 0;
  // Stored first: until it is noted here, staff cannot refund the credit a second time.
  if (customer) await syncCredit(app, customer);
  const amount = decided.of_credit ? credit : decided.amount;
  await withMember(app, decided, (client) =>
    amount > 0
      ? noteCreditTaken(client, decided.id, { credit, amount })
      : failEmptyRefund(client, decided),
  );
  const after = await findRefund(app.pool, decided.id);
  return after?.status === 'requested' ? after : null;
}

/** Stored before it is taken, so that every repetition takes the same. */
async function decide(app: FastifyInstance, refund: RefundRow, customer: string | null) {
  const { credit: there } = customer ? await readCredit(app, customer) : { credit: 0 };
  const credit = Math.min(refund.amount, Math.max(0, there));
  const amount = refund.of_credit ? credit : refund.amount;
  await withMember(app, refund, (client) =>
    amount > 0
      ? decideCredit(client, refund.id, { credit, amount })
      : failEmptyRefund(client, refund),
  );
  return findRefund(app.pool, refund.id);
}

/** A payment may have used the credit since it was looked up: what is missing is given back. */
async function take(app: FastifyInstance, refund: RefundRow, customer: string) {
  const { id, currency, credit, created_at: since } = refund;
  if (!credit) return 0;
  const change = { customer, currency, since, refund: id };
  const ending = await changeBalance(app, { ...change, amount: credit, step: 'credit' });
  const missing = Math.min(credit, Math.max(0, ending));
  if (missing > 0) await changeBalance(app, { ...change, amount: -missing, step: 'unused' });
  return credit - missing;
}

/** After the provider refused the refund, or it failed later. */
export async function giveCreditBack(app: FastifyInstance, refund: RefundRow) {
  const { id, currency, credit, created_at: since, member_id: memberId } = refund;
  const customer = memberId && (await findCustomer(app.pool, memberId));
  if (!customer || !credit) return;
  await changeBalance(app, {
    customer,
    currency,
    since,
    refund: id,
    amount: -credit,
    step: 'back',
  });
  await syncCredit(app, customer);
}

const withMember = (
  app: FastifyInstance,
  { member_id: memberId }: RefundRow,
  write: (client: Db) => Promise<unknown>,
) =>
  inTransaction(app.pool, async (client) => {
    if (memberId) await lockMember(client, memberId);
    await write(client);
  });
