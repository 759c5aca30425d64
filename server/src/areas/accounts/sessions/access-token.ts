import { SignJWT, jwtVerify } from 'jose';
import type { Keys } from './token-keys.ts';

const seconds = 15 * 60;
const issuer = 'kindred';
const audience = 'kindred-api';
const typ = 'at+jwt';

export interface AccessClaims {
  readonly memberId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

export function signAccessToken(
  { access }: Keys,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  now: Date,
) {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setSubject(memberId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(access);
}

/** The claims of a valid token; null for any other text. */
export async function readAccessToken(
  { access }: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, access, {
      issuer,
      audience,
      typ,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return {
      memberId: String(payload.sub),
      sessionId: String(payload['sid']),
      expiresAt: Number(payload.exp) * 1000,
    };
  } catch {
    return null;
  }
}
