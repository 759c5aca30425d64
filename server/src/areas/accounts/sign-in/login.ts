import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../../errors.ts';
import { endBanIfOver } from './ban-end.ts';
import type { AccountService } from '../service.ts';
import { checkPassword } from '../credentials/passwords.ts';
import type { findBanStatement } from '../../members/statement-token.ts';
import { type AccountRow, findAccountById, findEmailOwner, reopen } from '../queries.ts';
import { findRegistrationByPassword } from '../registration/registration-password.ts';

/** The account of this address and password, if it is open. */
export async function checkLogin(service: AccountService, email: string, password: string) {
  const account = await endBanIfOver(service, await checkCredentials(service, email, password));
  await refuseClosed(service, account);
  return account;
}

/** The same, also for an account that its owner closed and is about to reopen. */
export async function checkComeBack(service: AccountService, email: string, password: string) {
  const account = await endBanIfOver(service, await checkCredentials(service, email, password));
  if (account.state_by !== 'self') await refuseClosed(service, account);
  return account;
}

/** The account as it is then, even if another request reopened it; null when it was erased. */
export async function reopenOwnAccount(db: Pool | PoolClient, id: string) {
  const account = (await reopen(db, id)) ?? (await findAccountById(db, id));
  return account?.state === 'erased' ? null : account;
}

/**
 * Responds the same to an unknown address and to a wrong password, for the same work: each costs two hashes. Accounts
 * that wait for the confirmation of the address are tried second, whether another account owns it or not, so that
 * whoever registered one cannot tell.
 */
async function checkCredentials({ pool, keys }: AccountService, email: string, password: string) {
  const owner = await findEmailOwner(pool, email);
  if ((await checkPassword(password, owner?.password_hash ?? null)) && owner) return owner;
  const account = await findRegistrationByPassword(pool, keys, { email, password });
  if (!account) throw unknown();
  return account;
}

/** Tells the owner why the account is closed, and where to write. */
export async function refuseClosed(
  { support, timeZone, banStatement }: AccountService,
  { id, state, state_by, state_reason, state_until, erase_at }: AccountRow,
) {
  if (state === 'active') return;
  const reason = state_reason ? ` Reason: ${state_reason.replace(/[.!?\s]+$/, '')}.` : '';
  if (state === 'banned') {
    const sanction = state_until
      ? `suspended until ${formatDateTime(state_until, timeZone)}`
      : 'banned';
    const statement = await banStatement(id);
    const message = `This account is ${sanction}.${reason} ${waysToAppeal(statement, support)}`;
    throw new AppError(
      'forbidden',
      message,
      statement && statement !== 'not-yet' ? { data: { statement: statement.token } } : {},
    );
  }
  if (state_by === 'staff') {
    throw new AppError(
      'forbidden',
      `This account was deactivated by our team.${reason} Write to ${support} about it.`,
    );
  }
  const until = erase_at
    ? `You asked us to delete this account. We'll delete everything in it on ${formatDateTime(erase_at, timeZone)}. Until then, you can reopen it.`
    : 'You closed this account. You can reopen it anytime.';
  throw new AppError('forbidden', until, { data: { comeBack: true } });
}

function waysToAppeal(statement: Awaited<ReturnType<typeof findBanStatement>>, support: string) {
  if (!statement) return `Write to ${support} to appeal.`;
  return statement === 'not-yet'
    ? "In a moment, we'll email you a link to the decision and to how you can contest it."
    : 'Open the decision to see how you can contest it.';
}

export const formatDateTime = (time: Date, timeZone: string) =>
  `${new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(time)} (${timeZone})`;
const unknown = () => new AppError('unauthenticated', 'Email or password is incorrect.');
