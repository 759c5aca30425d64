import { createSealedTokens } from '../../../platform/crypto/sealed-tokens.ts';

/** Opens one contract to withdraw from it without signing in. No one else can create one. */
export function createWithdrawalTokens(secret: string) {
  const tokens = createSealedTokens<[subscriptionId: string]>(secret, 'withdrawal');
  return { make: tokens.make, read: (token: string) => tokens.read(token)?.[0] ?? null };
}
