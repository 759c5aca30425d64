import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { changeBalance } from '../credit/change-balance.ts';
import { syncCredit } from '../credit/sync.ts';
import { makeRefund } from '../office/make-refund.ts';
import { findRefundsOfWithdrawal } from '../office/refunds.ts';
import { findCustomer } from '../provider/customer.ts';
import { dropWaiting } from '../subscriptions/plan-change/plan-later.ts';
import { findSubscription } from '../subscriptions/rows.ts';
import { forgetStop } from '../subscriptions/stop/stop-marks.ts';
import { endNow } from '../subscriptions/stop/stop.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { type WithdrawalRow, findWithdrawal, markWithdrawalDone } from './rows.ts';

/** Does at the provider what a stored withdrawal means. A job also calls this, and it can be repeated. */
export async function finishWithdrawal(app: FastifyInstance, id: string) {
  const row = await findWithdrawal(app.pool, id);
  if (!row || row.done_at) return;
  await end(app, row.subscription_id);
  await returnCredit(app, row);
  for (const refund of await findRefundsOfWithdrawal(app.pool, row.subscription_id))
    await makeRefund(app, refund.id);
  await inTransaction(app.pool, async (client) => {
    if (row.member_id) await lockMember(client, row.member_id);
    await markWithdrawalDone(client, id, app.now());
  });
}

async function end(app: FastifyInstance, id: string) {
  const known = await findSubscription(app.pool, id);
  if (!known || !isOngoing(known)) return;
  const row = (await syncSubscription(app, id)) ?? known;
  if (!isOngoing(row)) return;
  await forgetStop(app, row);
  await dropWaiting(app, id);
  await endNow(app, row);
  await syncSubscription(app, id);
}

/** What credit had paid becomes credit again, once. */
async function returnCredit(app: FastifyInstance, row: WithdrawalRow) {
  const { id, to_credit: credit, currency, declared_at: since, member_id: memberId } = row;
  const customer = memberId && (await findCustomer(app.pool, memberId));
  if (!customer || credit === 0) return;
  await changeBalance(app, {
    customer,
    currency,
    amount: -credit,
    refund: id,
    step: 'back',
    since,
  });
  await syncCredit(app, customer);
}
