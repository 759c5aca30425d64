import { createHash, randomBytes } from 'node:crypto';

/** Names the member, so that only their rows are searched. 32 random bytes need no key. */
export const makeUndoToken = (memberId: string) =>
  `${memberId}.${randomBytes(32).toString('base64url')}`;

export const hashUndoToken = (token: string) => createHash('sha256').update(token).digest();
