import { createSeal } from './seal.ts';

/** Tokens for links that someone opens without signing in. No one else can create or read one. */
export function createSealedTokens<Content extends readonly unknown[]>(
  secret: string,
  purpose: string,
) {
  const seal = createSeal(secret, purpose);
  return {
    make: (...content: Content) => Buffer.from(seal.close(content), 'base64').toString('base64url'),
    /** Null for a text that we did not create. */
    read(token: string): Content | null {
      try {
        const sealed = Buffer.from(token, 'base64url').toString('base64');
        return seal.open(sealed) as Content;
      } catch {
        return null;
      }
    },
  };
}
