import type { OwnUser } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../platform/http/context.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { textsFor } from '../../platform/text/language-texts.ts';
import { changeOwnProfile } from './own-change.ts';
import { type OwnRequest, findProfileNeeds } from './profile-change.ts';

/** Stores the given fields. Refuses with what is still missing, until the profile is complete. */
export async function completeOwnProfile(
  app: FastifyInstance,
  caller: Caller,
  change: ProfileChange,
  by: OwnRequest,
): Promise<OwnUser> {
  const user = await changeOwnProfile(app, caller, change, by);
  const needs = caller.staffRole ? [] : findProfileNeeds(user);
  if (needs.length > 0) {
    const texts = textsFor(readerLanguage(by.request)).profileNeeds;
    const errors = needs.map((field) => ({
      field,
      msg: texts[field](),
      code: 'required' as const,
    }));
    throw new AppError('profile_lacks', { params: { needs }, errors });
  }
  return user;
}
