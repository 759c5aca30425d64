import type { Failure } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type TestMember, createMember, createStaff } from '../../../../test/members/members.ts';
import { hashPassword } from '../credentials/passwords.ts';

const app = await testApp();

const signIn = (email: string, password: string, more: { headers?: Record<string, string> } = {}) =>
  app.inject({
    method: 'POST',
    url: `${apiBase}/auth/login`,
    payload: { email, password },
    ...more,
  });
const enter = (member: TestMember) => signIn(member.email, member.password);

const received = (reply: LightMyRequestResponse) => {
  const { requestId, ...rest } = reply.json<Failure>();
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  return { status: reply.statusCode, ...rest };
};

test('signing in returns two tokens, the user, and what they still have to do', async () => {
  const member = await createMember(app);
  const reply = await enter(member);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    data: {
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      refreshToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      user: expect.objectContaining({
        _id: member.id,
        email: member.email,
        firstName: 'Ada',
        isActive: true,
        isAdmin: false,
        staffRole: null,
      }) as object,
      requiresVerification: false,
      requiresProfileCompletion: false,
      onboardingComplete: true,
    },
  });
  expect(JSON.stringify(reply.headers)).not.toContain('set-cookie');
});

test.each([
  ['an unconfirmed address', { member: { email_verified_at: null } }, [true, false, false]],
  ['an unfinished profile', { photo: false as const }, [false, true, false]],
  ['both', { member: { email_verified_at: null }, photo: false as const }, [true, true, false]],
])('%s is still required', async (_what, fields, standing) => {
  const { data } = (await enter(await createMember(app, fields))).json<{
    data: Record<string, boolean>;
  }>();
  const { requiresVerification, requiresProfileCompletion, onboardingComplete } = data;
  expect([requiresVerification, requiresProfileCompletion, onboardingComplete]).toEqual(standing);
});

test('staff need no profile', async () => {
  const grace = await createStaff(app, 'support');
  await app.pool.query('delete from profile where member_id = $1', [grace.id]);
  expect((await enter(grace)).json()).toMatchObject({
    data: {
      user: { isAdmin: true, staffRole: 'support', name: null },
      requiresProfileCompletion: false,
      onboardingComplete: true,
    },
  });
});

test('an address matches in any case and with space around it; a password does not', async () => {
  const member = await createMember(app);
  const { email, password } = member;
  expect((await signIn(` ${email.toUpperCase()} `, password)).statusCode).toBe(200);
  for (const other of [`${password} `, ` ${password}`, password.toUpperCase()])
    expect((await signIn(email, other)).statusCode).toBe(401);
});

test('trust 8: unknown, wrong, without a password and erased get the same response', async () => {
  const { email } = await createMember(app);
  const provider = await createMember(app, { member: { password_hash: null } });
  const erased = await createMember(app, { member: { state: 'erased', state_by: 'self' } });
  const replies = [
    await signIn('nobody@member.example', 'a password that no one has'),
    await signIn(email, 'a password that no one has'),
    await signIn(provider.email, provider.password),
    await enter(erased),
  ];
  for (const reply of replies) {
    expect(received(reply)).toEqual({
      status: 401,
      success: false,
      code: 'credentials_wrong',
      message: 'Email or password is incorrect.',
    });
    expect(Object.keys(reply.headers)).toEqual(Object.keys(replies[0]?.headers ?? {}));
  }
});

test('trust 8: a password is hashed whether the account exists or not', async () => {
  const { email } = await createMember(app);
  for (const address of [email, 'nobody@member.example']) {
    // At most three are hashed in parallel, so the seventh has waited for four.
    let hashed = 0;
    const before = Array.from({ length: 6 }, () => hashPassword('x').then(() => (hashed += 1)));
    await signIn(address, 'a password that no one has');
    expect(hashed, address).toBeGreaterThanOrEqual(4);
    await Promise.all(before);
  }
});

const closed = {
  banned: { state: 'banned', state_by: 'staff', state_reason: 'Sent adverts.' },
  until: {
    state: 'banned',
    state_by: 'staff',
    state_reason: 'Sent adverts.',
    state_until: new Date('2031-05-17'),
  },
  staff: { state: 'deactivated', state_by: 'staff', state_reason: 'Asked us to.' },
  self: { state: 'deactivated', state_by: 'self' },
  leaving: { state: 'leaving', state_by: 'self' },
};

test.each([
  ['banned', /^This account is banned\. Reason: Sent adverts\. Write to \S+@\S+ to appeal\.$/],
  [
    'until',
    /^This account is suspended until May 17, 2031 at 12:00 AM \(UTC\)\. Reason: Sent adverts\./,
  ],
  ['staff', /^This account was deactivated by our team\. Reason: Asked us to\./],
  ['self', /^You closed this account\./],
  ['leaving', /^You closed this account\./],
] as const)(
  'with the right password, and only then, a closed account (%s) sees why',
  async (how, why) => {
    const member = await createMember(app, { member: closed[how] });
    const reply = await enter(member);
    expect(reply.statusCode).toBe(403);
    expect(reply.json<Failure>().message).toMatch(why);
    const { status, message } = received(await signIn(member.email, 'a password that no one has'));
    expect([status, message]).toEqual([401, 'Email or password is incorrect.']);
  },
);

test('a session stores where it began, as far as that is known', async () => {
  const proxied = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { TRUST_PROXY: '1' },
  });
  const member = await createMember(app);
  const { email, password } = member;
  for (const address of ['203.0.113.9', '2001:db8::1', 'nonsense', "'; drop table session; --"]) {
    const headers = { 'x-forwarded-for': address, 'user-agent': 'x'.repeat(2000) };
    const payload = { email, password };
    const url = `${apiBase}/auth/login`;
    const reply = await proxied.inject({ method: 'POST', url, payload, headers });
    expect(reply.statusCode, address).toBe(200);
  }
  const { rows } = await app.pool.query<{ address: string; device: string }>(
    'select host(address) as address, device from session where member_id = $1 order by created_at',
    [member.id],
  );
  expect(rows.map(({ address }) => address)).toEqual(['203.0.113.9', '2001:db8::1', null, null]);
  expect(rows.map(({ device }) => device.length)).toEqual([300, 300, 300, 300]);
});

test('tries are counted without storing whose they are', async () => {
  const { email } = await createMember(app);
  await signIn(email, 'a password that no one has');
  const { rows } = await app.pool.query<{ key: string }>('select key from tries');
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
});
