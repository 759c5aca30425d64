import { minimumAge, type OwnUser } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { ageOn } from '../members/age.ts';
import { eraseMember } from '../members/erase.ts';
import { type OwnRequest, changeProfile, missingIn } from './profile-change.ts';

/** Keeps what is given and says what is still missing; done when nothing is. */
export async function completeOwnProfile(
  app: FastifyInstance,
  { id, staffRole }: Caller,
  change: ProfileChange,
  by: OwnRequest,
): Promise<OwnUser> {
  if (change.dateOfBirth && isMinor(change.dateOfBirth, by.today) && !staffRole) {
    await removeNewcomer(app, id);
  }
  const user = await changeProfile(app.pool, id, change, by);
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

/** Of somebody too young nothing remains. Who has told an age before mistypes: the change is refused, no more. */
async function removeNewcomer(app: FastifyInstance, id: string) {
  const { rows } = await app.pool.query<{ id: string; email: string }>({
    name: 'remove_newcomer',
    text: `update member set state = 'erased', state_by = 'self'
      where id = $1 and state = 'active'
        and not exists (select from profile where member_id = $1 and birth_date is not null)
      returning id, email`,
    values: [id],
  });
  const [newcomer] = rows;
  if (!newcomer) return;
  await eraseMember(app, newcomer);
  const msg = `You have to be ${minimumAge} or older to be here. Your account has been removed.`;
  throw new AppError('refused', msg, { errors: [{ field: 'dateOfBirth', msg }] });
}
