import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { ask } from '../provider/provider-failures.ts';
import { findOpenRequest } from '../requests/requests.ts';
import { findOngoing } from '../subscriptions/own.ts';
import { dropWaiting } from '../subscriptions/plan-change/plan-later.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';
import { refreshAmounts } from './refresh.ts';

export const outOfDate = () => new AppError('ending_amounts_out_of_date');

/**
 * Before days are refunded, or a subscription is ended: a longer plan that waits for the bank is given up, as it credits
 * these days, and what staff saw is read again. A payment that came in since was in none of the amounts they saw.
 */
export async function settleFirst(app: FastifyInstance, memberId: string, known: SubscriptionRow) {
  await refuseUnderWay(app.pool, memberId);
  const read = await ask(async () => {
    await dropWaiting(app, known.id);
    return refreshAmounts(app, known);
  });
  if (isOngoing(read) && stateOf(read) !== stateOf(known)) throw outOfDate();
}

const stateOf = ({ status, plan, period_start: start, charge_waits: waits }: SubscriptionRow) =>
  [status, plan, start.getTime(), waits].join(' ');

async function refuseUnderWay(db: Db, memberId: string) {
  const request = await findOpenRequest(db, memberId);
  if (request?.kind === 'update') throw new AppError('member_changes_plan');
}

/** A change that is under way, or has come to wait for the bank since, credits days as if they were not refunded. */
export async function refuseWhileChanging(db: Db, memberId: string) {
  await refuseUnderWay(db, memberId);
  if ((await findOngoing(db, memberId))?.change_waits) throw new AppError('member_changes_plan');
}
