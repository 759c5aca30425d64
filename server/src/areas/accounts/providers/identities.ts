import type { Pool, PoolClient } from 'pg';
import { deleteCodes } from '../registration/codes.ts';
import { type AccountRow, deleteSessions, findAccountById, markVerified } from '../queries.ts';

type Client = Pool | PoolClient;

/** Somebody, as a provider knows them. */
export interface Identity {
  readonly provider: 'google' | 'facebook';
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
}

export async function findMemberOf(db: Client, { provider, subject }: Identity) {
  const { rows } = await db.query<{ member_id: string }>({
    name: 'find_identity',
    text: 'select member_id from identity where provider = $1 and subject = $2',
    values: [provider, subject],
  });
  return rows[0]?.member_id ?? null;
}

/** False when the account belongs to somebody else of this provider already. */
export async function link(db: Client, memberId: string, { provider, subject }: Identity) {
  const { rowCount } = await db.query({
    name: 'link_identity',
    text: `insert into identity (member_id, provider, subject) values ($1, $2, $3)
      on conflict do nothing`,
    values: [memberId, provider, subject],
  });
  return rowCount === 1;
}

/** Nobody comes in by a provider any more. */
export async function unlinkAll(db: Client, memberId: string) {
  await db.query('delete from identity where member_id = $1', [memberId]);
}

/**
 * Gives an account whose address nobody had proven to its owner, and takes it from whoever has registered it:
 * password, sessions, codes under way and other providers.
 */
export async function handOver(client: PoolClient, { id }: AccountRow, now: Date) {
  await client.query('update member set password_hash = null where id = $1', [id]);
  await unlinkAll(client, id);
  await deleteCodes(client, id, ['verify', 'reset', 'present-address', 'new-address']);
  await deleteSessions(client, id);
  await markVerified(client, id, now);
  return findAccountById(client, id);
}
