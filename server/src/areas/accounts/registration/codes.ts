import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { lockOwner } from '../../team/second-factor/factor.ts';
import type { Keys } from '../sessions/keys.ts';

type Client = Pool | PoolClient;

const minute = 60_000;
const mostTries = 5;

/** Minutes that a code and its link live. */
const lifetimes = {
  verify: 10,
  reset: 60,
  'present-address': 10,
  'new-address': 10,
  leave: 10,
} as const;

export type CodeKind = keyof typeof lifetimes;

interface Mint {
  readonly keys: Keys;
  readonly now: () => Date;
}

export interface Code {
  /** Six digits for people to type. */
  readonly digits: string;
  /** For the link, and impossible to guess. */
  readonly token: string;
  readonly minutes: number;
  readonly expiresAt: Date;
}

/** Makes the code of this kind for a member; the one before it no longer works. */
export async function issueCode(
  db: Client,
  { keys, now }: Mint,
  { memberId, kind, email = null }: { memberId: string; kind: CodeKind; email?: string | null },
): Promise<Code> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const token = `${memberId}.${randomBytes(32).toString('base64url')}`;
  const minutes = lifetimes[kind];
  const expiresAt = new Date(now().getTime() + minutes * minute);
  const hashes = [hashed(keys, memberId, kind, digits), hashed(keys, memberId, kind, token)];
  await db.query({
    name: 'issue_code',
    text: `insert into code (member_id, kind, digits_hash, token_hash, email, expires_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (member_id, kind) do update set digits_hash = excluded.digits_hash,
        token_hash = excluded.token_hash, email = excluded.email, tries = 0,
        expires_at = excluded.expires_at`,
    values: [memberId, kind, ...hashes, email, expiresAt],
  });
  return { digits, token, minutes, expiresAt };
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** Whom a link's token speaks of, whether it still works or not. */
export const memberOf = (token: string) => shape.exec(token)?.[1] ?? null;

/** Whether a link would still do what it is for. */
export async function isCodeAlive(db: Client, { keys, now }: Mint, kind: CodeKind, token: string) {
  const memberId = memberOf(token);
  if (!memberId) return false;
  const { rowCount } = await db.query({
    name: 'is_code_alive',
    text: `select from code where member_id = $1 and kind = $2 and token_hash = $3
      and expires_at > $4 and tries < $5`,
    values: [memberId, kind, hashed(keys, memberId, kind, token), now(), mostTries],
  });
  return rowCount === 1;
}

/** Uses a link up; false when it does not work, also because somebody was quicker. */
export async function spendToken(db: Client, { keys, now }: Mint, kind: CodeKind, token: string) {
  const memberId = memberOf(token);
  if (!memberId) return false;
  await lockOwner(db, memberId);
  const { rowCount } = await db.query({
    name: 'spend_token',
    text: `delete from code where member_id = $1 and kind = $2 and token_hash = $3
      and expires_at > $4 and tries < $5`,
    values: [memberId, kind, hashed(keys, memberId, kind, token), now(), mostTries],
  });
  return rowCount === 1;
}

/**
 * Takes one try. Counting locks the row until the transaction ends, so tries that come at once are counted one
 * by one; the transaction must therefore be committed also when the digits are wrong.
 */
export async function tryDigits(
  client: PoolClient,
  { keys, now }: Mint,
  { memberId, kind, digits }: { memberId: string; kind: CodeKind; digits: string },
): Promise<{ verdict: 'right'; email: string | null } | { verdict: 'wrong' | 'dead' }> {
  await lockOwner(client, memberId);
  const { rows } = await client.query<{ digits_hash: Buffer; email: string | null; tries: number }>(
    {
      name: 'try_digits',
      text: `update code set tries = tries + 1
        where member_id = $1 and kind = $2 and expires_at > $3 and tries < $4
        returning digits_hash, email, tries`,
      values: [memberId, kind, now(), mostTries],
    },
  );
  const [row] = rows;
  if (!row) return { verdict: 'dead' };
  if (timingSafeEqual(row.digits_hash, hashed(keys, memberId, kind, digits)))
    return { verdict: 'right', email: row.email };
  return { verdict: row.tries < mostTries ? 'wrong' : 'dead' };
}

export async function deleteCodes(db: Client, memberId: string, kinds: readonly CodeKind[]) {
  await db.query({
    name: 'delete_codes',
    text: 'delete from code where member_id = $1 and kind = any($2)',
    values: [memberId, kinds],
  });
}

/** With a key: six digits would be found out by trying them all. */
const hashed = (keys: Keys, memberId: string, kind: CodeKind, text: string) =>
  createHmac('sha256', keys.code).update(`${kind}:${memberId}:${text}`).digest();
