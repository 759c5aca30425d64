import { type Provider, providers } from '@kindred/contract/accounts/sign-in-methods';
import { Object as Row } from 'typebox';
import { Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { isFirst } from '../../../platform/http/limits/limits.ts';

/** A person as the provider describes them. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  /** What says so, if it is good for one sign-in. */
  readonly token?: { readonly value: string; readonly signedAt: Date };
}

/** Refuses a token that has signed someone in, in the transaction in which it does so now. */
export async function useToken(db: Db, { token }: Identity) {
  if (!token) return;
  if (!(await isFirst(db, 'token', token.value, token.signedAt)))
    throw new AppError('google_sign_in_failed');
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
  text: `with ended as (delete from identity where member_id = $memberId returning member_id, provider, subject),
      remembered as (insert into ended_identity (member_id, provider, subject) select * from ended on conflict do nothing)
    select provider from ended order by provider`,
  params: { memberId: 'uuid' },
  row: Row({ provider: Word(providers) }),
});

/**
 * Removes every provider, so that none can be used to sign in, and returns them. None is linked again automatically.
 */
export const deleteIdentities = async (db: Db, memberId: string) =>
  (await deleteAllIdentities.all(db, { memberId })).map(({ provider }) => provider);

const deleteOneIdentity = statement({
  name: 'delete_identity',
  text: `with ended as (
      delete from identity where member_id = $memberId and provider = $provider returning member_id, provider, subject)
    insert into ended_identity (member_id, provider, subject) select * from ended on conflict do nothing`,
  params: { memberId: 'uuid', provider: 'text' },
});

export const deleteIdentity = (db: Db, memberId: string, provider: Provider) =>
  deleteOneIdentity.run(db, { memberId, provider });

const selectIdentities = statement({
  name: 'find_identities',
  text: 'select provider, created_at from identity where member_id = $memberId order by provider',
  params: { memberId: 'uuid' },
  row: Row({ provider: Word(providers), created_at: Timestamp }),
});

export const findIdentities = (db: Db, memberId: string) => selectIdentities.all(db, { memberId });

const selectEnded = statement({
  name: 'find_ended_identity',
  text: `select from ended_identity
    where member_id = $memberId and provider = $provider and subject = $subject`,
  params: { memberId: 'uuid', provider: 'text', subject: 'text' },
});

/** Whether this identity could once sign in to the account, and was removed. */
export const wasRemoved = async (db: Db, memberId: string, { provider, subject }: Identity) =>
  (await selectEnded.run(db, { memberId, provider, subject })) > 0;

const deleteEnded = statement({
  name: 'forget_ended_identity',
  text: `delete from ended_identity
    where member_id = $memberId and provider = $provider and subject = $subject`,
  params: { memberId: 'uuid', provider: 'text', subject: 'text' },
});

export const forgetRemoved = (db: Db, memberId: string, { provider, subject }: Identity) =>
  deleteEnded.run(db, { memberId, provider, subject });
