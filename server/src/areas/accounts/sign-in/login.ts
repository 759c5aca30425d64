import type { Pool, PoolClient } from 'pg';
import type { ErrorParams } from '@kindred/contract/error-kinds';
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
export async function checkReopening(service: AccountService, email: string, password: string) {
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
 * the person who registered it cannot tell.
 */
async function checkCredentials({ pool, keys }: AccountService, email: string, password: string) {
  const owner = await findEmailOwner(pool, email);
  if ((await checkPassword(password, owner?.password_hash ?? null)) && owner) return owner;
  const account = await findRegistrationByPassword(pool, keys, { email, password });
  if (!account) throw new AppError('credentials_wrong');
  return account;
}

/** Tells the owner why the account is closed, and where to write. */
export async function refuseClosed(
  { support, timeZone, banStatement }: AccountService,
  { id, state, state_by, state_reason: reason, state_until, erase_at }: AccountRow,
) {
  if (state === 'active') return;
  if (state === 'banned') {
    const statement = await banStatement(id);
    const params = { reason, support, decision: decisionOf(statement) };
    const more =
      statement && statement !== 'not-yet' ? { data: { statement: statement.token } } : {};
    throw state_until
      ? new AppError('account_suspended', {
          params: { ...params, until: state_until.toISOString(), timeZone },
          ...more,
        })
      : new AppError('account_banned', { params, ...more });
  }
  if (state_by === 'staff') {
    throw new AppError('account_deactivated', { params: { reason, support } });
  }
  const data = { comeBack: true };
  throw erase_at
    ? new AppError('account_leaving', { params: { until: erase_at.toISOString(), timeZone }, data })
    : new AppError('account_closed', { data });
}

/** How the owner gets to the decision, and so to how they can contest it. */
function decisionOf(
  statement: Awaited<ReturnType<typeof findBanStatement>>,
): ErrorParams<'account_banned'>['decision'] {
  if (!statement) return 'none';
  return statement === 'not-yet' ? 'mailed-soon' : 'linked';
}
