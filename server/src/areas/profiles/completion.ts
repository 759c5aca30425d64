import type { OwnUser } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { changeOwnProfile } from './own-change.ts';
import { type OwnRequest, findMissingFields } from './profile-change.ts';

/** Stores the given fields. Refuses with what is still missing, until the profile is complete. */
export async function completeOwnProfile(
  app: FastifyInstance,
  caller: Caller,
  change: ProfileChange,
  by: OwnRequest,
): Promise<OwnUser> {
  const user = await changeOwnProfile(app, caller, change, by);
  const errors = caller.staffRole ? [] : findMissingFields(user);
  if (errors[0]) {
    const more = errors.length > 1 ? ` ${errors.length - 1} more to go.` : '';
    throw new AppError('refused', `${errors[0].msg}${more}`, { errors });
  }
  return user;
}
