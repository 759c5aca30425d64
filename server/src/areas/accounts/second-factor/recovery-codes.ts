import { createHmac, randomInt } from 'node:crypto';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Keys } from '../sessions/token-keys.ts';

const codes = 10;
const letters = 10;
// These characters do not look alike on paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const replaceRecoveryCodes = statement({
  name: 'replace_recovery_codes',
  text: `with gone as (delete from recovery_code where member_id = $memberId)
    insert into recovery_code (member_id, hash) select $memberId, unnest($hashes::bytea[])`,
  params: { memberId: 'uuid', hashes: 'bytea[]' },
});

/** Creates ten new ones; earlier ones no longer work. */
export async function renewRecoveryCodes(db: Db, keys: Keys, memberId: string) {
  const fresh = Array.from({ length: codes }, makeCode);
  const hashes = fresh.map((code) => hashed(keys, memberId, code));
  await replaceRecoveryCodes.run(db, { memberId, hashes });
  return fresh;
}

const deleteRecoveryCode = statement({
  name: 'use_recovery_code',
  text: 'delete from recovery_code where member_id = $memberId and hash = $hash',
  params: { memberId: 'uuid', hash: 'bytea' },
});

/** True only for the first who uses it. */
export async function redeemRecoveryCode(db: Db, keys: Keys, memberId: string, code: string) {
  const hash = hashed(keys, memberId, code);
  return (await deleteRecoveryCode.run(db, { memberId, hash })) === 1;
}

const countAllCodes = statement({
  name: 'count_recovery_codes',
  text: 'select count(*) as count from recovery_code where member_id = $memberId',
  params: { memberId: 'uuid' },
  row: Row({ count: Integer }),
});

export const countRecoveryCodes = async (db: Db, memberId: string) =>
  (await countAllCodes.one(db, { memberId })).count;

function makeCode() {
  const text = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, letters / 2)}-${text.slice(letters / 2)}`;
}

/** The digest has a secret key; case, spaces and hyphens do not matter. */
const hashed = (keys: Keys, memberId: string, code: string) =>
  createHmac('sha256', keys.recovery)
    .update(`${memberId}:${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
    .digest();
