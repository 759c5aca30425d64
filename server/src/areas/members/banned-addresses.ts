import { longestBanYears } from '@kindred/contract/user-admin/ban-lengths';
import { Object as Row } from 'typebox';
import { Bytes } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import type { Db } from '../../db/statement.ts';
import { keyedDigest } from '../../platform/crypto/keyed-digest.ts';

/** The digest under which an address is stored. */
const digestOf = (secret: string, email: string) =>
  keyedDigest(secret, 'banned address')(email.toLowerCase());

const insert = statement({
  name: 'insert_banned_address',
  text: `insert into banned_address (digest, until) values ($digest, $until)
    on conflict (digest) do update set until = greatest(banned_address.until, excluded.until)`,
  params: { digest: 'bytea', until: 'timestamptz' },
});

interface Ban {
  readonly email: string;
  /** Null for a ban without an end. */
  readonly until: Date | null;
}

/** Stores the address for as long as the ban lasts, and for a ban without an end for the longest possible one. */
export async function rememberBan(db: Db, secret: string, { email, until }: Ban, now: Date) {
  const longest = new Date(now);
  longest.setUTCFullYear(longest.getUTCFullYear() + longestBanYears);
  await insert.run(db, { digest: digestOf(secret, email), until: until ?? longest });
}

const select = statement({
  name: 'find_banned_address',
  text: 'select from banned_address where digest = $digest and until > $now',
  params: { digest: 'bytea', now: 'timestamptz' },
});

/** Whether the owner of this address was erased while they were banned, and the ban is still running. */
export const isBanned = async (db: Db, secret: string, email: string, now: Date) =>
  (await select.run(db, { digest: digestOf(secret, email), now })) > 0;

const selectSeveral = statement({
  name: 'find_banned_addresses',
  text: 'select digest from banned_address where digest = any ($digests) and until > $now',
  params: { digests: 'bytea[]', now: 'timestamptz' },
  row: Row({ digest: Bytes }),
});

/** Those of these addresses whose owner was erased while they were banned. */
export async function findBanned(db: Db, secret: string, emails: readonly string[], now: Date) {
  const digests = new Map(emails.map((email) => [digestOf(secret, email).toString('hex'), email]));
  const rows = await selectSeveral.all(db, {
    digests: [...digests.keys()].map((hex) => Buffer.from(hex, 'hex')),
    now,
  });
  return new Set(rows.map(({ digest }) => digests.get(digest.toString('hex')) ?? ''));
}
