import { lockMembers } from '../../db/locks.ts';
import type { Db } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

/** Locks the caller together with others. Refuses a caller who was erased while the request arrived. */
export async function lockCaller(db: Db, id: string, others: readonly string[] = []) {
  const locked = await lockMembers(db, [id, ...others]);
  if (!locked.includes(id)) throw sessionEnded();
}

export const sessionEnded = () => new AppError('session_ended');
