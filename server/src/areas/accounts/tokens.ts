import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';

export const accessSeconds = 15 * 60;
const issuer = 'kindred';
const audience = 'kindred-api';

export interface AccessClaims {
  readonly memberId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** One secret of the operator, one key for each use of it. */
export function deriveKeys(secret: string) {
  const key = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'kindred', use, 32));
  return { access: key('access token'), refresh: key('refresh chain') };
}
export type Keys = ReturnType<typeof deriveKeys>;

export function signAccessToken(keys: Keys, memberId: string, sessionId: string, now: Date) {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(memberId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessSeconds)
    .sign(keys.access);
}

export async function readAccessToken(
  keys: Keys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.access, {
      issuer,
      audience,
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return {
      memberId: String(payload.sub),
      sessionId: String(payload.sid),
      expiresAt: Number(payload.exp) * 1000,
    };
  } catch {
    return null;
  }
}

/** A link of a refresh chain: where it belongs, which one it is, and the part that cannot be guessed. */
export interface RefreshLink {
  readonly memberId: string;
  readonly sessionId: string;
  readonly generation: number;
  readonly key: Buffer;
}

export const newLink = (memberId: string, sessionId: string): RefreshLink => ({
  memberId,
  sessionId,
  generation: 0,
  key: randomBytes(32),
});

/** The same parent always gives the same child, which is what lets a lost answer be repeated. */
export const nextLink = (keys: Keys, { key, generation, ...rest }: RefreshLink): RefreshLink => ({
  ...rest,
  generation: generation + 1,
  key: createHmac('sha256', keys.refresh).update(rest.sessionId).update(key).digest(),
});

export const hashLink = ({ key }: RefreshLink) => createHash('sha256').update(key).digest();

export const writeLink = ({ memberId, sessionId, generation, key }: RefreshLink) =>
  [memberId, sessionId, generation.toString(36), key.toString('base64url')].join('.');

const shape = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-z]{1,6})\.([\w-]{43})$/;

export function readLink(token: string): RefreshLink | null {
  const [, memberId, sessionId, generation, key] = shape.exec(token) ?? [];
  if (!memberId || !sessionId || !generation || !key) return null;
  return {
    memberId,
    sessionId,
    generation: Number.parseInt(generation, 36),
    key: Buffer.from(key, 'base64url'),
  };
}
