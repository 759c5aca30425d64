import { createSeal } from '../../../platform/crypto/seal.ts';

/** Opens one contract to withdraw from it without signing in. No one else can create one. */
export function createWithdrawalTokens(secret: string) {
  const seal = createSeal(secret, 'withdrawal');
  return {
    make: (subscriptionId: string) =>
      Buffer.from(seal.close([subscriptionId]), 'base64').toString('base64url'),
    /** Null for a text that we did not create. */
    read(token: string): string | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        const [subscriptionId] = seal.open(sealed) as [string];
        return subscriptionId;
      } catch {
        return null;
      }
    },
  };
}
