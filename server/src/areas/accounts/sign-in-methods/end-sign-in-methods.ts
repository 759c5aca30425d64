import type { PoolClient } from 'pg';
import type { Caller } from '../../../platform/http/context.ts';
import { deleteIdentities } from '../providers/identities.ts';
import {
  type AccountRow,
  AddressTaken,
  clearPasswordHash,
  deleteSessions,
  mailboxOf,
  markVerified,
  setPasswordHash,
} from '../queries.ts';
import { deleteAllCodes } from '../registration/codes.ts';
import type { AccountService } from '../service.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { notify } from '../../notices/notify.ts';

/**
 * Gives a locked account to a person who has just shown that they read its mailbox: earlier ways to sign in end, as
 * someone else
 * may have added them. A second factor stays. It gives no access alone, and a mailbox must not remove it.
 */
export async function giveToMailboxOwner(
  client: PoolClient,
  service: AccountService,
  account: AccountRow,
  passwordHash: string | null,
) {
  const { id } = account;
  await refuseBanned(client, service, account);
  if (passwordHash === null) await clearPasswordHash(client, id);
  else await setPasswordHash(client, id, passwordHash);
  await removeProviders(client, service, account);
  await deleteAllCodes(client, id);
  await deleteSessions(client, id);
  await markVerified(client, id, service.now());
}

/**
 * Confirms the mailbox of a locked account for a member who is signed in to it. They keep the password, or the
 * providers if there is none, as one of these is how they signed in. Every other session ends, and this one too if they
 * get a new one instead.
 */
export async function confirmMailbox(
  client: PoolClient,
  service: AccountService,
  account: AccountRow,
  staying: Caller | null = null,
) {
  const { id } = account;
  await refuseBanned(client, service, account);
  if (account.password_hash !== null) await removeProviders(client, service, account);
  await deleteAllCodes(client, id);
  if (staying) await endOtherSessions(client, staying);
  else await deleteSessions(client, id);
  await markVerified(client, id, service.now());
}

/** No one confirms an address whose owner was erased while banned, as long as that ban is running. */
async function refuseBanned(
  client: PoolClient,
  service: AccountService,
  { email, owns_email: owns }: AccountRow,
) {
  if (!owns && (await service.isBanned(client, email))) throw new AddressTaken();
}

async function removeProviders(client: PoolClient, service: AccountService, account: AccountRow) {
  const { id } = account;
  const to = mailboxOf(account);
  for (const method of await deleteIdentities(client, id)) {
    await service.sendMail(client, { ...to, kind: 'sign-in-method-removed', data: { method } });
    await notify(client, {
      memberId: id,
      kind: 'security',
      about: { event: 'sign-in-method-removed' },
    });
  }
}
