import type { StaffUser } from '@kindred/contract/user-admin';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';

type Subject = Pick<StaffUser, '_id' | 'staffRole'>;
type Actor = Pick<Caller, 'id' | 'staffRole'> | null;

/** Why this caller may not open or change this account, or null. Nobody may change their own account as staff. */
export function subjectRefusal(caller: Actor, { _id, staffRole }: Subject): AppError | null {
  if (_id === caller?.id)
    return new AppError('forbidden', "You can't do this with your own account.");
  if (staffRole && caller?.staffRole !== 'administrator')
    return new AppError(
      'forbidden',
      "Only an administrator can open or change a colleague's account.",
    );
  return null;
}

export function refuseSubject(caller: Actor, subject: Subject) {
  const refusal = subjectRefusal(caller, subject);
  if (refusal) throw refusal;
}
