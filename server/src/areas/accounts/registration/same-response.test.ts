import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import type { LightMyRequestResponse } from 'fastify';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { goodPassword, newAddress } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';
import { insertRow } from '../../../../test/database/sql.ts';
import { rememberBan } from '../../members/banned-addresses.ts';

// The library that hashes passwords gives its work on other threads no name, unlike everything else here.
let hashes = 0;
const hashing = createHook({
  init(_id, type) {
    if (type === 'undefined') hashes += 1;
  },
}).enable();
afterAll(() => hashing.disable());

const app = await testApp({ environment: { LIMITS: '1' } });

const [hour, minute] = [3_600_000, 60_000];
const closed = (state: string, by: string) => ({ member: { state, state_by: by } });
const having = async (email: string, fields: { member?: object } = {}) =>
  createMember(app, { ...fields, member: { ...fields.member, email } });

/** What an address can be, and how it becomes that. */
const addresses: Record<string, (email: string) => Promise<unknown>> = {
  'of an active member': (email) => having(email),
  'of a member without a password': (email) => having(email, { member: { password_hash: null } }),
  'of an unconfirmed registration': (email) =>
    having(email, { member: { email_verified_at: null } }),
  'that staff no longer call confirmed': (email) =>
    having(email, { member: { email_verified_at: null, keeps_email: true } }),
  'of a member who closed the account': (email) => having(email, closed('deactivated', 'self')),
  'of a member whom staff deactivated': (email) => having(email, closed('deactivated', 'staff')),
  'of a member who is leaving': (email) => having(email, closed('leaving', 'self')),
  'of a banned member': (email) => having(email, closed('banned', 'staff')),
  'of a member who is being erased': (email) => having(email, closed('erased', 'self')),
  'of an administrator': (email) => having(email, { member: { staff_role: 'administrator' } }),
  'of a member who can still return to it': async (email) => {
    const { id } = await createMember(app);
    await insertRow(app, 'address_change', {
      member_id: id,
      old_email: email,
      by_staff: false,
      token_hash: Buffer.alloc(32),
      changed_at: app.now(),
      undo_until: new Date(app.now().getTime() + hour),
    });
  },
  'of someone who was imported and invited': (email) => insertInvitation(email),
  'of a member who was erased while banned': (email) =>
    rememberBan(app.pool, app.secret, { email, until: null }, app.now()),
};

async function insertInvitation(email: string) {
  const [id, now] = [randomUUID(), app.now()];
  const fields = { name: 'members.csv', created_at: now, state: 'finished', size: 1 };
  await insertRow(app, 'import', { id, ...fields });
  const person = { id, import_id: id, email, language: 'en', details: '{}' };
  await insertRow(app, 'invited', { ...person, created_at: now, mailed_at: now });
}

/** Names and types of everything in a response, without its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  // When someone was last active is written beside the request.
  const entries = Object.entries(value).filter(([key]) => key !== 'lastActive');
  return Object.fromEntries(entries.map(([key, each]) => [key, shapeOf(each)]));
}

const received = new Set([
  'ratelimit-limit',
  'ratelimit-remaining',
  'content-type',
  'cache-control',
]);
/** What runs beside requests, and what depends on when this process was last told about a member. */
const byChance = /^(find_caller|notify_live|fold_tally|.*presence.*)$/;

async function observe(ask: () => Promise<LightMyRequestResponse>) {
  const queries = vi.spyOn(Client.prototype, 'query');
  hashes = 0;
  const answer = await ask();
  const statements = queries.mock.calls.flatMap(([query]) => {
    const { name } = query as { name?: string };
    return name && !byChance.test(name) ? [name] : [];
  });
  queries.mockRestore();
  const body = answer.json<{ message?: string }>();
  return {
    status: answer.statusCode,
    message: body.message,
    shape: shapeOf(body),
    headers: Object.entries(answer.headers).map(([key, value]) =>
      received.has(key) ? [key, value] : key,
    ),
    hashes,
    statements: statements.toSorted(),
    body,
  };
}

/** Limits count by the hour and by the minute. A try has to lie within one of each, so we move the clock to a minute's start. */
function startInOneWindow() {
  const now = app.now().getTime();
  const hourLeft = hour - (now % hour);
  app.advanceClock(hourLeft < hour / 4 ? hourLeft : minute - (now % minute));
}

let networks = 0;

/** All that a stranger can do with an address, and what they see of it. */
async function tryEverything(email: string) {
  const remoteAddress = `10.7.${networks++}.1`;
  const stranger = await createMember(app);
  const { headers: other } = await signIn(app, stranger);
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const url = `${apiBase}/auth/${path}`;
    return observe(() =>
      app.inject({ method, url, remoteAddress, headers, ...(payload && { payload }) }),
    );
  };
  const bearer = other.authorization.replace('Bearer ', '');
  const registering = { firstName: 'Mallory', email, password: goodPassword };
  const registered = await send('POST', 'register', registering);
  const { token = '', refreshToken, verificationToken } = registered.body as Record<string, string>;
  const seen = {
    registered,
    profile: await send('GET', 'profile', undefined, token),
    refreshed: await send('POST', 'refresh-token', { refreshToken }),
    'signed in': await send('POST', 'login', { email, password: goodPassword }),
    'a wrong password': await send('POST', 'login', { email, password: 'a wrong one of many' }),
    'come back': await send('POST', 'come-back', { email, password: 'a wrong one of many' }),
    'a wrong code': await send('POST', 'verify-email', { verificationToken, code: '000000' }),
    'a wrong code, signed in': await send('POST', 'verify-email', { code: '000000' }, token),
    resent: await send('POST', 'resend-verification', {}, token),
    'resent by address': await send('POST', 'resend-verification', { email }),
    'forgot the password': await send('POST', 'forgot-password', { email }),
    'registered again': await send('POST', 'register', {
      ...registering,
      password: `${goodPassword}!`,
    }),
    'signed in again': await send('POST', 'login', { email, password: goodPassword }),
    'changed to it': await send(
      'POST',
      'change-email',
      { email, password: stranger.password },
      bearer,
    ),
    'wrong codes for it': await send(
      'PUT',
      'change-email',
      { presentCode: '000000', newCode: '000000' },
      bearer,
    ),
  };
  return Object.fromEntries(
    Object.entries(seen).map(([what, { body: _body, ...rest }]) => [what, rest]),
  );
}

startInOneWindow();
const unused = await tryEverything(newAddress());

test('trust 82: an unused address can be registered, and its account used until it is confirmed', () => {
  const statuses = Object.entries(unused).map(([what, { status }]) => [what, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    registered: 200,
    profile: 200,
    refreshed: 200,
    'signed in': 200,
    'a wrong password': 401,
    'come back': 401,
    'a wrong code': 422,
    'a wrong code, signed in': 422,
    resent: 200,
    'resent by address': 200,
    'forgot the password': 200,
    'registered again': 200,
    'signed in again': 200,
    'changed to it': 200,
    'wrong codes for it': 422,
  });
  expect(unused['registered']?.hashes).toBe(1);
  expect(unused['a wrong password']?.hashes).toBe(2);
  expect(unused['registered']?.statements).toContain('insert_account');
});

test.each(Object.entries(addresses))(
  'trust 82: an address %s gets the same responses, headers, hashes and statements as an unused one',
  async (_what, prepare) => {
    startInOneWindow();
    const email = newAddress();
    await prepare(email);
    expect(await tryEverything(email)).toEqual(unused);
  },
);
