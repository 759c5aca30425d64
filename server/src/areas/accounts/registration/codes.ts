import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Bytes, Integer, OrNull, Text } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import type { Keys } from '../sessions/token-keys.ts';

const minute = 60_000;
const maxTries = 5;

/** Minutes until a code and its link expire. */
const lifetimes = {
  verify: 10,
  reset: 60,
  'present-address': 10,
  'new-address': 10,
  leave: 10,
  proof: 10,
} as const;

export type CodeKind = keyof typeof lifetimes;

interface CodeIssuer {
  readonly keys: Keys;
  readonly now: () => Date;
}

export interface Code {
  /** Six digits to type. */
  readonly digits: string;
  /** The token of the link, which cannot be guessed. */
  readonly token: string;
  readonly minutes: number;
  readonly expiresAt: Date;
}

const insertCode = statement({
  name: 'issue_code',
  text: `insert into code (member_id, kind, digits_hash, token_hash, email, expires_at)
    select id, $kind, $digitsHash, $tokenHash, $email, $expiresAt from member where id = $memberId`,
  params: {
    memberId: 'uuid',
    kind: 'text',
    digitsHash: 'bytea',
    tokenHash: 'bytea',
    email: 'text?',
    expiresAt: 'timestamptz',
  },
});

interface NewCode {
  readonly memberId: string;
  readonly kind: CodeKind;
  readonly email?: string | null;
}

/** Makes a code of this kind for a member. Earlier ones no longer work. */
export async function issueCode(db: Db, issuer: CodeIssuer, given: NewCode): Promise<Code> {
  await lockCaller(db, given.memberId);
  await deleteCodes(db, given.memberId, [given.kind]);
  return addCode(db, issuer, given);
}

/**
 * The same, while earlier ones still work: for mails that anyone can ask for, which must not end what the member is
 * about to use. The member is locked. If there is no such member, nothing is stored.
 */
export async function addCode(
  db: Db,
  { keys, now }: CodeIssuer,
  { memberId, kind, email = null }: NewCode,
): Promise<Code> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const token = `${memberId}.${randomBytes(32).toString('base64url')}`;
  const minutes = lifetimes[kind];
  const expiresAt = new Date(now().getTime() + minutes * minute);
  const digitsHash = hashed(keys, memberId, kind, digits);
  const tokenHash = hashed(keys, memberId, kind, token);
  await insertCode.run(db, { memberId, kind, digitsHash, tokenHash, email, expiresAt });
  return { digits, token, minutes, expiresAt };
}

const countLive = statement({
  name: 'count_live_codes',
  text: `select count(*) as count from code
    where member_id = $memberId and kind = $kind and expires_at > $now`,
  params: { memberId: 'uuid', kind: 'text', now: 'timestamptz' },
  row: Row({ count: Integer }),
});

/** The most that work at the same time. Each code of six digits makes a guess that much easier. */
const mostLive = { verify: 5, reset: 20 } as const;

/** The member is locked. False when so many work already that another one is not needed. */
export async function mayKeepEarlier(
  db: Db,
  { now }: Pick<CodeIssuer, 'now'>,
  memberId: string,
  kind: keyof typeof mostLive,
) {
  const { count } = await countLive.one(db, { memberId, kind, now: now() });
  return count < mostLive[kind];
}

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** The member that a link's token names, whether it still works or not. */
export const memberOf = (token: string) => shape.exec(token)?.[1] ?? null;

const tokenParams = {
  memberId: 'uuid',
  kind: 'text',
  tokenHash: 'bytea',
  now: 'timestamptz',
} as const;

const selectValidToken = statement({
  name: 'find_valid_code_token',
  text: `select from code where member_id = $memberId and kind = $kind and token_hash = $tokenHash
    and expires_at > $now`,
  params: tokenParams,
});

/** Whether a link still works. Wrong digits do not end it: it cannot be guessed, and others can type wrong digits. */
export async function isCodeValid(
  db: Db,
  { keys, now }: CodeIssuer,
  kind: CodeKind,
  token: string,
) {
  const memberId = memberOf(token);
  if (!memberId) return false;
  const tokenHash = hashed(keys, memberId, kind, token);
  const found = { memberId, kind, tokenHash, now: now() };
  return (await selectValidToken.run(db, found)) === 1;
}

const deleteValidToken = statement({
  name: 'delete_valid_code_token',
  text: `delete from code where member_id = $memberId and kind = $kind and token_hash = $tokenHash
    and expires_at > $now`,
  params: tokenParams,
});

/** Uses up a link; false when it no longer works, also because another request used it first. */
export async function redeemToken(
  db: Db,
  { keys, now }: CodeIssuer,
  kind: CodeKind,
  token: string,
) {
  const memberId = memberOf(token);
  if (!memberId) return false;
  await lockMember(db, memberId);
  const tokenHash = hashed(keys, memberId, kind, token);
  const found = { memberId, kind, tokenHash, now: now() };
  return (await deleteValidToken.run(db, found)) === 1;
}

const countTry = statement({
  name: 'count_code_try',
  text: `update code set tries = tries + 1
    where member_id = $memberId and kind = $kind and expires_at > $now and tries < $maxTries
    returning digits_hash, email, tries`,
  params: { memberId: 'uuid', kind: 'text', now: 'timestamptz', maxTries: 'int2' },
  row: Row({ digits_hash: Bytes, email: OrNull(Text), tries: Integer }),
});

/**
 * Takes one try of each code that works. Counting locks the rows until the transaction ends, so parallel tries are
 * counted one by one; the transaction must therefore be committed also when the digits are wrong.
 */
export async function tryCode(
  client: PoolClient,
  { keys, now }: CodeIssuer,
  { memberId, kind, digits }: { memberId: string; kind: CodeKind; digits: string },
): Promise<{ verdict: 'right'; email: string | null } | { verdict: 'wrong' | 'dead' }> {
  await lockMember(client, memberId);
  const rows = await countTry.all(client, { memberId, kind, now: now(), maxTries });
  const given = hashed(keys, memberId, kind, digits);
  const right = rows.find(({ digits_hash }) => timingSafeEqual(digits_hash, given));
  if (right) return { verdict: 'right', email: right.email };
  return { verdict: rows.some(({ tries }) => tries < maxTries) ? 'wrong' : 'dead' };
}

const deleteCodesOfKinds = statement({
  name: 'delete_codes',
  text: 'delete from code where member_id = $memberId and kind = any($kinds)',
  params: { memberId: 'uuid', kinds: 'text[]' },
});

export const deleteCodes = (db: Db, memberId: string, kinds: readonly CodeKind[]) =>
  deleteCodesOfKinds.run(db, { memberId, kinds });

const deleteCodesOfMember = statement({
  name: 'delete_all_codes',
  text: 'delete from code where member_id = $memberId',
  params: { memberId: 'uuid' },
});

export const deleteAllCodes = (db: Db, memberId: string) =>
  deleteCodesOfMember.run(db, { memberId });

/** The digest has a secret key, as six digits without one could be found by trying them all. */
const hashed = (keys: Keys, memberId: string, kind: CodeKind, text: string) =>
  createHmac('sha256', keys.code).update(`${kind}:${memberId}:${text}`).digest();
