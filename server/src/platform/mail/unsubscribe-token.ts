import { type SwitchableKind, switchableKinds } from '@kindred/contract/notices/all-kinds';
import type { Unsubscribable } from './kinds.ts';
import { createSeal } from '../crypto/seal.ts';

/** The token of a mail by which its reader can unsubscribe from its kinds without signing in, even years later. */
export function createUnsubscribeTokens(secret: string) {
  const seal = createSeal(secret, 'stop mails');
  return {
    make: ({ memberId, kinds }: Unsubscribable) =>
      Buffer.from(seal.close([memberId, kinds]), 'base64').toString('base64url'),
    /** Null for a text that we did not create, and for kinds that no longer exist. */
    read(token: string): Unsubscribable | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        const [memberId, named] = seal.open(sealed) as [string, SwitchableKind[]];
        const kinds = named.filter((kind) => switchableKinds.includes(kind));
        return kinds.length > 0 ? { memberId, kinds } : null;
      } catch {
        return null;
      }
    },
  };
}
