import type { OwnUser } from '@kindred/contract/members';
import type { Requirements } from './session-store.ts';
import { session } from './session.ts';

/** Stores what the header shows of the signed-in user. Private fields stay out of the browser's storage. */
export function keepOwnUser(
  {
    dateOfBirth: _dateOfBirth,
    lookingFor: _lookingFor,
    interests: _interests,
    prompts: _prompts,
    ...user
  }: OwnUser,
  requirements?: Partial<Requirements>,
) {
  session.keepUser(user, requirements);
}
