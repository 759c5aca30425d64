import { isOngoing } from '@kindred/contract/premium/ongoing';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../errors.ts';
import type { Db } from '../../../../db/statement.ts';
import { listMethods } from '../../methods/methods.ts';
import { fulfil } from '../../requests/fulfil.ts';
import { type SubscriptionRow, findSubscriptionsOf, toSubscription } from '../rows.ts';
import { resumeRenewal } from './resume.ts';
import { forgetStop } from './stop-marks.ts';
import { stopRenewal } from './stop.ts';

const isOpen = (row: SubscriptionRow) => isOngoing(row) || row.status === 'incomplete';

async function openCancellable(db: Db, memberId: string) {
  const all = await findSubscriptionsOf(db, memberId);
  const found = all.find(isOngoing) ?? all.find(isOpen);
  if (found) return found;
  throw new AppError('no_subscription');
}

/** Cancels at the end of the paid period. */
export function cancel(app: FastifyInstance, memberId: string, atPeriodEnd: boolean) {
  const check = async (client: Db) => {
    const { status } = await openCancellable(client, memberId);
    if (!atPeriodEnd && (status === 'active' || status === 'trialing'))
      throw new AppError('premium_not_ended_now');
  };
  const wanted = { memberId, kind: 'cancel', content: { atPeriodEnd }, key: null, check } as const;
  return fulfil(app, wanted, async () => {
    const row = await openCancellable(app.pool, memberId);
    await forgetStop(app, row);
    return toSubscription(await stopRenewal(app, row));
  });
}

/** Undoes a cancellation before the end has come. */
export function reactivate(app: FastifyInstance, memberId: string) {
  const open = async (db: Db) => {
    const all = await findSubscriptionsOf(db, memberId);
    const found = all.find(isOngoing);
    if (found) return found;
    if (all.length > 0) throw new AppError('subscription_over');
    throw new AppError('no_subscription');
  };
  const check = async (client: Db) => void (await open(client));
  const wanted = { memberId, kind: 'reactivate', content: {}, key: null, check } as const;
  return fulfil(app, wanted, async () => {
    const row = await open(app.pool);
    await refuseWithoutCard(app, memberId);
    await forgetStop(app, row);
    if (!row.cancel_at_period_end) return toSubscription(row);
    return toSubscription(await resumeRenewal(app, row));
  });
}

/** After a cancellation the last card can be removed, and the next payment would fail. */
async function refuseWithoutCard(app: FastifyInstance, memberId: string) {
  const cards = await listMethods(app, memberId);
  if (cards.some(({ isDefault }) => isDefault)) return;
  throw new AppError('no_card_saved');
}
