import { describe, expect, test, vi } from 'vitest';
import { latestMail, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn, signInUnproven } from '../../../../test/members/members.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { DATABASE_POOL: '12' } });
const sql = sqlOf(app);
const minutes = 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const verify = (body: object, headers = {}) => post(app, 'verify-email', body, headers);
const isVerified = async (email: string) => {
  const member = await sql.one`select email_verified_at from member where email = ${email}`;
  return member['email_verified_at'] !== null;
};
/** A registration and the code that was mailed for it. */
async function pending() {
  const member = await register(app);
  return { ...member, mail: await latestMail(app, member.email) };
}
const profileStatus = async (headers: object) => {
  const request = { url: '/api/v1/auth/profile', headers: headers as Record<string, string> };
  return (await app.inject(request)).statusCode;
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('the code and the pending registration verify, and sign in', async () => {
  const { email, verificationToken, mail, user } = await pending();
  const answer = await verify({ verificationToken, code: mail.code });
  expect(answer.json()).toEqual({
    success: true,
    token: expect.any(String) as string,
    refreshToken: expect.any(String) as string,
    user: expect.objectContaining({ _id: user._id, isEmailVerified: true }) as object,
  });
  expect(await isVerified(email)).toBe(true);
  const { token } = answer.json<{ token: string }>();
  const profile = await app.inject({ url: '/api/v1/auth/profile', headers: bearer(token) });
  expect(profile.json()).toMatchObject({ userData: { requiresVerification: false } });
});

describe('trust 41: the link of the mail', () => {
  const fresh = 'quite another set of words';

  test('does nothing without a session of the account or a new password, and still works afterwards', async () => {
    const { email, mail, token } = await pending();
    const alone = await verify({ token: mail.token });
    expect(alone.statusCode).toBe(422);
    expect(alone.json()).toMatchObject({ errors: [{ field: 'password' }] });
    expect(await isVerified(email)).toBe(false);
    expect((await verify({ token: mail.token }, bearer(token))).statusCode).toBe(200);
    expect(await isVerified(email)).toBe(true);
  });

  test('names its account, and reading that changes nothing', async () => {
    const { email, mail } = await pending();
    const read = () => post(app, 'mailed-link', { link: 'verify', token: mail.token });
    expect((await read()).json()).toEqual({ success: true, data: { email, present: email } });
    expect((await read()).statusCode).toBe(200);
    expect(await isVerified(email)).toBe(false);
    for (const link of ['reset', 'undo-email'])
      expect((await post(app, 'mailed-link', { link, token: mail.token })).statusCode).toBe(422);
  });

  test('never switches accounts', async () => {
    const { email, mail } = await pending();
    const { headers } = await signIn(app, await createMember(app));
    const answers = [
      await verify({ token: mail.token }, headers),
      await verify({ token: mail.token, password: fresh }, headers),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).not.toHaveProperty('token');
    }
    expect(await isVerified(email)).toBe(false);
    expect(await profileStatus(headers)).toBe(200);
  });

  test('used where the account is signed in, it keeps the password and ends every other session', async () => {
    const { email, mail, password, token } = await pending();
    const other = await signInUnproven(app, { email, password });
    const answer = await verify({ token: mail.token }, bearer(token));
    const { token: fresher } = answer.json<{ token: string }>();
    expect(await profileStatus(bearer(fresher))).toBe(200);
    await expect.poll(() => profileStatus(other.headers)).toBe(401);
    expect((await post(app, 'login', { email, password })).statusCode).toBe(200);
  });

  test('confirms elsewhere with a new password, and the person who registered is signed out (trust 42)', async () => {
    const squatter = await pending();
    const { email, mail, refreshToken, verificationToken } = squatter;
    const weak = await verify({ token: mail.token, password: 'password1' });
    expect(weak.statusCode).toBe(422);
    const answer = await verify({ token: mail.token, password: fresh });
    expect(answer.json()).toMatchObject({ user: { email, isEmailVerified: true } });
    await expect.poll(() => profileStatus(bearer(squatter.token))).toBe(401);
    expect((await post(app, 'refresh-token', { refreshToken })).statusCode).toBe(401);
    expect((await verify({ verificationToken, code: mail.code })).statusCode).toBe(422);
    const old = await post(app, 'login', { email, password: squatter.password });
    expect(old.statusCode).toBe(401);
    expect((await post(app, 'login', { email, password: fresh })).statusCode).toBe(200);
    expect((await verify({ token: mail.token, password: fresh })).statusCode).toBe(422);
  });
});

