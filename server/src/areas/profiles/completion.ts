import { minimumAge, type OwnUser } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/context.ts';
import { ageOn } from '../accounts/registering/age.ts';
import { type OwnRequest, changeProfile, missingIn } from './profile-change.ts';

/** Keeps what is given and says what is still missing; done when nothing is. */
export async function completeOwnProfile(
  pool: Pool,
  { id, staffRole }: Caller,
  change: ProfileChange,
  by: OwnRequest,
): Promise<OwnUser> {
  if (change.dateOfBirth && isMinor(change.dateOfBirth, by.today) && !staffRole) {
    await removeNewcomer(pool, id);
  }
  const user = await changeProfile(pool, id, change, by);
  const errors = staffRole ? [] : missingIn(user);
  if (errors[0]) {
    const more = errors.length > 1 ? ` ${errors.length - 1} more to go.` : '';
    throw new AppError('refused', `${errors[0].msg}${more}`, { errors });
  }
  return user;
}

function isMinor(birthDate: string, today: string) {
  const age = ageOn(birthDate, today);
  return age >= 0 && age < minimumAge;
}

/** Of somebody too young no account remains. Who has told an age before mistypes: the change is refused, no more. */
async function removeNewcomer(pool: Pool, id: string) {
  const { rowCount } = await pool.query({
    name: 'remove_newcomer',
    text: `delete from member where id = $1
      and not exists (select from profile where member_id = $1 and birth_date is not null)`,
    values: [id],
  });
  if (!rowCount) return;
  const msg = `You have to be ${minimumAge} or older to be here. Your account has been removed.`;
  throw new AppError('refused', msg, { errors: [{ field: 'dateOfBirth', msg }] });
}
