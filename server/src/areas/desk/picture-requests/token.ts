import { createSealedTokens } from '../../../platform/crypto/sealed-tokens.ts';

/** Opens one request of the public form without signing in. No one else can create one. */
export function createRequestTokens(secret: string) {
  const tokens = createSealedTokens<[reportId: string]>(secret, 'picture-request');
  return { make: tokens.make, read: (token: string) => tokens.read(token)?.[0] ?? null };
}

export type RequestTokens = ReturnType<typeof createRequestTokens>;
