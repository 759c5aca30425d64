import { ownProfile } from '@kindred/contract/accounts';
import { call } from '../../lib/calls/call.ts';
import { keepOwnUser } from '../../lib/sessions/keep-own-user.ts';

/** Reads the signed-in user from the server, because the stored one can be old. */
export async function loadUser(): Promise<void> {
  const { userData } = await call(ownProfile);
  keepOwnUser(userData.user, userData);
}
