import type { WayIn } from '@kindred/contract/accounts/ways-in';
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
} from '../providers/identities.ts';
import { clearPasswordHash, findAccountById } from '../queries.ts';
import type { AccountService } from '../service.ts';
import { endOtherSessions } from '../sessions/own-sessions.ts';
import { notify } from '../../notices/notify.ts';

/** What a member can sign in with. */
export async function findWaysIn(db: Db, { id }: Pick<Caller, 'id'>) {
  const account = await findAccountById(db, id);
  const password = { way: 'password' as const, addedAt: null };
  const linked = (await findIdentities(db, id)).map(({ provider, created_at: at }) => ({
    way: provider,
    addedAt: at.toISOString(),
  }));
  return account?.password_hash ? [password, ...linked] : linked;
}

/** Ends every other session as well, as it may have been opened with what is removed. */
export async function removeFromWaysIn(service: AccountService, caller: Caller, way: WayIn) {
  const { id } = caller;
  await inTransaction(service.pool, async (client) => {
    await lockMember(client, id);
    const account = await findAccountById(client, id);
    if (!account) throw new AppError('unauthenticated');
    refuseLast(await findWaysIn(client, caller), way);
    if (way === 'password') await clearPasswordHash(client, id);
    else await deleteIdentity(client, id, way);
    await endOtherSessions(client, caller);
    await service.mailAddressOf(client, id, {
      to: account.email,
      kind: 'way-in-removed',
      data: { way },
    });
    await notify(client, { memberId: id, kind: 'security', about: { event: 'way-in-removed' } });
  });
}

/**
 * Adds a provider for a signed-in member, also one that was removed before. An account that waits for the confirmation
 * of its address loses it: whoever signs in with a provider that does not vouch for addresses gets such an account, also
 * if they have another one.
 */
export async function addToWaysIn(service: AccountService, { id }: Caller, identity: Identity) {
  const known = await findMemberByIdentity(service.pool, identity);
  await inTransaction(service.pool, async (client) => {
    await lockMembers(client, known ? [id, known] : [id]);
    const waiting = known && known !== id && (await findAccountById(client, known));
    if (waiting && !waiting.owns_email) await deleteIdentity(client, known, identity.provider);
    const account = await findAccountById(client, id);
    if (!account) throw new AppError('unauthenticated');
    const { provider: way } = identity;
    const holder = await findMemberByIdentity(client, identity);
    if (holder === id) return;
    if (holder || !(await linkIdentity(client, id, identity)))
      throw new AppError(
        holder ? 'sign_in_method_of_other_account' : 'sign_in_method_already_added',
      );
    await forgetRemoved(client, id, identity);
    await service.mailAddressOf(client, id, {
      to: account.email,
      kind: 'way-in-added',
      data: { way },
    });
    await notify(client, { memberId: id, kind: 'security', about: { event: 'way-in-added' } });
  });
}

function refuseLast(waysIn: readonly { way: WayIn }[], removed: WayIn) {
  if (!waysIn.some(({ way }) => way === removed)) throw new AppError('sign_in_method_not_used');
  if (waysIn.length === 1) throw new AppError('last_sign_in_method');
}
