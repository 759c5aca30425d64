import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { deleteCodes, memberOf, redeemToken, tryCode } from './codes.ts';
import { refuseClosed } from '../sign-in/login.ts';
import type { AccountService } from '../service.ts';
import { deleteSession, findAccountById, markVerified } from '../queries.ts';
import { hasFactor } from '../second-factor/factor.ts';
import { type Device, openSession } from '../sessions/sessions.ts';

interface Verifying {
  readonly caller: Caller | null;
  readonly device: Device;
}

/** Verifies by the six digits. */
export async function verifyByCode(
  service: AccountService,
  { memberId, digits }: { memberId: string; digits: string },
  verifying: Verifying,
) {
  const outcome = await inTransaction(service.pool, async (client) => {
    const { verdict } = await tryCode(client, service, { memberId, kind: 'verify', digits });
    if (verdict !== 'right') return verdict;
    return finish(client, service, memberId, verifying);
  });
  if (outcome === 'wrong') {
    throw new AppError(
      'refused',
      'That code is not right. Please compare it with our latest mail.',
    );
  }
  if (outcome === 'dead') {
    throw new AppError('refused', 'This code no longer works. Please ask for a new one.');
  }
  if (outcome === 'unproven') throw unproven();
  return outcome;
}

/** Verifies by the link of the mail. */
export async function verifyByLink(service: AccountService, token: string, verifying: Verifying) {
  const memberId = memberOf(token);
  const outcome = await inTransaction(service.pool, async (client) => {
    if (!memberId || !(await redeemToken(client, service, 'verify', token))) return null;
    return finish(client, service, memberId, verifying);
  });
  if (!outcome) {
    throw new AppError('refused', 'This link no longer works. Please ask for a new one.');
  }
  if (outcome === 'unproven') throw unproven();
  return outcome;
}

/** Opens a session that knows of the verified address, and ends the one before it. */
async function finish(
  client: PoolClient,
  service: AccountService,
  memberId: string,
  { caller, device }: Verifying,
) {
  await deleteCodes(client, memberId, ['verify']);
  await markVerified(client, memberId, service.now());
  const account = await findAccountById(client, memberId);
  if (!account) throw new AppError('refused', 'This account is gone.');
  refuseClosed(service, account);
  if (caller?.id === memberId) await deleteSession(client, memberId, caller.sessionId);
  const provenFactor = caller?.id === memberId && caller.provenFactor;
  // The address is verified, but that does not replace the second factor.
  if (!provenFactor && (await hasFactor(client, memberId))) return 'unproven';
  const tokens = await openSession(client, service, account, device, provenFactor);
  return { id: memberId, tokens };
}

const unproven = () =>
  new AppError(
    'forbidden',
    'Your address is confirmed. Please sign in with your password and your second factor.',
  );
