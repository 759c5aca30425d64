import { type KeyObject, createSecretKey, hkdfSync } from 'node:crypto';
import { createSeal } from '../../../platform/crypto/seal.ts';

/** Derives one key for each use from the secret of the operator. */
export function deriveKeys(secret: string) {
  const key = (use: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'kindred', use, 32)));
  return {
    access: key('access token'),
    chain: key('refresh chain'),
    seal: key('refresh seal'),
    code: key('code'),
    pending: key('pending verification'),
    registration: key('registration salt'),
    challenge: key('sign-in challenge'),
    recovery: key('recovery code'),
    /** Encrypts the keys of authenticator apps. */
    factor: createSeal(secret, 'second factor'),
  };
}

export type Keys = ReturnType<typeof deriveKeys>;
