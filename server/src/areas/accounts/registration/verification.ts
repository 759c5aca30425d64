import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { refuseHeld } from '../address-change/refuse-held.ts';
import { refuseGuessable } from '../credentials/password-rules.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { isCodeValid, memberOf, redeemToken, tryCode } from './codes.ts';
import { refuseClosed } from '../sign-in/login.ts';
import type { AccountService } from '../service.ts';
import { type AccountRow, findAccountById, ifAddressTaken } from '../queries.ts';
import { hasFactor } from '../second-factor/factor.ts';
import { type Device, openSession } from '../sessions/sessions.ts';
import { confirmMailbox, giveToMailboxOwner } from '../sign-in-methods/end-sign-in-methods.ts';
import { removeWritingOfStranger } from '../sign-in-methods/remove-writing-of-stranger.ts';

interface Verifying {
  readonly caller: Caller | null;
  readonly device: Device;
}

/**
 * Verifies by the six digits, for a session of the account or the handle of its registration. A wrong code, one that no
 * longer works, and a right one for an address that another account owns by now get the same response. Strangers can
 * ask for codes for the latest registration of an address, so whether there still are any would show if it is this one.
 */
export async function verifyByCode(
  service: AccountService,
  { memberId, digits }: { memberId: string; digits: string },
  verifying: Verifying,
) {
  const confirming = inTransaction(service.pool, async (client) => {
    await lockMember(client, memberId);
    if (verifying.caller?.id !== memberId && !(await isPending(client, memberId))) return 'refused';
    const { verdict } = await tryCode(client, service, { memberId, kind: 'verify', digits });
    if (verdict !== 'right') return 'refused';
    const account = await findOpenAccount(client, service, memberId);
    if (verifying.caller?.id !== memberId) await refuseHeld(client, service, memberId);
    await confirmMailbox(client, service, account);
    return enter(client, service, memberId, verifying);
  });
  const outcome = await confirming.catch(ifAddressTaken(() => 'refused' as const));
  if (outcome === 'refused') throw new AppError('verification_code_wrong');
  return provenOr(outcome);
}

/** Ends the pending registration when its address is confirmed, or another mailbox takes the account over. */
const isPending = async (client: PoolClient, memberId: string) =>
  (await findAccountById(client, memberId))?.proven === false;

/**
 * Verifies by the link of the mail. If the account is not signed in, the reader of the mailbox may not be the person
 * who registered: they choose a new password, and every earlier way to sign in ends.
 */
export async function verifyByLink(
  service: AccountService,
  { token, password }: { token: string; password?: string | undefined },
  verifying: Verifying,
) {
  const memberId = memberOf(token);
  const known = memberId && (await findAccountById(service.pool, memberId));
  if (!known || !(await isCodeValid(service.pool, service, 'verify', token))) throw spent();
  const { caller } = verifying;
  if (caller && caller.id !== known.id) throw new AppError('signed_in_as_someone_else');
  const hash = caller ? null : await hashNewPassword(service, known, password);
  const confirming = inTransaction(service.pool, async (client) => {
    await lockMember(client, known.id);
    const account = await findOpenAccount(client, service, known.id);
    if (!caller) await refuseHeld(client, service, known.id);
    if (!(await redeemToken(client, service, 'verify', token))) throw spent();
    if (hash === null) await confirmMailbox(client, service, account);
    else {
      await giveToMailboxOwner(client, service, account, hash);
      await removeWritingOfStranger(client, service, account);
    }
    return enter(client, service, known.id, verifying);
  });
  return provenOr(await confirming.catch(ifAddressTaken(failSpent)));
}

function hashNewPassword(
  { brand }: AccountService,
  { email }: AccountRow,
  password: string | undefined,
) {
  if (password === undefined) throw new AppError('new_password_missing');
  refuseGuessable(password, { email, brand });
  return hashPassword(password);
}

async function findOpenAccount(client: PoolClient, service: AccountService, memberId: string) {
  const account = await findAccountById(client, memberId);
  if (!account) throw new AppError('registration_erased');
  await refuseClosed(service, account);
  return account;
}

/** Opens the one session that remains, with the verified address. */
async function enter(
  client: PoolClient,
  service: AccountService,
  memberId: string,
  { caller, device }: Verifying,
) {
  const account = await findOpenAccount(client, service, memberId);
  const provenFactor = caller?.id === memberId && caller.provenFactor;
  // The address is verified, but that does not replace the second factor.
  if (!provenFactor && (await hasFactor(client, memberId))) return 'unproven';
  const tokens = await openSession(client, service, account, device, provenFactor);
  return { id: memberId, tokens };
}

function provenOr<T>(outcome: T | 'unproven'): T {
  if (outcome !== 'unproven') return outcome as T;
  throw new AppError('email_confirmed_second_factor_missing');
}

/** Another account was confirmed with this address first. */
const failSpent = (): never => {
  throw spent();
};

const spent = () => new AppError('link_expired');
