import type { OwnUser } from '@kindred/contract/members';
import { session } from './session.ts';

/** Stores what the header shows of the signed-in user. Private fields stay out of the browser's storage. */
export function keepOwnUser({
  dateOfBirth: _dateOfBirth,
  lookingFor: _lookingFor,
  interests: _interests,
  prompts: _prompts,
  ...user
}: OwnUser) {
  session.keepUser(user);
}
