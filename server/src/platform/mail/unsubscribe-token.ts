import { type SwitchableKind, switchableKinds } from '@kindred/contract/notices';
import type { Unsubscribable } from './kinds.ts';
import { createSeal } from '../crypto/seal.ts';

/** The token of a mail by which its reader can unsubscribe from its kind without signing in, even years later. */
export function createUnsubscribeTokens(secret: string) {
  const seal = createSeal(secret, 'stop mails');
  return {
    make: ({ memberId, kind }: Unsubscribable) =>
      Buffer.from(seal.close([memberId, kind]), 'base64').toString('base64url'),
    /** Null for a text that we did not make, and for kinds that no longer exist. */
    read(token: string): Unsubscribable | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        const [memberId, kind] = seal.open(sealed) as [string, SwitchableKind];
        return switchableKinds.includes(kind) ? { memberId, kind } : null;
      } catch {
        return null;
      }
    },
  };
}
