import type { PoolClient } from 'pg';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { endBanOf } from '../sign-in/ban-end.ts';
import { type Identity, findMemberOf, handOver, linkIdentity } from './identities.ts';
import { refuseClosed } from '../sign-in/login.ts';
import { sendVerification } from '../mails.ts';
import type { AccountService } from '../service.ts';
import {
  type AccountRow,
  findAccount,
  findAccountById,
  insertAccount,
  insertProfile,
  markVerified,
} from '../queries.ts';
import { enter } from '../second-factor/enter.ts';
import type { Device } from '../sessions/sessions.ts';

/** Signs in whom a provider has recognised, and makes them an account if they have none. */
export async function enterByProvider(
  service: AccountService,
  identity: Identity,
  device: Device,
  { comeBack = false }: { comeBack?: boolean | undefined } = {},
) {
  return inTransaction(service.pool, async (client) => {
    const memberId = await findMemberOf(client, identity);
    const found = memberId
      ? await findAccountById(client, memberId)
      : await findOrMake(client, service, identity);
    if (!found || found.state === 'erased') throw taken();
    const account = await endBanOf(service, found, client);
    if (!comeBack || account.state_by !== 'self') refuseClosed(service, account);
    const purpose = comeBack ? 'come-back' : 'login';
    const entered = await enter(client, service, { account, purpose, device });
    return { id: account.id, entered };
  });
}

async function findOrMake(
  client: PoolClient,
  service: AccountService,
  identity: Identity,
): Promise<AccountRow | null> {
  const { email, emailVerified } = identity;
  if (!email || email.length > 254) {
    const sentence = 'We were not told your email address. Please register with it instead.';
    throw new AppError('refused', sentence);
  }
  const holder = await findAccount(client, email);
  if (!holder) return make(client, service, identity, email);
  // Who may only say that an address is theirs gets nobody's account by it.
  if (!emailVerified) throw taken();
  await lockMember(client, holder.id);
  const present = await findAccountById(client, holder.id);
  if (!present) throw taken();
  const known = await endBanOf(service, present, client);
  refuseClosed(service, known);
  const account = known.verified ? known : await handOver(client, known, service.now());
  if (!account || !(await linkIdentity(client, account.id, identity))) throw taken();
  return account;
}

async function make(
  client: PoolClient,
  service: AccountService,
  identity: Identity,
  email: string,
) {
  const account = await insertAccount(client, email, null);
  if (!account || !(await linkIdentity(client, account.id, identity))) throw taken();
  await insertProfile(client, account.id, {
    firstName: nameOf(identity),
  });
  if (identity.emailVerified) await markVerified(client, account.id, service.now());
  else await sendVerification(client, service, account);
  return account;
}

/** As far as it would be taken from a form; the profile asks for it otherwise. */
function nameOf({ firstName }: Identity) {
  const name = firstName?.trim() ?? '';
  return name.isWellFormed() && name.length <= 50 && !name.includes('\0') ? name || null : null;
}

const taken = () => new AppError('conflict', 'User already exists');
