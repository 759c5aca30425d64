import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { AccountService } from '../service.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { findAccountById, mailboxOf } from '../queries.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { makeKey, openKey, stepOf, uriOf } from './authenticator.ts';
import {
  activateFactor,
  deleteFactor,
  findFactor,
  hasFactor,
  markSessionProven,
  unmarkSessions,
  writePendingKey,
} from './factor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { redeemCode } from './redeem-code.ts';
import { notify } from '../../notices/notify.ts';

const pendingFor = 30 * 60_000;

interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
}

/** Creates a key for an app. It replaces the current one only when one of its codes was shown. */
export async function beginEnrolment(
  service: AccountService,
  { id }: Caller,
  { password, code }: Proof,
) {
  const account = await requirePassword(service.pool, id, password);
  const key = makeKey();
  await inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    if (await hasFactor(client, id)) await redeemCode(client, service, account, required(code));
    await writePendingKey(client, id, service.keys.factor.close(key), service.now());
  });
  return { key, uri: uriOf(key, service.brand, account.email) };
}

/** From now on the account needs both factors. Every other session ends, as it has shown only one. */
export function confirmEnrolment(service: AccountService, caller: Caller, code: string) {
  const { id } = caller;
  const now = service.now();
  return inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    const { pending, pending_at: since = null, sealed } = (await findFactor(client, id)) ?? {};
    if (!pending || !since || now.getTime() - since.getTime() > pendingFor) {
      throw new AppError('second_factor_setup_expired');
    }
    const step = stepOf(openKey(service.keys.factor, pending), code, now);
    if (step === null) throw new AppError('authenticator_code_wrong');
    await activateFactor(client, id, step, now);
    await endOtherSessions(client, caller);
    await markSessionProven(client, { memberId: id, sessionId: caller.sessionId, now });
    await mailChange(client, service, id, sealed ? 'replaced' : 'on');
    return renewRecoveryCodes(client, service.keys, id);
  });
}

export async function renewOwnCodes(service: AccountService, { id }: Caller, proof: Proof) {
  const account = await requirePassword(service.pool, id, proof.password);
  return inTransaction(service.pool, async (client) => {
    await redeemCode(client, service, account, required(proof.code));
    await mailChange(client, service, id, 'recovery-codes');
    return renewRecoveryCodes(client, service.keys, id);
  });
}

export async function turnOff(service: AccountService, { id }: Caller, proof: Proof) {
  const account = await requirePassword(service.pool, id, proof.password);
  await inTransaction(service.pool, async (client) => {
    await redeemCode(client, service, account, required(proof.code));
    await deleteFactor(client, id);
    await unmarkSessions(client, id);
    await mailChange(client, service, id, 'off');
  });
}

async function mailChange(
  client: PoolClient,
  service: AccountService,
  id: string,
  change: 'on' | 'replaced' | 'off' | 'recovery-codes',
) {
  const account = await findAccountById(client, id);
  if (!account) return;
  const to = mailboxOf(account);
  await service.sendMail(client, { ...to, kind: 'second-factor', data: { change } });
  await notify(client, { memberId: id, kind: 'security', about: { event: 'second-factor' } });
}

function required(code: string | undefined) {
  if (code) return code;
  throw new AppError('present_authenticator_code_missing');
}
