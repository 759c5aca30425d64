import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import type { Limit } from '../../platform/limits.ts';
import { checkPassword } from './passwords.ts';
import { type AccountRow, findAccount } from './queries.ts';

/** Of one place and for one account. The place comes first: what it is refused does not slow the owner. */
export function loginLimits(place: string, email: string): [place: Limit, account: Limit] {
  // By a digest, so that no address stands in the table of tries.
  const digest = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return [
    { key: `login:${place}`, tries: 60, seconds: 900 },
    { key: `login:${digest}`, tries: 10, seconds: 900 },
  ];
}

/** The account that this address and password open. Unknown address and wrong password cannot be told apart. */
export async function openAccount(pool: Pool, email: string, password: string) {
  const account = await findAccount(pool, email);
  const matches = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !matches || account.state === 'erased') {
    throw new AppError('unauthenticated', 'Email or password is incorrect.');
  }
  refuseClosed(account);
  return account;
}

function refuseClosed({ state, state_by, state_reason, state_until }: AccountRow) {
  if (state === 'active') return;
  const reason = state_reason ? ` Reason: ${state_reason}` : '';
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
  throw new AppError('forbidden', 'You closed this account. Write to support to come back.');
}
