import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { makeRefund } from '../office/make-refund.ts';
import { divide, findPaid } from '../office/refundable.ts';
import { findRefund, hasOpenRefund } from '../office/refunds.ts';
import { wantRefund } from '../office/want-refund.ts';
import { findOpenRequest } from '../requests/requests.ts';
import { findCustomer } from '../provider/customer.ts';
import { ask } from '../provider/provider-failures.ts';
import { describeCredit } from './describe.ts';
import { syncCredit } from './sync.ts';

/** Gives a member's credit back to the cards that paid, latest payment first. */
export async function refundCredit(app: FastifyInstance, memberId: string) {
  const { pool, config } = app;
  const customer = await findCustomer(pool, memberId);
  if (customer) await ask(() => syncCredit(app, customer));
  const ids = await inTransaction(pool, async (client) => {
    await lockCaller(client, memberId);
    // It charges less by the credit that its page showed.
    if ((await findOpenRequest(client, memberId))?.kind === 'update')
      throw new AppError('plan_change_in_progress');
    if (await hasOpenRefund(client, memberId)) throw new AppError('refund_on_its_way');
    const held = await describeCredit(client, memberId, config.premium.currency);
    if (!held) throw new AppError('no_credit');
    const all = await findPaid(client, memberId);
    const paid = all.filter(({ currency }) => currency === held.currency);
    const parts = divide(paid, held.refundable);
    if (parts.length === 0) throw new AppError('credit_was_given');
    const made: string[] = [];
    for (const part of parts) {
      const wanted = { ...part, reason: '', byId: memberId, now: app.now() };
      made.push((await wantRefund(client, { ...wanted, ofCredit: true })).id);
    }
    return made;
  });
  for (const id of ids)
    await makeRefund(app, id).catch((error: unknown) =>
      app.log.warn({ err: error }, 'refund of credit failed; a job tries again'),
    );
  const refunds = await Promise.all(ids.map((id) => findRefund(pool, id)));
  const counted = refunds.filter((each) => each !== null && each.status !== 'failed');
  const { premium } = config;
  return {
    refunded: counted.reduce((sum, each) => sum + (each?.amount ?? 0), 0),
    currency: counted[0]?.currency ?? premium.currency,
    credit: await describeCredit(pool, memberId, premium.currency),
  };
}
