import { createHmac } from 'node:crypto';
import type { Db } from '../../../db/statement.ts';
import { hashPassword, hashPasswordLike } from '../credentials/passwords.ts';
import { type AccountRow, findRegistration } from '../queries.ts';
import type { Keys } from '../sessions/token-keys.ts';

/**
 * One salt for all accounts that wait for the confirmation of an address: one hash then finds the account that a
 * password belongs to, however many there are. Otherwise strangers who register with the same address could lock
 * someone out, or sign-in would take longer the more of them there are.
 */
const saltOf = (keys: Keys, email: string) =>
  createHmac('sha256', keys.registration).update(email.toLowerCase()).digest().subarray(0, 16);

/** The password of an account that does not own its address. */
export const hashForRegistration = (keys: Keys, email: string, password: string) =>
  hashPassword(password, saltOf(keys, email));

/** The account with this password that waits for the confirmation of this address. It always costs one hash. */
export async function findRegistrationByPassword(
  db: Db,
  keys: Keys,
  { email, password }: { email: string; password: string },
): Promise<AccountRow | null> {
  const known = (await findRegistration(db, email))?.password_hash;
  const hash = known
    ? await hashPasswordLike(password, known)
    : await hashForRegistration(keys, email, password);
  return findRegistration(db, email, hash);
}
