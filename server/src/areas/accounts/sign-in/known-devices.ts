import { createHash } from 'node:crypto';
import { deviceSecretHeader, isDeviceSecret } from '@kindred/contract/common';
import type { FastifyRequest } from 'fastify';
import { type Db, statement } from '../../../db/statement.ts';

/** The most known devices per account; the most recently used ones are kept. */
const maxDevices = 20;

/** The digest of the secret that a browser keeps, or null where it sends none. 32 random bytes need no key. */
export function secretHashOf({ headers }: Pick<FastifyRequest, 'headers'>): Buffer | null {
  const secret = headers[deviceSecretHeader];
  return isDeviceSecret(secret) ? createHash('sha256').update(secret).digest() : null;
}

const selectByEmail = statement({
  name: 'is_known_device',
  text: `select from known_device d join member m on m.id = d.member_id
    where m.email = $email and m.owns_email and m.state <> 'erased' and d.secret_hash = $secretHash`,
  params: { email: 'text', secretHash: 'bytea' },
});

/**
 * Whether someone signed in to the account that owns this address from this browser with its current password. Anyone
 * can register with the address, so other accounts with it don't count.
 */
export const isKnownDevice = async (db: Db, email: string, secretHash: Buffer) =>
  (await selectByEmail.run(db, { email: email.toLowerCase(), secretHash })) === 1;

const upsertDevice = statement({
  name: 'keep_known_device',
  text: `with old as (
      delete from known_device where member_id = $memberId and secret_hash in (
        select secret_hash from known_device
        where member_id = $memberId and secret_hash <> $secretHash
        order by used_at desc offset ${maxDevices - 1}))
    insert into known_device (member_id, secret_hash, used_at)
    values ($memberId, $secretHash, $now)
    on conflict (member_id, secret_hash) do update set used_at = excluded.used_at`,
  params: { memberId: 'uuid', secretHash: 'bytea', now: 'timestamptz' },
});

/** The locked member has just shown here who they are. */
export async function keepKnownDevice(
  db: Db,
  memberId: string,
  secretHash: Buffer | null,
  now: Date,
) {
  if (secretHash) await upsertDevice.run(db, { memberId, secretHash, now });
}
