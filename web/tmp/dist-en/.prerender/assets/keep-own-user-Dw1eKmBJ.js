import { t as session } from './session-qxZvcB-b.js';
// web/src/lib/sessions/keep-own-user.ts
/** Stores what the header shows of the signed-in user. Private fields stay out of the browser's storage. */
function keepOwnUser(
  {
    dateOfBirth: _dateOfBirth,
    lookingFor: _lookingFor,
    interests: _interests,
    prompts: _prompts,
    ...user
  },
  requirements,
) {
  session.keepUser(user, requirements);
}
export { keepOwnUser as t };
