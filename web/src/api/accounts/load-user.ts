import { ownProfile } from '@kindred/contract/accounts';
import { call } from '../../lib/call.ts';
import { keepOwnUser } from '../../lib/keep-own-user.ts';

/** Asks the server who is signed in; what the storage holds may be old. */
export async function loadUser(): Promise<void> {
  const { userData } = await call(ownProfile);
  keepOwnUser(userData.user);
}
