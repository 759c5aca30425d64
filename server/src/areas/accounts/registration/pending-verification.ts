import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../sessions/token-keys.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Identifies the member whose verification is pending. It proves nothing: the code is only in the mail. */
export const writePending = (keys: Keys, memberId: string) =>
  `${memberId}.${seal(keys, memberId).toString('base64url')}`;

/** Null for a text that this server did not create. */
export function readPending(keys: Keys, handle: string): string | null {
  const [, memberId, sealed] = shape.exec(handle) ?? [];
  if (!memberId || !sealed) return null;
  return timingSafeEqual(seal(keys, memberId), Buffer.from(sealed, 'base64url')) ? memberId : null;
}

const seal = (keys: Keys, memberId: string) =>
  createHmac('sha256', keys.pending).update(memberId).digest();
