import { randomBytes, randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { secret } from '../../../../test/service/keys.ts';
import {
  type Session,
  createMember,
  createStaff,
  signIn,
} from '../../../../test/members/members.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { deriveKeys } from './token-keys.ts';
import { type AccountRow, findEmailOwner } from '../queries.ts';
import { newLink, writeLink } from './refresh-link.ts';
import { openSession } from './sessions.ts';

const app = await testApp();
const keys = deriveKeys(secret);
const [minute, day] = [60_000, 86_400_000];

const refresh = (refreshToken: string) =>
  app.inject({ method: 'POST', url: `${apiBase}/auth/refresh-token`, payload: { refreshToken } });
const profile = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: `${apiBase}/auth/profile`, headers })).statusCode;
};

/** The next pair of tokens. */
async function rotate(refreshToken: string) {
  const reply = await refresh(refreshToken);
  if (reply.statusCode !== 200) throw new Error(`Refreshing answered ${reply.statusCode}`);
  return reply.json<{ data: { token: string; refreshToken: string } }>().data;
}

let memberId = '';
let session: Session;
beforeEach(async () => {
  const member = await createMember(app);
  memberId = member.id;
  session = await signIn(app, member);
});

const sessionsOf = async (id: string) => {
  const { rows } = await app.pool.query<{ id: string; current_hash: Buffer }>(
    'select * from session where member_id = $1',
    [id],
  );
  return rows;
};

test('trust 11: every refresh gives a new pair, and the new access token works', async () => {
  const seen = new Set([session.refreshToken]);
  let { refreshToken } = session;
  for (let round = 0; round < 5; round += 1) {
    const next = await rotate(refreshToken);
    expect(await profile(next.token)).toBe(200);
    seen.add((refreshToken = next.refreshToken));
  }
  expect(seen.size).toBe(6);
  expect(await sessionsOf(memberId)).toHaveLength(1);
});

test('trust 11: the parent again within ten seconds gets the same child', async () => {
  const { refreshToken: child } = await rotate(session.refreshToken);
  app.advanceClock(9000);
  const again = await rotate(session.refreshToken);
  expect(again.refreshToken).toBe(child);
  expect(await profile(again.token)).toBe(200);
  const next = await rotate(child);
  expect(await profile(next.token)).toBe(200);
});

test('trust 11: the parent later ends the session, its child and its access token immediately', async () => {
  const child = await rotate(session.refreshToken);
  expect(await profile(child.token)).toBe(200);
  app.advanceClock(11_000);
  const reply = await refresh(session.refreshToken);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({
    message: 'Your session has ended. Please sign in again.',
  });
  expect(await sessionsOf(memberId)).toEqual([]);
  expect((await refresh(child.refreshToken)).statusCode).toBe(401);
  await expect.poll(() => profile(child.token)).toBe(401);
});

test('trust 11: a link before the parent ends the session also within ten seconds', async () => {
  const child = await rotate(session.refreshToken);
  const grandchild = await rotate(child.refreshToken);
  expect((await refresh(session.refreshToken)).statusCode).toBe(401);
  expect((await refresh(grandchild.refreshToken)).statusCode).toBe(401);
});

test('trust 11: an old link ends its own session and no other', async () => {
  const elsewhere = await signIn(app, { id: memberId });
  await rotate(session.refreshToken);
  app.advanceClock(11_000);
  await refresh(session.refreshToken);
  expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
});

test('trust 11: twenty parallel refreshes leave one chain, and no one is signed out', async () => {
  const pairs = await Promise.all(Array.from({ length: 20 }, () => rotate(session.refreshToken)));
  expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  for (const { token } of pairs) expect(await profile(token)).toBe(200);
  expect(await sessionsOf(memberId)).toHaveLength(1);
  expect((await refresh(pairs[0]?.refreshToken ?? '')).statusCode).toBe(200);
});

test('trust 11: a refresh that another process overtakes uses its result', async () => {
  const { pool } = app;
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select from session where member_id = $1 for update', [memberId]);
  const overtaken = refresh(session.refreshToken);
  await expect
    .poll(async () => {
      const { rows } = await app.owner.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length;
    })
    .toBe(1);
  await other.query('update session set current_hash = sha256($2) where member_id = $1', [
    memberId,
    'two links further on',
  ]);
  await other.query('commit');
  other.release();
  expect((await overtaken).statusCode).toBe(401);
});

