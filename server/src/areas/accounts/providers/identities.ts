import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { deleteCodes } from '../registration/codes.ts';
import { type AccountRow, deleteSessions, findAccountById, markVerified } from '../queries.ts';

/** A person as the provider describes them. */
export interface Identity {
  readonly provider: 'google' | 'facebook';
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
}

const selectIdentity = statement({
  name: 'find_identity',
  text: 'select member_id from identity where provider = $provider and subject = $subject',
  params: { provider: 'text', subject: 'text' },
  row: Row({ member_id: Uuid }),
});

export async function findMemberByIdentity(db: Db, { provider, subject }: Identity) {
  return (await selectIdentity.first(db, { provider, subject }))?.member_id ?? null;
}

const insertIdentity = statement({
  name: 'insert_identity',
  text: `insert into identity (member_id, provider, subject) values ($memberId, $provider, $subject)
    on conflict do nothing`,
  params: { memberId: 'uuid', provider: 'text', subject: 'text' },
});

/** False when another identity of this provider is linked already. */
export async function linkIdentity(db: Db, memberId: string, { provider, subject }: Identity) {
  return (await insertIdentity.run(db, { memberId, provider, subject })) === 1;
}

const deleteAllIdentities = statement({
  name: 'delete_identities',
  text: 'delete from identity where member_id = $memberId',
  params: { memberId: 'uuid' },
});

/** Removes every provider, so that none can be used to sign in. */
export const deleteIdentities = (db: Db, memberId: string) =>
  deleteAllIdentities.run(db, { memberId });

const clearPassword = statement({
  name: 'clear_password',
  text: 'update member set password_hash = null where id = $id',
  params: { id: 'uuid' },
});

/**
 * Gives an account with an unverified address to the owner of the mailbox, and deletes what whoever registered it set:
 * the password, sessions, codes and other providers.
 */
export async function giveToMailboxOwner(client: Db, { id }: AccountRow, now: Date) {
  await clearPassword.run(client, { id });
  await deleteIdentities(client, id);
  await deleteCodes(client, id, ['verify', 'reset', 'present-address', 'new-address']);
  await deleteSessions(client, id);
  await markVerified(client, id, now);
  return findAccountById(client, id);
}
