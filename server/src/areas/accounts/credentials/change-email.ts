import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { offerUndoToOldAddress } from '../address-change/offer-undo.ts';
import { deleteAllCodes, issueCode, tryCode } from '../registration/codes.ts';
import { refuseThrowAway } from '../registration/throw-away.ts';
import { notify } from '../../notices/notify.ts';
import type { AccountService } from '../service.ts';
import {
  type AccountRow,
  AddressTaken,
  findAccountById,
  ifAddressTaken,
  mailboxOf,
  updateEmail,
} from '../queries.ts';
import { confirmMailbox } from '../sign-in-methods/end-sign-in-methods.ts';
import { requirePassword } from './require-password.ts';

/**
 * Mails a code to the new address, and one to the current address if it was ever confirmed. Returns whether it did
 * that. If another account owns the new address, its owner gets another mail instead. A job chooses it, so that neither
 * the response nor its time reveals who has an account.
 */
export async function requestEmailChange(
  service: AccountService,
  { id }: Caller,
  { email: given, password }: { email: string; password: string },
): Promise<boolean> {
  const { email: present } = await requirePassword(service.pool, id, password);
  const email = given.toLowerCase();
  if (email === present) throw new AppError('email_unchanged');
  refuseThrowAway(email, service.refusedDomains);
  return inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    const account = await findAccountById(client, id);
    if (!account) throw new AppError('unauthenticated');
    if (account.proven) await mailPresentCode(client, service, account, email);
    await mailNewCode(client, service, account, email);
    return account.proven;
  });
}

async function mailPresentCode(
  client: PoolClient,
  service: AccountService,
  account: AccountRow,
  email: string,
) {
  const memberId = account.id;
  const code = await issueCode(client, service, { memberId, kind: 'present-address', email });
  const { digits, minutes, expiresAt: goodUntil } = code;
  const data = { code: digits, minutes };
  const to = mailboxOf(account);
  await service.sendMail(client, { ...to, kind: 'present-address', data, goodUntil });
}

async function mailNewCode(
  client: PoolClient,
  service: AccountService,
  { id: memberId, language }: AccountRow,
  to: string,
) {
  const code = await issueCode(client, service, { memberId, kind: 'new-address', email: to });
  const { digits, minutes, expiresAt: goodUntil } = code;
  const data = { code: digits, minutes };
  await service.mailAddressOf(client, memberId, {
    to,
    language,
    kind: 'new-address',
    data,
    goodUntil,
  });
}

interface Codes {
  readonly presentCode?: string | undefined;
  readonly newCode: string;
}

/**
 * Changes the address when the codes are right. For an address that another account owns by now, right codes get the
 * same response as expired ones.
 */
export async function applyEmailChange(service: AccountService, caller: Caller, codes: Codes) {
  const outcome = await inTransaction(service.pool, (client) =>
    tryChange(client, service, caller, codes),
  ).catch(ifAddressTaken(() => 'dead' as const));
  if (outcome === 'wrong') throw new AppError('email_change_codes_wrong');
  if (outcome === 'dead') throw new AppError('email_change_codes_expired');
}

async function tryChange(
  client: PoolClient,
  service: AccountService,
  caller: Caller,
  { presentCode, newCode }: Codes,
) {
  const { id: memberId } = caller;
  await lockMember(client, memberId);
  const account = await findAccountById(client, memberId);
  if (!account) return 'dead';
  if (account.proven && presentCode === undefined) throw new AppError('present_email_code_missing');
  // Each code costs a try, whether the other one is right or not.
  const here = account.proven
    ? await tryCode(client, service, {
        memberId,
        kind: 'present-address',
        digits: presentCode ?? '',
      })
    : null;
  const there = await tryCode(client, service, { memberId, kind: 'new-address', digits: newCode });
  const verdicts = [here?.verdict ?? 'right', there.verdict];
  if (verdicts.includes('dead')) return 'dead';
  if (verdicts.includes('wrong') || there.verdict !== 'right' || !there.email) return 'wrong';
  return change(client, service, { account, caller, to: there.email });
}

async function change(
  client: PoolClient,
  service: AccountService,
  { account, caller, to }: { account: AccountRow; caller: Caller; to: string },
) {
  const { id, email: from } = account;
  if (await service.isBanned(client, to)) throw new AddressTaken();
  await updateEmail(client, { id, from, to });
  await notify(client, { memberId: id, kind: 'security', about: { event: 'address-changed' } });
  if (account.proven) {
    await deleteAllCodes(client, id);
    await offerUndoToOldAddress(client, service, account, { to, byStaff: false });
  } else await confirmMailbox(client, service, { ...account, email: to }, caller);
  return 'changed';
}
