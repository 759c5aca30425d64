import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '@kindred/contract/route';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  type SessionRow,
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  lockSession,
  rotateSession,
} from './queries.ts';
import {
  type Keys,
  type RefreshLink,
  hashLink,
  newLink,
  nextLink,
  readLink,
  signAccessToken,
  writeLink,
} from './tokens.ts';

const day = 86_400_000;
const grace = 10_000;

/** How long a session lasts unused, and in all. Staff hold other people's secrets, so theirs are short. */
const lifetimes = {
  member: { idle: 30 * day, whole: 90 * day },
  staff: { idle: day / 2, whole: 7 * day },
};

const lifetimeOf = (staffRole: StaffRole | null) => lifetimes[staffRole ? 'staff' : 'member'];

export interface SessionService {
  readonly pool: Pool;
  readonly keys: Keys;
  readonly now: () => Date;
}

export async function startSession(
  { pool, keys, now }: SessionService,
  { memberId, staffRole }: { memberId: string; staffRole: StaffRole | null },
  from: { device: string; address: string },
) {
  const link = newLink(memberId, randomUUID());
  const time = now();
  const { idle, whole } = lifetimeOf(staffRole);
  await inTransaction(pool, async (client) => {
    await deleteExpiredSessions(client, memberId, time);
    await insertSession(client, {
      memberId,
      id: link.sessionId,
      hash: hashLink(link),
      now: time,
      idleUntil: new Date(time.getTime() + idle),
      endsAt: new Date(time.getTime() + whole),
      device: from.device.slice(0, 300),
      address: from.address,
    });
  });
  return issue(keys, link, time);
}

/** Every use moves the chain one link on. Who comes with an older link holds a stolen or a lost one. */
export async function refreshSession({ pool, keys, now }: SessionService, token: string) {
  const link = readLink(token);
  if (!link) throw dead();
  const time = now();
  const next = await inTransaction(pool, async (client) => {
    const session = await lockSession(client, link.memberId, link.sessionId);
    if (!session || session.state !== 'active' || hasEnded(session, time)) return null;
    const child = nextLink(keys, link);
    if (sameHash(hashLink(link), session.current_hash)) {
      const idleUntil = new Date(time.getTime() + lifetimeOf(session.staff_role).idle);
      const { memberId, sessionId: id } = link;
      await rotateSession(client, { memberId, id, hash: hashLink(child), now: time, idleUntil });
      return child;
    }
    const isParent = sameHash(hashLink(child), session.current_hash);
    if (isParent && time.getTime() - session.rotated_at.getTime() <= grace) return child;
    if (isParent || isAncestor(keys, link, session))
      await deleteSession(client, link.memberId, link.sessionId);
    return null;
  });
  if (!next) throw dead();
  return issue(keys, next, time);
}

export async function endSession({ pool }: SessionService, memberId: string, sessionId: string) {
  await deleteSession(pool, memberId, sessionId);
}

async function issue(keys: Keys, link: RefreshLink, now: Date) {
  const token = await signAccessToken(keys, link.memberId, link.sessionId, now);
  return { token, refreshToken: writeLink(link) };
}

/** Derives forward from the link to the present one: only a link that once was valid gets there. */
function isAncestor(keys: Keys, link: RefreshLink, { generation, current_hash }: SessionRow) {
  let walker = link;
  while (walker.generation < generation) walker = nextLink(keys, walker);
  return walker !== link && sameHash(hashLink(walker), current_hash);
}

const hasEnded = ({ idle_until, ends_at }: SessionRow, now: Date) =>
  idle_until <= now || ends_at <= now;
const sameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
const dead = () => new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