test('trust 11: an invented link changes nothing, not even with the right session and key length', async () => {
  const [member, id, key = '', seal = ''] = session.refreshToken.split('.');
  const other = randomBytes(32).toString('base64url');
  // Spare bits of the last letter allow no second spelling.
  const twin = String.fromCharCode(seal.charCodeAt(21) + 1);
  const madeUp = [
    [member, id, other, seal].join('.'),
    [member, id, key, randomBytes(16).toString('base64url')].join('.'),
    [member, id, key, seal.slice(0, 21) + twin].join('.'),
    [randomUUID(), id, key, seal].join('.'),
    [member, randomUUID(), key, seal].join('.'),
    writeLink(deriveKeys('another secret'), newLink(member ?? '', id ?? '')),
    [member, id, key].join('.'),
    `${session.refreshToken}x`,
    'x'.repeat(1000),
    '...',
  ];
  for (const link of madeUp) expect((await refresh(link)).statusCode, link).toBe(401);
  expect(await profile(session.token)).toBe(200);
  expect((await refresh(session.refreshToken)).statusCode).toBe(200);
});

test('a link with a valid seal for a missing session is refused like any other', async () => {
  expect((await refresh(writeLink(keys, newLink(memberId, randomUUID())))).statusCode).toBe(401);
});

test('trust 29: nothing in the database can be used to sign in', async () => {
  const text = JSON.stringify(await sessionsOf(memberId));
  const [, , key = '', seal = ''] = session.refreshToken.split('.');
  const stored = (await sessionsOf(memberId))[0]?.current_hash ?? Buffer.alloc(0);
  expect(stored).toHaveLength(32);
  expect(stored.equals(Buffer.from(key, 'base64url'))).toBe(false);
  for (const part of [key, seal, session.token]) expect(text).not.toContain(part);
});

test('trust 12: a session that is not used for thirty days has ended', async () => {
  app.advanceClock(30 * day - minute);
  const { refreshToken } = await rotate(session.refreshToken);
  app.advanceClock(30 * day + minute);
  expect((await refresh(refreshToken)).statusCode).toBe(401);
});

test('trust 12: a session ends after ninety days, however much it is used', async () => {
  let { refreshToken } = session;
  for (let week = 0; week < 12; week += 1) {
    app.advanceClock(7 * day);
    ({ refreshToken } = await rotate(refreshToken));
  }
  app.advanceClock(6 * day - minute);
  const last = await rotate(refreshToken);
  expect(await profile(last.token)).toBe(200);
  app.advanceClock(2 * minute);
  expect(await profile(last.token)).toBe(401);
  expect((await refresh(last.refreshToken)).statusCode).toBe(401);
});

test('trust 12: a session of staff ends after thirty days', async () => {
  let { refreshToken } = await signIn(app, await createStaff(app));
  for (let week = 0; week < 4; week += 1) {
    app.advanceClock(7 * day);
    ({ refreshToken } = await rotate(refreshToken));
  }
  app.advanceClock(2 * day + minute);
  expect((await refresh(refreshToken)).statusCode).toBe(401);
});

test('ended sessions are deleted each night', async () => {
  const other = await signIn(app, await createMember(app));
  app.advanceClock(20 * day);
  await rotate(other.refreshToken);
  app.advanceClock(11 * day);
  await app.pool.query("select from graphile_worker.add_job('delete-old-rows')");
  await app.jobs.runDue();
  expect(await sessionsOf(memberId)).toEqual([]);
  const [kept] = other.refreshToken.split('.');
  expect(await sessionsOf(kept ?? '')).toHaveLength(1);
});

const service = { pool: app.pool, keys, now: app.now };
const device = { name: '', address: null, secretHash: null, language: null };
const startSession = (found: AccountRow) =>
  inTransaction(app.pool, (client) => openSession(client, service, found, device));

async function account() {
  const { rows } = await app.pool.query<{ email: string }>(
    'select email from member where id = $1',
    [memberId],
  );
  const found = await findEmailOwner(app.pool, rows[0]?.email ?? '');
  if (!found) throw new Error('No account');
  return found;
}

test('a member has at most fifty sessions; the one unused for the longest time is removed', async () => {
  for (let made = 0; made < 50; made += 1) {
    app.advanceClock(1000);
    await startSession(await account());
  }
  expect(await sessionsOf(memberId)).toHaveLength(50);
  expect((await refresh(session.refreshToken)).statusCode).toBe(401);
});

test.each([
  ['a new password', 'update member set password_hash = $2 where id = $1', ['another']],
  ['a ban', "update member set state = 'banned', state_by = 'staff' where id = $1", []],
  ['an erasure', 'delete from member where id = $1', []],
])(
  'no session starts for an account that %s has changed since it was authenticated',
  async (_what, sql, more) => {
    const recognised = await account();
    await app.pool.query(sql, [memberId, ...more]);
    await expect(startSession(recognised)).rejects.toMatchObject({
      code: 'session_ended',
    });
  },
);
