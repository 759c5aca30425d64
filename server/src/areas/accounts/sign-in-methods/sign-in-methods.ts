import type { SignInMethod } from '@kindred/contract/accounts/sign-in-methods';
import { lockMember, lockMembers } from '../../../db/locks.ts';
import type { Db } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import {
  type Identity,
  deleteIdentity,
  findIdentities,
  findMemberByIdentity,
  forgetRemoved,
  linkIdentity,
  useToken,
} from '../providers/identities.ts';
import { clearPasswordHash, findAccountById, mailboxOf } from '../queries.ts';
import type { AccountService } from '../service.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { notify } from '../../notices/notify.ts';

/** What a member can sign in with. */
export async function findSignInMethods(db: Db, { id }: Pick<Caller, 'id'>) {
  const account = await findAccountById(db, id);
  const password = { method: 'password' as const, addedAt: null };
  const linked = (await findIdentities(db, id)).map(({ provider, created_at: at }) => ({
    method: provider,
    addedAt: at.toISOString(),
  }));
  return account?.password_hash ? [password, ...linked] : linked;
}

/** Ends every other session as well, as it may have been opened with what is removed. */
export async function removeFromSignInMethods(
  service: AccountService,
  caller: Caller,
  method: SignInMethod,
) {
  const { id } = caller;
  await inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    const account = await findAccountById(client, id);
    if (!account) throw new AppError('unauthenticated');
    refuseLast(await findSignInMethods(client, caller), method);
    if (method === 'password') await clearPasswordHash(client, id);
    else await deleteIdentity(client, id, method);
    await endOtherSessions(client, caller);
    await service.mailAddressOf(client, id, {
      ...mailboxOf(account),
      kind: 'sign-in-method-removed',
      data: { method },
    });
    await notify(client, {
      memberId: id,
      kind: 'security',
      about: { event: 'sign-in-method-removed' },
    });
  });
}

/**
 * Adds a provider for a signed-in member, also one that was removed before. An account that waits for the confirmation
 * of its address loses it: a person who signs in with a provider that does not vouch for addresses gets such an account, also
 * if they have another one.
 */
export async function addToSignInMethods(
  service: AccountService,
  { id }: Caller,
  identity: Identity,
) {
  const known = await findMemberByIdentity(service.pool, identity);
  await inTransaction(service.pool, async (client) => {
    await lockMembers(client, known ? [id, known] : [id]);
    const waiting = known && known !== id && (await findAccountById(client, known));
    if (waiting && !waiting.owns_email) await deleteIdentity(client, known, identity.provider);
    const account = await findAccountById(client, id);
    if (!account) throw new AppError('unauthenticated');
    const { provider: method } = identity;
    const holder = await findMemberByIdentity(client, identity);
    if (holder === id) return;
    await useToken(client, identity);
    if (holder || !(await linkIdentity(client, id, identity)))
      throw new AppError(
        holder ? 'sign_in_method_of_other_account' : 'sign_in_method_already_added',
      );
    await forgetRemoved(client, id, identity);
    await service.mailAddressOf(client, id, {
      ...mailboxOf(account),
      kind: 'sign-in-method-added',
      data: { method },
    });
    await notify(client, {
      memberId: id,
      kind: 'security',
      about: { event: 'sign-in-method-added' },
    });
  });
}

function refuseLast(signInMethods: readonly { method: SignInMethod }[], removed: SignInMethod) {
  if (!signInMethods.some(({ method }) => method === removed))
    throw new AppError('sign_in_method_not_used');
  if (signInMethods.length === 1) throw new AppError('last_sign_in_method');
}
