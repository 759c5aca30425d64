import type { StaffUser } from '@kindred/contract/user-admin';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';

type Subject = Pick<StaffUser, '_id' | 'staffRole'>;
type Actor = Pick<Caller, 'id' | 'staffRole'> | null;

/** Why this caller may not open or change this account, or null. No one may change their own account as staff. */
export function subjectRefusal(caller: Actor, { _id, staffRole }: Subject): AppError | null {
  if (_id === caller?.id) return new AppError('cannot_manage_self');
  if (staffRole && caller?.staffRole !== 'administrator')
    return new AppError('cannot_manage_colleague');
  return null;
}

export function refuseSubject(caller: Actor, subject: Subject) {
  const refusal = subjectRefusal(caller, subject);
  if (refusal) throw refusal;
}
