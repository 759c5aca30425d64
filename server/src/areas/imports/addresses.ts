import { Object as Row } from 'typebox';
import { Bytes, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { keyedDigest } from '../../platform/crypto/keyed-digest.ts';
import { findBanned } from '../members/banned-addresses.ts';

const selectOwned = statement({
  name: 'find_owned_addresses',
  text: `select email from member where email = any ($emails) and owns_email and state <> 'erased'`,
  params: { emails: 'text[]' },
  row: Row({ email: Text }),
});

const selectInvited = statement({
  name: 'find_invited_addresses',
  text: 'select email from invited where email = any ($emails)',
  params: { emails: 'text[]' },
  row: Row({ email: Text }),
});

const selectRefused = statement({
  name: 'find_refused_invitations',
  text: 'select digest from refused_invitation where digest = any ($digests)',
  params: { digests: 'bytea[]' },
  row: Row({ digest: Bytes }),
});

const insertRefused = statement({
  name: 'insert_refused_invitation',
  text: `insert into refused_invitation (digest, refused_at) values ($digest, $now)
    on conflict (digest) do update set refused_at = excluded.refused_at`,
  params: { digest: 'bytea', now: 'timestamptz' },
});

const digestOf = (secret: string) => keyedDigest(secret, 'refused invitation');

/** The person is not invited again, and their address is not stored for that. */
export const rememberRefusal = (db: Db, secret: string, email: string, now: Date) =>
  insertRefused.run(db, { digest: digestOf(secret)(email), now });

const emailsOf = (rows: readonly { readonly email: string }[]) =>
  new Set(rows.map(({ email }) => email));

async function findRefused(db: Db, secret: string, emails: readonly string[]) {
  const digest = digestOf(secret);
  const byDigest = new Map(emails.map((email) => [digest(email).toString('hex'), email]));
  const digests = [...byDigest.keys()].map((hex) => Buffer.from(hex, 'hex'));
  const rows = await selectRefused.all(db, { digests });
  return rows.map((row) => byDigest.get(row.digest.toString('hex')) ?? '');
}

/** What these addresses are used for already. */
export interface UsedAddresses {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  /** Not told apart: an administrator must not learn who was banned before they were erased. */
  readonly refused: ReadonlySet<string>;
}

export async function findUsed(
  db: Db,
  secret: string,
  emails: readonly string[],
  now: Date,
): Promise<UsedAddresses> {
  const members = emailsOf(await selectOwned.all(db, { emails }));
  const invited = emailsOf(await selectInvited.all(db, { emails }));
  const banned = await findBanned(db, secret, emails, now);
  const refused = await findRefused(db, secret, emails);
  return { members, invited, refused: new Set([...banned, ...refused]) };
}
