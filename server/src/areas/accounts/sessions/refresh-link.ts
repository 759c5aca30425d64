import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from './token-keys.ts';

/** A link of a refresh chain: its session, and a part that cannot be guessed. */
export interface RefreshLink {
  readonly memberId: string;
  readonly sessionId: string;
  readonly key: Buffer;
}

export const newLink = (memberId: string, sessionId: string): RefreshLink => ({
  memberId,
  sessionId,
  key: randomBytes(32),
});

/** The same parent always gives the same child, so that a lost response can be repeated. */
export const nextLink = (keys: Keys, link: RefreshLink): RefreshLink => ({
  ...link,
  key: createHmac('sha256', keys.chain).update(link.sessionId).update(link.key).digest(),
});

export const hashLink = ({ key }: RefreshLink) => createHash('sha256').update(key).digest();

/** Signed, so that a used link can be distinguished from an invented one without storing it. */
export function writeLink(keys: Keys, { memberId, sessionId, key }: RefreshLink) {
  const text = [memberId, sessionId, key.toString('base64url')].join('.');
  return `${text}.${seal(keys, text)}`;
}

const shape = /^(([0-9a-f-]{36})\.([0-9a-f-]{36})\.([\w-]{43}))\.([\w-]{22})$/;

/** Null for a text that this server did not create. */
export function readLink(keys: Keys, token: string): RefreshLink | null {
  const [, text, memberId, sessionId, key, sealed] = shape.exec(token) ?? [];
  if (!text || !memberId || !sessionId || !key || !sealed) return null;
  if (!timingSafeEqual(Buffer.from(seal(keys, text)), Buffer.from(sealed))) return null;
  return { memberId, sessionId, key: Buffer.from(key, 'base64url') };
}

const seal = (keys: Keys, text: string) =>
  createHmac('sha256', keys.seal).update(text).digest().subarray(0, 16).toString('base64url');
