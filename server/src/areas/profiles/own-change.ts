import { minimumAge } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { ageOn } from '../members/age.ts';
import { eraseMember } from '../members/erase.ts';
import { type OwnRequest, changeProfile } from './profile-change.ts';

/** Changes the profile of the caller. A person who is too young keeps no account. */
export async function changeOwnProfile(
  app: FastifyInstance,
  caller: Caller,
  change: ProfileChange,
  by: OwnRequest,
) {
  if (change.dateOfBirth && isMinor(change.dateOfBirth, by.today) && !caller.staffRole)
    await removeIfNew(app, caller.id);
  return changeProfile(app, caller, change, by);
}

function isMinor(birthDate: string, today: string) {
  const age = ageOn(birthDate, today);
  return age >= 0 && age < minimumAge;
}

const markNewMemberErased = statement({
  name: 'mark_new_member_erased',
  text: `update member set state = 'erased', state_by = 'self'
    where id = $id and state = 'active'
      and not exists (select from profile where member_id = $id and birth_date is not null)
    returning id, email`,
  params: { id: 'uuid' },
  row: Row({ id: Uuid, email: Text }),
});

/**
 * Erases a person who is too young immediately. A member whose birth date we already have mistyped it: their change is
 * only refused.
 */
async function removeIfNew(app: FastifyInstance, id: string) {
  const newcomer = await markNewMemberErased.first(app.pool, { id });
  if (!newcomer) return;
  await eraseMember(app, newcomer);
  throw new AppError('too_young_and_deleted', { data: { accountDeleted: true } });
}
