import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '@kindred/contract/languages';
import type { StaffRole } from '@kindred/contract/route';
import type { Pool, PoolClient } from 'pg';
import { lockSession } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { signAccessToken } from './access-token.ts';
import type { Keys } from './token-keys.ts';
import {
  type AccountRow,
  deleteSession,
  insertSession,
  lockUnchanged,
  pruneSessions,
  rotateSession,
} from '../queries.ts';
import { keepKnownDevice } from '../sign-in/known-devices.ts';
import { hasFactor } from '../second-factor/factor.ts';
import {
  type RefreshLink,
  hashLink,
  newLink,
  nextLink,
  readLink,
  writeLink,
} from './refresh-link.ts';

const day = 86_400_000;
const repeatWindowMs = 10_000;
const idle = 30 * day;
const maxSessions = 50;

/** Staff see other people's data, so they have to sign in more often. */
const longestSession = (staffRole: StaffRole | null) => (staffRole ? 30 : 90) * day;

export interface SessionService {
  readonly pool: Pool;
  readonly keys: Keys;
  readonly now: () => Date;
}

/** The device and network of a sign-in, and the language of its page. */
export interface Device {
  readonly name: string;
  readonly address: string | null;
  /** The digest of the secret that the browser keeps, if it sends one. */
  readonly secretHash: Buffer | null;
  readonly language: Language | null;
}

/** Opens a session for an account whose owner has just shown every factor that is set up. */
export async function openSession(
  client: PoolClient,
  { keys, now }: Omit<SessionService, 'pool'>,
  account: AccountRow,
  { name, address, secretHash }: Device,
  provenFactor = false,
) {
  const { id: memberId, staff_role: staffRole } = account;
  const link = newLink(memberId, randomUUID());
  const time = now();
  // A parallel ban or change of password ends all sessions, and must not miss this one.
  if (!(await lockUnchanged(client, account))) throw dead();
  // No way of signing in skips the second factor.
  if (!provenFactor && (await hasFactor(client, memberId)))
    throw new AppError('second_factor_missing');
  await pruneSessions(client, memberId, time, maxSessions - 1);
  await insertSession(client, {
    memberId,
    id: link.sessionId,
    hash: hashLink(link),
    now: time,
    idleUntil: after(time, idle),
    endsAt: after(time, longestSession(staffRole)),
    device: name.slice(0, 300),
    address,
    factorAt: provenFactor ? time : null,
  });
  await keepKnownDevice(client, memberId, secretHash, time);
  return issue(keys, link, time);
}

/** Every refresh gives the chain a new link. A link that is used twice was stolen, so the session ends. */
export async function refreshSession(
  { pool, keys, now }: SessionService,
  token: string,
  address: string | null,
) {
  const link = readLink(keys, token);
  if (!link) throw dead();
  const { memberId, sessionId: id } = link;
  const time = now();
  const next = await inTransaction(pool, async (client) => {
    const session = await lockSession(client, memberId, id);
    if (!session || session.state !== 'active') return null;
    if (session.idle_until <= time || session.ends_at <= time) return null;
    const child = nextLink(keys, link);
    if (isPresent(session, link)) {
      const idleUntil = after(time, idle);
      const hash = hashLink(child);
      await rotateSession(client, { memberId, id, hash, now: time, idleUntil, address });
      return child;
    }
    const isFresh = session.rotated_at >= after(time, -repeatWindowMs);
    if (isFresh && isPresent(session, child)) return child;
    await deleteSession(client, memberId, id);
    return null;
  });
  if (!next) throw dead();
  return issue(keys, next, time);
}

async function issue(keys: Keys, link: RefreshLink, now: Date) {
  const token = await signAccessToken(keys, link, now);
  return { token, refreshToken: writeLink(keys, link) };
}

const isPresent = ({ current_hash }: { current_hash: Buffer }, link: RefreshLink) =>
  timingSafeEqual(hashLink(link), current_hash);

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const dead = () => new AppError('session_ended');