test('a signed-in member only needs the code, gets a new session, and every other one ends (trust 42)', async () => {
  const { token, mail, email, password } = await pending();
  const other = await signInUnproven(app, { email, password });
  const answer = await verify({ code: mail.code }, bearer(token));
  expect(answer.statusCode).toBe(200);
  const old = () => app.inject({ url: '/api/v1/auth/profile', headers: bearer(token) });
  await expect.poll(async () => (await old()).statusCode).toBe(401);
  await expect.poll(() => profileStatus(other.headers)).toBe(401);
  expect((await post(app, 'login', { email, password })).statusCode).toBe(200);
});

test('the pending registration alone, or an invented code, proves nothing', async () => {
  const { verificationToken, mail, email } = await pending();
  expect((await verify({ verificationToken })).statusCode).toBe(400);
  expect((await verify({})).statusCode).toBe(400);
  expect((await verify({ code: mail.code })).statusCode).toBe(401);
  expect((await verify({ code: mail.code }, bearer('nothing'))).statusCode).toBe(401);
  expect((await verify({ verificationToken: 'made up', code: mail.code })).statusCode).toBe(422);
  // The last letter has unused bits, so the first letter of the secret is changed.
  const forged = verificationToken.replace(/[^.](?=[^.]*$)(?<=(^|\.)[^.])/, (letter) =>
    letter === 'A' ? 'B' : 'A',
  );
  expect(forged).not.toBe(verificationToken);
  expect((await verify({ verificationToken: forged, code: mail.code })).statusCode).toBe(422);
  expect(await isVerified(email)).toBe(false);
});

describe('trust 6', () => {
  test('codes are six digits, all different, and never stored in plain text', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => register(app)));
    const mails = [];
    for (const { email } of members) mails.push(await latestMail(app, email));
    for (const { code, token, text } of mails) {
      expect(code).toMatch(/^\d{6}$/);
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
      expect(text).toContain(`\n${code}\n`);
    }
    expect(new Set(mails.map(({ code }) => code)).size).toBeGreaterThan(6);
    const { rows } = await app.pool.query('select code::text as row from code');
    const kept = JSON.stringify(rows);
    for (const { code, token } of mails) {
      expect(kept).not.toContain(Buffer.from(code).toString('hex'));
      expect(kept).not.toContain(token.split('.')[1]);
    }
  });

  test('codes do not follow a predictable sequence', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const [one, other] = [await pending(), await pending()];
    expect(one.mail.code).not.toBe(other.mail.code);
    expect(one.mail.token.split('.')[1]).not.toBe(other.mail.token.split('.')[1]);
  });

  test('a code works for ten minutes', async () => {
    const [early, late] = [await pending(), await pending()];
    app.advanceClock(9 * minutes);
    expect((await verify({ ...named(early), code: early.mail.code })).statusCode).toBe(200);
    app.advanceClock(2 * minutes);
    expect((await verify({ ...named(late), code: late.mail.code })).statusCode).toBe(422);
    expect((await verify(byLink(late))).statusCode).toBe(422);
  });

  test('after four wrong tries the right one works, after five it does not, and the link still does', async () => {
    for (const [tries, status] of [
      [4, 200],
      [5, 422],
    ] as const) {
      const { mail, ...member } = await pending();
      for (let index = 0; index < tries; index++) {
        expect((await verify({ ...named(member), code: wrong(mail.code) })).statusCode).toBe(422);
      }
      expect((await verify({ ...named(member), code: mail.code })).statusCode).toBe(status);
      expect(await isVerified(member.email)).toBe(status === 200);
      expect((await verify(byLink({ mail }))).statusCode).toBe(status === 200 ? 422 : 200);
    }
  });

  test('parallel wrong tries are counted one by one', async () => {
    const { mail, ...member } = await pending();
    await Promise.all(
      Array.from({ length: 20 }, () => verify({ ...named(member), code: wrong(mail.code) })),
    );
    const { rows } = await app.pool.query('select tries from code where member_id = $1', [
      member.user._id,
    ]);
    expect(rows).toEqual([{ tries: 5 }]);
    expect((await verify({ ...named(member), code: mail.code })).statusCode).toBe(422);
  });

  test('a new code replaces the old one, and gives five tries again', async () => {
    const { mail: old, ...member } = await pending();
    for (let index = 0; index < 5; index++)
      await verify({ ...named(member), code: wrong(old.code) });
    await post(app, 'resend-verification', {}, bearer(member.token));
    const mail = await latestMail(app, member.email);
    expect((await verify({ ...named(member), code: old.code })).statusCode).toBe(422);
    expect((await verify(byLink({ mail: old }))).statusCode).toBe(422);
    expect((await verify({ ...named(member), code: mail.code })).statusCode).toBe(200);
  });

  test('trust 6: a code that a stranger requests ends no other; at most five work, and they share five tries', async () => {
    const { mail: first, ...member } = await pending();
    for (let index = 0; index < 6; index++)
      await post(app, 'resend-verification', { email: member.email });
    const latest = await latestMail(app, member.email);
    expect(latest.count).toBe(5);
    const answer = await verify({ ...named(member), code: first.code });
    expect(answer.statusCode).toBe(200);
    expect((await verify(byLink({ mail: latest }))).statusCode).toBe(422);

    const { mail: tried, ...other } = await pending();
    await post(app, 'resend-verification', { email: other.email });
    const dead = await latestMail(app, other.email);
    for (let index = 0; index < 5; index++)
      await verify({ ...named(other), code: wrong(tried.code) });
    expect(dead.count).toBe(2);
    expect((await verify({ ...named(other), code: dead.code })).statusCode).toBe(422);
  });

  test('of twenty parallel uses, one works', async () => {
    const [byCode, linked] = [await pending(), await pending()];
    const once = [200, ...Array.from({ length: 19 }, () => 422)];
    const twenty = (body: object) => Promise.all(Array.from({ length: 20 }, () => verify(body)));
    expect(statuses(await twenty({ ...named(byCode), code: byCode.mail.code }))).toEqual(once);
    expect(statuses(await twenty(byLink(linked)))).toEqual(once);
  });
});

