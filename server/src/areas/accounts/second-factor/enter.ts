import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { refuseClosed, reopenOwn } from '../sign-in/login.ts';
import type { AccountService } from '../service.ts';
import { type AccountRow, findAccountById } from '../queries.ts';
import { type Device, openSession } from '../sessions/sessions.ts';
import { type Purpose, isChallengeOf, readChallenge, writeChallenge } from './challenge.ts';
import { hasFactor } from './factor.ts';
import { spendCode } from './spend-code.ts';

interface Entering {
  readonly account: AccountRow;
  readonly purpose: Purpose;
  readonly device: Device;
}

export type Entered = { challenge: string } | { tokens: Awaited<ReturnType<typeof openSession>> };

/** Lets in whom password or provider has recognised, or asks for the second factor that they have. */
export async function enter(
  client: PoolClient,
  service: AccountService,
  entering: Entering,
): Promise<Entered> {
  const { account, purpose } = entering;
  if (await hasFactor(client, account.id))
    return { challenge: writeChallenge(service.keys, account, purpose, service.now()) };
  return { tokens: await letIn(client, service, entering, false) };
}

/** The account whose first factor has been shown. */
export async function recogniseChallenge(service: AccountService, challenge: string) {
  const read = readChallenge(challenge, service.now());
  const account = read && (await findAccountById(service.pool, read.memberId));
  if (!account || !isChallengeOf(service.keys, read, account)) return null;
  return { account, purpose: read.purpose };
}

/** The second half of signing in. */
export function enterByCode(service: AccountService, entering: Entering, code: string) {
  return inTransaction(service.pool, async (client) => {
    await spendCode(client, service, entering.account, code);
    return letIn(client, service, entering, true);
  });
}

async function letIn(
  client: PoolClient,
  service: AccountService,
  { account, purpose, device }: Entering,
  provenFactor: boolean,
) {
  const present = purpose === 'come-back' ? await reopenOwn(client, account.id) : account;
  if (!present) throw new AppError('unauthenticated', 'This account is gone.');
  refuseClosed(service, present);
  return openSession(client, service, present, device, provenFactor);
}

export const spentChallenge = () =>
  new AppError('unauthenticated', 'That took too long. Please sign in again.');
