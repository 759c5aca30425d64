import { type NoticeKind, noticeKinds } from '@kindred/contract/notices';
import type { Stoppable } from './kinds.ts';
import { createSeal } from '../crypto/seal.ts';

/** What a mail carries so that its reader can stop its kind, signed out and years later. It says nothing to others. */
export function createStopTokens(secret: string) {
  const seal = createSeal(secret, 'stop mails');
  return {
    make: ({ memberId, kind }: Stoppable) =>
      Buffer.from(seal.close([memberId, kind]), 'base64').toString('base64url'),
    /** Null for what we never made, and for kinds that are no more. */
    read(token: string): Stoppable | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        const [memberId, kind] = seal.open(sealed) as [string, NoticeKind];
        return Object.hasOwn(noticeKinds, kind) ? { memberId, kind } : null;
      } catch {
        return null;
      }
    },
  };
}
