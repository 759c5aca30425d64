import { consentVersion } from '@kindred/contract/accounts';
import type { Pool, PoolClient } from 'pg';

type Client = Pool | PoolClient;

/** To the words as they are today. Given already, it stays as it was given. */
export async function recordConsent(db: Client, memberId: string, now: Date) {
  await db.query({
    name: 'record_consent',
    text: `insert into consent (member_id, purpose, version, given_at)
      values ($1, 'sensitive-data', $2, $3) on conflict do nothing`,
    values: [memberId, consentVersion, now],
  });
}

export async function findConsent(db: Client, memberId: string) {
  const { rows } = await db.query<{ version: string; given_at: Date }>({
    name: 'find_consent',
    text: `select version, given_at from consent
      where member_id = $1 and purpose = 'sensitive-data' and withdrawn_at is null
      order by given_at desc limit 1`,
    values: [memberId],
  });
  const [row] = rows;
  return row ? { version: row.version, givenAt: row.given_at.toISOString() } : null;
}

/** What it was given for goes with it, so nobody is introduced by it any more. */
export async function withdrawConsent(client: PoolClient, memberId: string, now: Date) {
  await client.query({
    name: 'withdraw_consent',
    text: `update consent set withdrawn_at = greatest($2, given_at)
      where member_id = $1 and withdrawn_at is null`,
    values: [memberId, now],
  });
  await client.query({
    name: 'forget_sensitive',
    text: 'update profile set gender = null, seek_genders = null where member_id = $1',
    values: [memberId],
  });
}
