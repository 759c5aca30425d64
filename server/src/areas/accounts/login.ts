import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';
import { endBanOf } from './ban-end.ts';
import type { AccountService } from './mails.ts';
import { checkPassword } from './passwords.ts';
import { type AccountRow, findAccount, reopen } from './queries.ts';

/** The account that this address and password open. */
export async function openAccount(service: AccountService, email: string, password: string) {
  const account = await endBanOf(service, await recogniseOwner(service.pool, email, password));
  refuseClosed(service, account);
  return account;
}

/** The same for somebody who had left by their own choice, and is back now. */
export async function reopenAccount(service: AccountService, email: string, password: string) {
  const account = await endBanOf(service, await recogniseOwner(service.pool, email, password));
  if (account.state_by === 'self') {
    const reopened = await reopen(service.pool, account.id);
    if (reopened) return reopened;
  }
  refuseClosed(service, account);
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

/** Tells why an account is closed, and whom to write to, to whom has shown that it is theirs. */
export function refuseClosed(
  { support, timeZone }: Pick<AccountService, 'support' | 'timeZone'>,
  { state, state_by, state_reason, state_until }: AccountRow,
) {
  if (state === 'active') return;
  const reason = state_reason ? ` Reason: ${state_reason.replace(/[.!?\s]+$/, '')}.` : '';
  if (state === 'banned') {
    const until = state_until ? ` until ${sayMoment(state_until, timeZone)}` : '';
    throw new AppError(
      'forbidden',
      `This account is banned${until}.${reason} Write to ${support} to appeal.`,
    );
  }
  if (state_by === 'staff') {
    throw new AppError(
      'forbidden',
      `This account was deactivated by our team.${reason} Write to ${support} about it.`,
    );
  }
  throw new AppError('forbidden', 'You closed this account. You can come back any time.', {
    data: { comeBack: true },
  });
}

const sayMoment = (time: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(time)} (${timeZone})`;
