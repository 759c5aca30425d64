import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../sessions/token-keys.ts';
import type { AccountRow } from '../queries.ts';

const lifetime = 10 * 60_000;

/** What the sign-in was for when the second factor was asked. */
export type Purpose = 'login' | 'come-back';

const shape =
  /^(login|come-back)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]{43})$/;

/** Proves that its holder has shown the first factor of this account. A new password ends it. */
export function writeChallenge(keys: Keys, account: AccountRow, purpose: Purpose, now: Date) {
  const text = `${purpose}.${account.id}.${now.getTime() + lifetime}`;
  return `${text}.${seal(keys, text, account).toString('base64url')}`;
}

/** Still to be checked by `isChallengeOf`. Null for a text that this server did not create. */
export function readChallenge(challenge: string, now: Date) {
  const [, purpose, memberId, until, sealed] = shape.exec(challenge) ?? [];
  if (!purpose || !memberId || !sealed || Number(until) <= now.getTime()) return null;
  const text = challenge.slice(0, -sealed.length - 1);
  return { purpose: purpose as Purpose, memberId, text, sealed };
}

export const isChallengeOf = (
  keys: Keys,
  { text, sealed }: { text: string; sealed: string },
  account: AccountRow,
) => timingSafeEqual(seal(keys, text, account), Buffer.from(sealed, 'base64url'));

const seal = (keys: Keys, text: string, { password_hash }: AccountRow) =>
  createHmac('sha256', keys.challenge)
    .update(`${text}.${password_hash ?? ''}`)
    .digest();
