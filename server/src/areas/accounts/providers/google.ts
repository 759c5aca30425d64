import { type JWTPayload, createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import type { Identity } from './identities.ts';
import { readIdentity } from './read-identity.ts';

type Settings = NonNullable<Config['google']>;

/** Someone who comes back from Google may still be asked for an invitation or for a country. */
const oldestToken = '10 minutes';

/** Reads ID tokens that Google has just signed for us. Its keys are fetched when they are needed, and cached. */
export function createGoogleReader({ clientId, issuer, keysUrl }: Settings) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  return async (idToken: string, now: Date): Promise<Identity> =>
    toIdentity(await verify(idToken, now), idToken);

  async function verify(idToken: string, now: Date) {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google writes its name with or without the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        currentDate: now,
        maxTokenAge: oldestToken,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return payload;
    } catch (error) {
      throw isUnreachable(error)
        ? new AppError('google_unreachable', { retryAfter: 5 })
        : new AppError('google_sign_in_failed');
    }
  }
}

function toIdentity(payload: JWTPayload, idToken: string): Identity {
  const { sub, email, email_verified: verified, given_name: firstName } = payload;
  const { subject, address } = readIdentity(sub, email);
  return {
    provider: 'google',
    subject,
    email: address,
    emailVerified: verified === true && address !== null && isGooglesOwn(address, payload['hd']),
    firstName: typeof firstName === 'string' ? firstName : null,
    token: { value: idToken, signedAt: new Date((payload.iat ?? 0) * 1000) },
  };
}

/**
 * Google knows the reader of a mailbox only where it runs it: Gmail and the domains of organisations. Other addresses
 * were confirmed once, when the Google account was created, and may belong to someone else by now.
 */
function isGooglesOwn(address: string, organisation: unknown) {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (['gmail.com', 'googlemail.com'].includes(domain)) return true;
  return typeof organisation === 'string' && organisation.toLowerCase() === domain;
}

/** The keys could not be fetched, which says nothing about the token. */
const isUnreachable = (error: unknown) =>
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError ? error.code === 'ERR_JOSE_GENERIC' : true);
