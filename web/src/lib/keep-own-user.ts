import type { OwnUser } from '@kindred/contract/members';
import { session } from './session.ts';

/** What the frame shows of whoever is signed in. What is theirs alone stays out of the browser's storage. */
export function keepOwnUser({
  dateOfBirth: _dateOfBirth,
  lookingFor: _lookingFor,
  interests: _interests,
  prompts: _prompts,
  ...user
}: OwnUser) {
  session.keepUser(user);
}
