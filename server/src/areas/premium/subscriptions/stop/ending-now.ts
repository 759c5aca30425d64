import { AppError } from '../../../../errors.ts';
import { type Db } from '../../../../db/statement.ts';
import { isJobOpen } from '../../../../platform/jobs/jobs.ts';

/** The key of the job that ends a subscription for staff. */
export const endKey = (subscriptionId: string) => `end-${subscriptionId}`;

/** The key of the job that ends a subscription whose member withdrew from the contract. */
export const withdrawKey = (subscriptionId: string) => `withdraw-${subscriptionId}`;

/** What a member paid for a longer plan would be lost with its end, which is decided already. */
export async function refuseWhileEnding(db: Db, subscriptionId: string) {
  for (const keyOf of [endKey, withdrawKey])
    if (await isJobOpen(db, keyOf(subscriptionId))) throw new AppError('subscription_ending_now');
}
