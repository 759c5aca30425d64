import { AppError } from '../../../errors.ts';
import type { Db } from '../../../db/statement.ts';
import type { AccountService } from '../service.ts';
import { findChangeByStaff } from './queries.ts';

/** Refuses to sign someone in by a mailbox that staff have set and that the old mailbox can still undo. */
export async function refuseHeld(
  db: Db,
  { now, timeZone }: Pick<AccountService, 'now' | 'timeZone'>,
  memberId: string,
) {
  const change = await findChangeByStaff(db, memberId, now());
  if (!change) return;
  const until = change.undo_until.toISOString();
  throw new AppError('email_changed_by_staff', { params: { until, timeZone } });
}
