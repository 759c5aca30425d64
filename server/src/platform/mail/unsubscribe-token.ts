import { type SwitchableKind, switchableKinds } from '@kindred/contract/notices/all-kinds';
import type { Unsubscribable } from './kinds.ts';
import { createSealedTokens } from '../crypto/sealed-tokens.ts';

/** The token of a mail by which its reader can unsubscribe from its kinds without signing in, even years later. */
export function createUnsubscribeTokens(secret: string) {
  const tokens = createSealedTokens<[memberId: string, kinds: readonly SwitchableKind[]]>(
    secret,
    'stop mails',
  );
  return {
    make: ({ memberId, kinds }: Unsubscribable) => tokens.make(memberId, kinds),
    /** Null also for kinds that no longer exist. */
    read(token: string): Unsubscribable | null {
      const [memberId, named = []] = tokens.read(token) ?? [];
      const kinds = named.filter((kind) => switchableKinds.includes(kind));
      return memberId !== undefined && kinds.length > 0 ? { memberId, kinds } : null;
    },
  };
}