test('trust 7: one member’s code or link never verifies another', async () => {
  const [one, other] = [await pending(), await pending()];
  expect((await verify({ ...named(other), code: one.mail.code })).statusCode).toBe(422);
  expect((await verify({ code: one.mail.code }, bearer(other.token))).statusCode).toBe(422);
  const [, secret] = one.mail.token.split('.');
  const password = 'quite another set of words';
  const token = `${other.user._id}.${secret}`;
  expect((await verify({ token, password })).statusCode).toBe(422);
  expect(await isVerified(other.email)).toBe(false);
  expect(await isVerified(one.email)).toBe(false);
});

describe('sending it again', () => {
  const resend = (body: object, headers = {}) => post(app, 'resend-verification', body, headers);

  test('works in a session', async () => {
    const { token, email } = await register(app);
    const answer = await resend({}, bearer(token));
    expect(answer.json()).toEqual({ success: true, emailVerificationSent: true });
    expect((await latestMail(app, email)).count).toBe(2);
  });

  test('works by address, with the same response for an unknown and for a verified one', async () => {
    const { email } = await register(app);
    const verified = await createMember(app);
    const answers = [];
    for (const each of [email, verified.email, 'nobody@member.example'])
      answers.push(await resend({ email: each }));
    for (const answer of answers)
      expect(answer.json()).toEqual({ success: true, emailVerificationSent: true });
    expect((await latestMail(app, email)).count).toBe(2);
    expect((await latestMail(app, verified.email)).count).toBe(0);
    expect((await latestMail(app, 'nobody@member.example')).count).toBe(0);
  });

  test('needs a session or an address, and a reason', async () => {
    expect((await resend({})).statusCode).toBe(401);
    const { headers } = await signIn(app, await createMember(app));
    expect((await resend({}, headers)).statusCode).toBe(409);
  });
});

/** As from a browser that is not signed in. */
const byLink = ({ mail: { token } }: { mail: { token: string } }) => ({
  token,
  password: 'quite another set of words',
});
const named = ({ verificationToken }: { verificationToken: string }) => ({ verificationToken });
