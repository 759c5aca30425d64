import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import { checkPassword } from './passwords.ts';
import { type AccountRow, findAccount, reopen } from './queries.ts';

/** The account that this address and password open. */
export async function openAccount(pool: Pool, email: string, password: string) {
  const account = await recogniseOwner(pool, email, password);
  refuseClosed(account);
  return account;
}

/** The same for somebody who had left by their own choice, and is back now. */
export async function reopenAccount(pool: Pool, email: string, password: string) {
  const account = await recogniseOwner(pool, email, password);
  if (account.state_by === 'self') {
    const reopened = await reopen(pool, account.id);
    if (reopened) return reopened;
  }
  refuseClosed(account);
  return account;
}

/** Unknown address and wrong password cannot be told apart. */
async function recogniseOwner(pool: Pool, email: string, password: string) {
  const account = await findAccount(pool, email);
  const matches = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !matches || account.state === 'erased') {
    throw new AppError('unauthenticated', 'Email or password is incorrect.');
  }
  return account;
}

/** Tells why an account is closed, to whom has shown that it is theirs. */
export function refuseClosed({ state, state_by, state_reason, state_until }: AccountRow) {
  if (state === 'active') return;
  const reason = state_reason ? ` Reason: ${state_reason.replace(/[.!?\s]+$/, '')}.` : '';
  if (state === 'banned') {
    const until = state_until ? ` until ${state_until.toISOString().slice(0, 10)}` : '';
    throw new AppError(
      'forbidden',
      `This account is banned${until}.${reason} Write to support to appeal.`,
    );
  }
  if (state_by === 'staff') {
    throw new AppError(
      'forbidden',
      `This account was deactivated by our team.${reason} Write to support about it.`,
    );
  }
  throw new AppError('forbidden', 'You closed this account. You can come back any time.', {
    data: { comeBack: true },
  });
}
