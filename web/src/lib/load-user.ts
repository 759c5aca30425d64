import { ownProfile } from '@kindred/contract/accounts';
import { call } from './call.ts';
import { session } from './session.ts';

/** Asks the server who is signed in; what the storage holds may be old. */
export async function loadUser(): Promise<void> {
  const { userData } = await call(ownProfile);
  session.keepUser(userData.user);
}
