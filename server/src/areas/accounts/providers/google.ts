import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import type { Identity } from './identities.ts';

type Settings = NonNullable<Config['google']>;

/** Reads ID tokens that Google has signed for us. Its keys are fetched when they are needed, and cached. */
export function createGoogleReader({ clientId, issuer, keysUrl }: Settings) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  return async (idToken: string, now: Date): Promise<Identity> => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google writes its name with or without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const { sub, email, email_verified: verified, given_name: firstName } = payload;
      return {
        provider: 'google',
        subject: String(sub),
        email: typeof email === 'string' ? email : null,
        emailVerified: verified === true,
        firstName: typeof firstName === 'string' ? firstName : null,
      };
    } catch (error) {
      throw isUnreachable(error)
        ? new AppError('unavailable', "We can't reach Google right now. Please try again.", {
            retryAfter: 5,
          })
        : new AppError(
            'unauthenticated',
            "Google couldn't confirm your identity. Please try again.",
          );
    }
  };
}

/** The keys could not be fetched, which says nothing about the token. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError ? error.code === 'ERR_JOSE_GENERIC' : true);
