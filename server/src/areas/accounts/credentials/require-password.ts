import type { Pool } from 'pg';
import { AppError } from '../../../errors.ts';
import { checkPassword } from './passwords.ts';
import { findAccountById } from '../queries.ts';

/** Checks the password of the member who is signed in, and returns their account. */
export async function requirePassword(pool: Pool, memberId: string, password: string) {
  const account = await findAccountById(pool, memberId);
  if (account && account.password_hash === null) throw new AppError('password_not_set');
  if (!account || !(await checkPassword(password, account.password_hash)))
    throw new AppError('password_wrong');
  return account;
}
