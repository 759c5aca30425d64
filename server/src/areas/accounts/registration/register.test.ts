import { createHmac } from 'node:crypto';
import { consentVersion } from '@kindred/contract/accounts';
import { describe, expect, test } from 'vitest';
import { goodPassword, newAddress, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { readCommonPasswords } from '../../../../test/members/common-passwords.ts';
import { ageOn } from '../../members/age.ts';
import { isCommon } from '../credentials/password-rules.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const person = (fields: object = {}) => ({
  firstName: 'Mina',
  email: newAddress(),
  password: goodPassword,
  ...fields,
});
const send = (fields: object = {}) => post(app, 'register', person(fields));
const membersAt = (email: string) =>
  sql<{
    email_verified_at: Date | null;
  }>`select * from member where email = ${email.toLowerCase()}`;

test('a new member is signed in, and has to verify the address and to complete the profile', async () => {
  const email = newAddress();
  const answer = await send({ email, lastName: 'Okoye', dateOfBirth: '1994-02-28' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    success: true,
    token: expect.any(String) as string,
    refreshToken: expect.any(String) as string,
    verificationToken: expect.any(String) as string,
    user: expect.objectContaining({
      firstName: 'Mina',
      lastName: 'Okoye',
      email,
      isEmailVerified: false,
      emailVerificationSent: true,
      isAdmin: false,
      isVIP: false,
    }) as object,
    requiresVerification: true,
    requiresProfileCompletion: true,
    onboardingComplete: false,
  });
  const { token } = answer.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  const profile = await app.inject({ url: '/api/v1/auth/profile', headers });
  expect(profile.statusCode).toBe(200);
});

test('consent is stored with its version and time, and only if it was given', async () => {
  const before = new Date();
  const { user } = await register(app, { consent: true });
  const { user: other } = await register(app, { consent: false });
  const kept = (id: string) =>
    sql<{ purpose: string; version: string; given_at: Date }>`select purpose, version, given_at
      from consent where member_id = ${id}`;
  const [consent] = await kept(user._id);
  expect(consent).toMatchObject({ purpose: 'sensitive-data', version: consentVersion });
  expect(consent?.given_at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(await kept(other._id)).toEqual([]);
});

test('an address can be registered again in any spelling, and what is typed is signed in to', async () => {
  const { email } = await register(app);
  for (const [index, typed] of [email, email.toUpperCase(), ` ${email} `].entries()) {
    const password = `${goodPassword} ${index}`;
    const answer = await send({ email: typed, password });
    const entered = await post(app, 'login', { email: typed, password });
    expect(entered.json<{ data: object }>().data).toMatchObject({
      user: { _id: answer.json<{ user: { _id: string } }>().user._id },
      requiresVerification: true,
    });
  }
});

test(
  'trust 4: of fifty parallel registrations of one address, in upper and lower case, one is confirmed',
  { tags: ['long'] },
  async () => {
    const email = newAddress();
    const registered = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(app, { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    // The code of each, as if their mails had all been read.
    const digits = '271828';
    for (const { user } of registered)
      await sql`update code set digits_hash = ${createHmac('sha256', app.accountService.keys.code)
        .update(`verify:${user._id}:${digits}`)
        .digest()} where member_id = ${user._id}`;
    const answers = await Promise.all(
      registered.map(({ verificationToken }) =>
        post(app, 'verify-email', { verificationToken, code: digits }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 422)]);
    const late = answers.find(({ statusCode }) => statusCode === 422);
    expect(late?.json()).toMatchObject({
      message:
        'This code is incorrect or no longer works. Check our latest email, or request a new one.',
    });
    const confirmed = (await membersAt(email)).filter(({ email_verified_at: at }) => at !== null);
    expect(confirmed).toHaveLength(1);
  },
);

describe('trust 5: no field gives privileges', () => {
  test.each([
    { isAdmin: true },
    { staffRole: 'administrator' },
    { staff_role: 'administrator' },
    { isEmailVerified: true },
    { email_verified_at: '2026-01-01T00:00:00Z' },
    { isVIP: true },
    { vip_until: '2030-01-01T00:00:00Z' },
    { state: 'active' },
  ])('%o is refused', async (field) => {
    const email = newAddress();
    expect((await send({ email, ...field })).statusCode).toBe(400);
    expect(await membersAt(email)).toEqual([]);
  });

  test('a field of the prototype gives no privileges', async () => {
    const payload = JSON.stringify(person()).replace('{', '{"__proto__":{"isAdmin":true},');
    const headers = { 'content-type': 'application/json' };
    const url = '/api/v1/auth/register';
    expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400);
  });

  const today = app.now();
  const birthday = (years: number, days: number) =>
    new Date(
      Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days),
    )
      .toISOString()
      .slice(0, 10);

  test.each([
    ['18 today', birthday(18, 0), 200],
    ['18 tomorrow', birthday(18, 1), 422],
    ['not born yet', birthday(-1, 0), 422],
    ['no one alive', '1850-01-01', 422],
    ['of the year 0', '0000-01-01', 422],
    ['no day', '2000-02-30', 400],
  ])('%s (%s) answers %i', async (_who, dateOfBirth, status) => {
    const email = newAddress();
    expect((await send({ email, dateOfBirth })).statusCode).toBe(status);
    expect(await membersAt(email)).toHaveLength(status === 200 ? 1 : 0);
  });

  test('an age changes on the birthday, and on 1 March for those born on 29 February', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
  });
});

