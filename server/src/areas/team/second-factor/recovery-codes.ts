import { createHmac, randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Keys } from '../../accounts/sessions/keys.ts';

type Client = Pool | PoolClient;

const codes = 10;
const letters = 10;
// Without what looks alike on paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Makes ten new ones; those before no longer work. */
export async function renewCodes(db: Client, keys: Keys, memberId: string) {
  const fresh = Array.from({ length: codes }, writeCode);
  await db.query({
    name: 'renew_recovery_codes',
    text: `with gone as (delete from recovery_code where member_id = $1)
      insert into recovery_code (member_id, hash) select $1, unnest($2::bytea[])`,
    values: [memberId, fresh.map((code) => hashed(keys, memberId, code))],
  });
  return fresh;
}

/** True for one alone of those who use it. */
export async function spendRecoveryCode(db: Client, keys: Keys, memberId: string, code: string) {
  const { rowCount } = await db.query({
    name: 'spend_recovery_code',
    text: 'delete from recovery_code where member_id = $1 and hash = $2',
    values: [memberId, hashed(keys, memberId, code)],
  });
  return rowCount === 1;
}

export async function countCodes(db: Client, memberId: string) {
  const { rows } = await db.query<{ count: number }>({
    name: 'count_recovery_codes',
    text: 'select count(*)::integer as count from recovery_code where member_id = $1',
    values: [memberId],
  });
  return rows[0]?.count ?? 0;
}

function writeCode() {
  const text = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, letters / 2)}-${text.slice(letters / 2)}`;
}

/** With a key, and however it was typed. */
const hashed = (keys: Keys, memberId: string, code: string) =>
  createHmac('sha256', keys.recovery)
    .update(`${memberId}:${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
    .digest();
