import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../../errors.ts';
import { endBanOf } from './ban-end.ts';
import type { AccountService } from '../service.ts';
import { checkPassword } from '../credentials/passwords.ts';
import { type AccountRow, findAccount, findAccountById, reopen } from '../queries.ts';

/** The account that this address and password open. */
export async function openAccount(service: AccountService, email: string, password: string) {
  const account = await endBanOf(service, await recogniseOwner(service.pool, email, password));
  refuseClosed(service, account);
  return account;
}

/** The same for somebody who had left by their own choice, and is about to come back. */
export async function openOwnAccount(service: AccountService, email: string, password: string) {
  const account = await endBanOf(service, await recogniseOwner(service.pool, email, password));
  if (account.state_by !== 'self') refuseClosed(service, account);
  return account;
}

/** As it is afterwards, whoever else has just changed it; null where its time was over. */
export async function reopenOwn(db: Pool | PoolClient, id: string) {
  const account = (await reopen(db, id)) ?? (await findAccountById(db, id));
  return account?.state === 'erased' ? null : account;
}

/** Unknown address and wrong password cannot be told apart. */
async function recogniseOwner(pool: Pool, email: string, password: string) {
  const account = await findAccount(pool, email);
  const matches = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !matches || account.state === 'erased') {
    throw unknown();
  }
  return account;
}

/** Tells why an account is closed, and whom to write to, to whom has shown that it is theirs. */
export function refuseClosed(
  { support, timeZone }: Pick<AccountService, 'support' | 'timeZone'>,
  { state, state_by, state_reason, state_until, erase_at }: AccountRow,
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
  const until = erase_at
    ? `You asked us to delete this account. Everything in it goes on ${sayMoment(erase_at, timeZone)}; until then you can come back.`
    : 'You closed this account. You can come back any time.';
  throw new AppError('forbidden', until, { data: { comeBack: true } });
}

const sayMoment = (time: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(time)} (${timeZone})`;
const unknown = () => new AppError('unauthenticated', 'Email or password is incorrect.');