describe('passwords', () => {
  const signIn = (email: string, password: string) => post(app, 'login', { email, password });

  test.each([
    ['7 characters', 'Tqz9!xk', 400],
    ['8 characters', 'Tqz9!xkw', 200],
    ['8 characters that are 16 units', '🦊🐢🦉🐙🦔🐝🦋🐬', 200],
    ['7 such characters', '🦊🐢🦉🐙🦔🐝🦋', 400],
    ['128 characters', `${'nb7'.repeat(42)}xy`, 200],
    ['129 characters', 'nb7'.repeat(43), 400],
  ])('trust 1: %s', async (_what, password, status) => {
    const email = newAddress();
    expect((await send({ email, password })).statusCode).toBe(status);
    if (status !== 200) return;
    expect((await signIn(email, password)).statusCode).toBe(200);
    const letters = Array.from(password);
    const without = (index: number) => letters.toSpliced(index, 1, '~').join('');
    for (const index of [0, Math.floor(letters.length / 2), letters.length - 1])
      expect((await signIn(email, without(index))).statusCode).toBe(401);
  });

  test.each([
    ['common', 'password1'],
    ['common in capitals', 'PASSWORD1'],
    ['common backwards', '1drowssap'],
    ['common with signs for letters', 'P@ssw0rd!!'],
    ['common with something behind', 'Password1!'],
    ['one character again and again', 'aaaaaaaaaa'],
    ['a row of the alphabet', 'abcdefgh'],
    ['spaces', '          '],
    ['the address', 'mina.okoye@member.example'],
    ['the address in capitals', 'Mina.Okoye@Member.Example'],
    ['the name of the mailbox', 'mina.okoye'],
    ['the name of the mailbox and a number', 'mina.okoye2026!'],
    ['the name of the service', 'kindred-2026'],
    ['the name of the service twice', 'KindredKindred'],
  ])('trust 2: %s is refused', async (_what, password) => {
    const answer = await send({ email: 'mina.okoye@member.example', password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'password' }] });
  });

  test.each([
    'three spaces   in it',
    '   spaces at its ends   ',
    'emoji 🦊 and ü',
    'onlyletters',
    '40718295',
  ])('trust 3: “%s” is fine, and every character of it counts', async (password) => {
    const email = newAddress();
    expect((await send({ email, password })).statusCode).toBe(200);
    expect((await signIn(email, password)).statusCode).toBe(200);
    expect((await signIn(email, `${password} `)).statusCode).toBe(401);
  });

  test('trust 2: the three thousand most common ones of a list that we do not ship are refused', () => {
    const most = readCommonPasswords().slice(0, 3000);
    expect(most.filter((word) => !isCommon(word)).length).toBeLessThanOrEqual(most.length / 1000);
  });
});

test('trust 9: a request refused before any lookup does not count as a try', async () => {
  const email = newAddress();
  for (let index = 0; index < 12; index += 1)
    expect((await send({ email, password: 'password1' })).statusCode).toBe(422);
  expect((await send({ email, password: goodPassword })).statusCode).toBe(200);
});
