import type { Pool } from 'pg';
import type { SignedIn } from '../../../platform/http/context.ts';
import { readAccessToken } from './access-token.ts';
import type { Keys } from './token-keys.ts';
import { findCaller } from '../queries.ts';

const capacity = 50_000;

/**
 * Finds the member of a token. The result is cached until the database reports that the member changed,
 * so that a request costs no query and an ended session ends in every process immediately.
 */
export function createAuthenticator(
  { pool, keys, now }: { pool: Pool; keys: Keys; now: () => Date },
  mayRemember: () => boolean,
) {
  const known = new Map<string, SignedIn>();
  const tokensOf = new Map<string, Set<string>>();
  let changes = 0;

  function evictMember(memberId: string) {
    changes += 1;
    for (const token of tokensOf.get(memberId) ?? []) known.delete(token);
    tokensOf.delete(memberId);
  }

  function evictAll() {
    changes += 1;
    known.clear();
    tokensOf.clear();
  }

  function remember(token: string, caller: SignedIn) {
    if (known.size >= capacity) evictAll();
    known.set(token, caller);
    const tokens = tokensOf.get(caller.id) ?? new Set();
    tokensOf.set(caller.id, tokens.add(token));
  }

  /** The member of a token that was checked before and is still valid. */
  function recall(token: string, time = now()) {
    const caller = mayRemember() ? known.get(token) : undefined;
    return caller && caller.until > time.getTime() ? caller : null;
  }

  async function authenticate(token: string): Promise<SignedIn | null> {
    const time = now();
    const recalled = recall(token, time);
    if (recalled) return recalled;
    const claims = await readAccessToken(keys, token, time);
    if (!claims) return null;
    const before = changes;
    const row = await findCaller(pool, claims.memberId, claims.sessionId);
    if (!row || row.ends_at <= time) return null;
    const caller: SignedIn = {
      id: claims.memberId,
      sessionId: claims.sessionId,
      staffRole: row.staff_role,
      verified: row.verified,
      vipUntil: row.vip_until,
      pending: row.pending,
      provenFactor: row.proven_factor,
      until: Math.min(claims.expiresAt, row.ends_at.getTime()),
    };
    // A change that was reported while the query ran may be missing from its result.
    if (before === changes && mayRemember()) remember(token, caller);
    return caller;
  }

  return { authenticate, recall, evictMember, evictAll };
}
