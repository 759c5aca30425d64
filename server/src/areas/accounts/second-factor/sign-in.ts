import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { refuseClosed, reopenOwnAccount } from '../sign-in/login.ts';
import type { AccountService } from '../service.ts';
import { type AccountRow, findAccountById } from '../queries.ts';
import { type Device, openSession } from '../sessions/sessions.ts';
import { type Purpose, isChallengeOf, readChallenge, writeChallenge } from './challenge.ts';
import { hasFactor } from './factor.ts';
import { redeemCode } from './redeem-code.ts';

interface SignInAttempt {
  readonly account: AccountRow;
  readonly purpose: Purpose;
  readonly device: Device;
}

export type SignInResult =
  | { challenge: string }
  | { tokens: Awaited<ReturnType<typeof openSession>> };

/** Opens a session after the first factor, or returns a challenge where a second factor is set up. */
export async function signIn(
  client: PoolClient,
  service: AccountService,
  attempt: SignInAttempt,
): Promise<SignInResult> {
  const { account, purpose } = attempt;
  if (await hasFactor(client, account.id))
    return { challenge: writeChallenge(service.keys, account, purpose, service.now()) };
  return { tokens: await openSessionOf(client, service, attempt, false) };
}

/** The account whose first factor has been shown. */
export async function findChallenge(service: AccountService, challenge: string) {
  const read = readChallenge(challenge, service.now());
  const account = read && (await findAccountById(service.pool, read.memberId));
  if (!account || !isChallengeOf(service.keys, read, account)) return null;
  return { account, purpose: read.purpose };
}

/** Signs in after the second factor. */
export function signInByCode(service: AccountService, attempt: SignInAttempt, code: string) {
  return inTransaction(service.pool, async (client) => {
    await redeemCode(client, service, attempt.account, code);
    return openSessionOf(client, service, attempt, true);
  });
}

async function openSessionOf(
  client: PoolClient,
  service: AccountService,
  { account, purpose, device }: SignInAttempt,
  provenFactor: boolean,
) {
  const present = purpose === 'come-back' ? await reopenOwnAccount(client, account.id) : account;
  if (!present) throw new AppError('account_erased');
  await refuseClosed(service, present);
  return openSession(client, service, present, device, provenFactor);
}
