import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { isVisible } from '../../../platform/text/is-visible.ts';
import { beginApproval } from '../../approvals/approval.ts';
import { type Ticket, takeUse } from '../../invitation-codes/use-code.ts';
import { endBanIfOver } from '../sign-in/ban-end.ts';
import { refuseHeld } from '../address-change/refuse-held.ts';
import { giveToMailboxOwner } from '../sign-in-methods/end-sign-in-methods.ts';
import { removeWritingOfStranger } from '../sign-in-methods/remove-writing-of-stranger.ts';
import {
  type Identity,
  findMemberByIdentity,
  linkIdentity,
  useToken,
  wasRemoved,
} from './identities.ts';
import { refuseClosed } from '../sign-in/login.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import {
  type AccountRow,
  findAccountById,
  findEmailOwner,
  findRegistration,
  ifAddressTaken,
  insertAccount,
  insertProfile,
  mailboxOf,
  markVerified,
} from '../queries.ts';
import { signIn } from '../second-factor/sign-in.ts';
import type { Device } from '../sessions/sessions.ts';
import { notify } from '../../notices/notify.ts';

interface Options {
  readonly reopens?: boolean | undefined;
  /** Asked of someone who gets a new account. */
  readonly ticket: () => Ticket | null;
}

/** Signs in a person whom a provider has authenticated, and creates an account if there is none. */
export async function signInByProvider(
  service: AccountService,
  identity: Identity,
  device: Device,
  options: Options,
) {
  try {
    return await signInOnce(service, identity, device, options).catch(ifAddressTaken(failTaken));
  } catch (error) {
    // Of several parallel first sign-ins, one creates the account, and the others are the same person.
    const isTaken = error instanceof AppError && error.code === 'user_exists';
    if (!isTaken || !(await findMemberByIdentity(service.pool, identity))) throw error;
    return signInOnce(service, identity, device, options);
  }
}

function signInOnce(
  service: AccountService,
  identity: Identity,
  device: Device,
  { reopens = false, ticket }: Options,
) {
  return inTransaction(service.pool, async (client) => {
    await useToken(client, identity);
    const found =
      (await findLinkedAccount(client, identity)) ??
      (await findOrCreateAccount(client, service, identity, { ...device, ticket }));
    if (!found || found.state === 'erased') throw taken();
    const account = await endBanIfOver(service, found, client);
    if (!reopens || account.state_by !== 'self') await refuseClosed(service, account);
    const purpose = reopens ? 'come-back' : 'login';
    const result = await signIn(client, service, { account, purpose, device });
    return { id: account.id, result };
  });
}

async function findLinkedAccount(client: PoolClient, identity: Identity) {
  const memberId = await findMemberByIdentity(client, identity);
  if (!memberId) return null;
  await lockMember(client, memberId);
  // Read again, as its owner may have removed this provider before the lock was taken.
  if ((await findMemberByIdentity(client, identity)) !== memberId) return null;
  return findAccountById(client, memberId);
}

async function findOrCreateAccount(
  client: PoolClient,
  service: AccountService,
  identity: Identity,
  { language, ticket }: Pick<Device, 'language'> & Pick<Options, 'ticket'>,
): Promise<AccountRow | null> {
  const { email, emailVerified } = identity;
  if (!email || email.length > 254) throw new AppError('provider_email_missing');
  // An address that the provider has not verified gives access to no account, and the response must not tell whether
  // anyone owns it.
  const owned = { email, passwordHash: null, language, ticket };
  if (!emailVerified) return make(client, service, identity, owned);
  const holder = await findAccountToGive(client, email);
  if (!holder) return make(client, service, identity, owned);
  await lockMember(client, holder.id);
  const present = await findAccountById(client, holder.id);
  // No address gives access to an account of staff.
  if (!present || present.staff_role) throw taken();
  if (await wasRemoved(client, present.id, identity)) throw taken();
  const known = await endBanIfOver(service, present, client);
  await refuseClosed(service, known);
  await refuseHeld(client, service, known.id);
  if (!known.proven) {
    await giveToMailboxOwner(client, service, known, null);
    await removeWritingOfStranger(client, service, known, nameOf(identity));
  }
  if (!(await linkIdentity(client, known.id, identity))) throw taken();
  const data = { method: identity.provider };
  await service.sendMail(client, { ...mailboxOf(known), kind: 'sign-in-method-added', data });
  await notify(client, {
    memberId: known.id,
    kind: 'security',
    about: { event: 'sign-in-method-added' },
  });
  return findAccountById(client, known.id);
}

/** The reader of a mailbox gets the account that owns its address, or else the latest one that waits for it. */
async function findAccountToGive(client: PoolClient, email: string) {
  const owner = await findEmailOwner(client, email);
  if (owner) return owner;
  const waiting = await findRegistration(client, email);
  return waiting?.state === 'active' ? waiting : null;
}

async function make(
  client: PoolClient,
  service: AccountService,
  identity: Identity,
  { ticket, ...given }: Parameters<typeof insertAccount>[1] & Pick<Options, 'ticket'>,
) {
  // They read this mailbox, so this tells no one else.
  if (identity.emailVerified && (await service.isBanned(client, given.email))) throw taken();
  const needed = ticket();
  const account = await insertAccount(client, given);
  if (!(await linkIdentity(client, account.id, identity))) throw taken();
  // After the identity: of parallel first sign-ins, one uses the code.
  if (needed) await takeUse(client, needed, account.id, service.now());
  await insertProfile(client, account.id, {
    firstName: nameOf(identity),
  });
  if (service.asksApproval) await beginApproval(client, account.id, service.now());
  if (identity.emailVerified) await markVerified(client, account.id, service.now());
  else await sendVerification(client, service, account);
  return findAccountById(client, account.id);
}

/** Null where a form would refuse the name; the profile asks for it then. */
function nameOf({ firstName }: Identity) {
  const name = firstName?.trim() ?? '';
  const isAllowed =
    name.isWellFormed() && name.length <= 50 && !name.includes('\0') && isVisible(name);
  return (isAllowed && name) || null;
}

const taken = () => new AppError('user_exists');

const failTaken = (): never => {
  throw taken();
};
