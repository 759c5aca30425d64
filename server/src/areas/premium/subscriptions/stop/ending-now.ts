import { AppError } from '../../../../errors.ts';
import { type Db } from '../../../../db/statement.ts';
import { isJobOpen } from '../../../../platform/jobs/jobs.ts';

/** The key of the job that ends a subscription for staff. */
export const endKey = (subscriptionId: string) => `end-${subscriptionId}`;

/** What a member paid for a longer plan would be lost with its end, which is decided already. */
export async function refuseWhileEnding(db: Db, subscriptionId: string) {
  if (await isJobOpen(db, endKey(subscriptionId))) throw new AppError('team_ends_subscription');
}
