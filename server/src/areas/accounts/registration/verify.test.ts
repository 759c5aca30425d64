import { describe, expect, test, vi } from 'vitest';
import { latestMail, post, register } from '../../../../test/accounts.ts';
import { testApp } from '../../../../test/app.ts';
import { createMember, signIn } from '../../../../test/members.ts';
import { sqlOf } from '../../../../test/sql.ts';

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
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('the code and the name of the registration verify, and sign in', async () => {
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

test('the link of the mail does it alone, once', async () => {
  const { email, mail } = await pending();
  expect((await verify({ token: mail.token })).statusCode).toBe(200);
  expect(await isVerified(email)).toBe(true);
  expect((await verify({ token: mail.token })).statusCode).toBe(422);
});

test('who is signed in needs the code alone, and goes on in a new session', async () => {
  const { token, mail } = await pending();
  const answer = await verify({ code: mail.code }, bearer(token));
  expect(answer.statusCode).toBe(200);
  const old = () => app.inject({ url: '/api/v1/auth/profile', headers: bearer(token) });
  await expect.poll(async () => (await old()).statusCode, { timeout: 1000 }).toBe(401);
});

test('the name of the registration alone, or a code of nobody, proves nothing', async () => {
  const { verificationToken, mail, email } = await pending();
  expect((await verify({ verificationToken })).statusCode).toBe(400);
  expect((await verify({})).statusCode).toBe(400);
  expect((await verify({ code: mail.code })).statusCode).toBe(401);
  expect((await verify({ code: mail.code }, bearer('nothing'))).statusCode).toBe(401);
  expect((await verify({ verificationToken: 'made up', code: mail.code })).statusCode).toBe(422);
  // Its last letter has bits that mean nothing, so the first of the secret is another.
  const forged = verificationToken.replace(/[^.](?=[^.]*$)(?<=(^|\.)[^.])/, (letter) =>
    letter === 'A' ? 'B' : 'A',
  );
  expect(forged).not.toBe(verificationToken);
  expect((await verify({ verificationToken: forged, code: mail.code })).statusCode).toBe(422);
  expect(await isVerified(email)).toBe(false);
});

describe('trust 6', () => {
  test('codes are six unbroken digits, all different, and never kept as they are', async () => {
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

  test('codes do not follow from a sequence that somebody could find out', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const [one, other] = [await pending(), await pending()];
    expect(one.mail.code).not.toBe(other.mail.code);
    expect(one.mail.token.split('.')[1]).not.toBe(other.mail.token.split('.')[1]);
  });

  test('a code lives for ten minutes', async () => {
    const [early, late] = [await pending(), await pending()];
    app.advanceClock(9 * minutes);
    expect((await verify({ ...named(early), code: early.mail.code })).statusCode).toBe(200);
    app.advanceClock(2 * minutes);
    expect((await verify({ ...named(late), code: late.mail.code })).statusCode).toBe(422);
    expect((await verify({ token: late.mail.token })).statusCode).toBe(422);
  });

  test('after four wrong tries the right one works, after five it does not, nor does the link', async () => {
    for (const [tries, status] of [
      [4, 200],
      [5, 422],
    ] as const) {
      const { mail, ...member } = await pending();
      for (let index = 0; index < tries; index++) {
        expect((await verify({ ...named(member), code: wrong(mail.code) })).statusCode).toBe(422);
      }
      expect((await verify({ ...named(member), code: mail.code })).statusCode).toBe(status);
      expect((await verify({ token: mail.token })).statusCode).toBe(422);
      expect(await isVerified(member.email)).toBe(status === 200);
    }
  });

  test('wrong tries that come at once are counted one by one', async () => {
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

  test('a new code kills the old one, and begins with five tries again', async () => {
    const { mail: old, ...member } = await pending();
    for (let index = 0; index < 5; index++)
      await verify({ ...named(member), code: wrong(old.code) });
    await post(app, 'resend-verification', {}, bearer(member.token));
    const mail = await latestMail(app, member.email);
    expect((await verify({ ...named(member), code: old.code })).statusCode).toBe(422);
    expect((await verify({ token: old.token })).statusCode).toBe(422);
    expect((await verify({ ...named(member), code: mail.code })).statusCode).toBe(200);
  });

  test('trust 6: what a stranger has mailed once more ends no code; not more than five work, and five tries are for all', async () => {
    const { mail: first, ...member } = await pending();
    for (let index = 0; index < 6; index++)
      await post(app, 'resend-verification', { email: member.email });
    const latest = await latestMail(app, member.email);
    expect(latest.count).toBe(5);
    const answer = await verify({ ...named(member), code: first.code });
    expect(answer.statusCode).toBe(200);
    expect((await verify({ token: latest.token })).statusCode).toBe(422);

    const { mail: tried, ...other } = await pending();
    await post(app, 'resend-verification', { email: other.email });
    const dead = await latestMail(app, other.email);
    for (let index = 0; index < 5; index++)
      await verify({ ...named(other), code: wrong(tried.code) });
    expect(dead.count).toBe(2);
    expect((await verify({ ...named(other), code: dead.code })).statusCode).toBe(422);
  });

  test('of twenty uses at once one works', async () => {
    const [byCode, byLink] = [await pending(), await pending()];
    const once = [200, ...Array.from({ length: 19 }, () => 422)];
    const twenty = (body: object) => Promise.all(Array.from({ length: 20 }, () => verify(body)));
    expect(statuses(await twenty({ ...named(byCode), code: byCode.mail.code }))).toEqual(once);
    expect(statuses(await twenty({ token: byLink.mail.token }))).toEqual(once);
  });
});

test('trust 7: one member’s code or link never verifies another', async () => {
  const [one, other] = [await pending(), await pending()];
  expect((await verify({ ...named(other), code: one.mail.code })).statusCode).toBe(422);
  expect((await verify({ code: one.mail.code }, bearer(other.token))).statusCode).toBe(422);
  const [, secret] = one.mail.token.split('.');
  expect((await verify({ token: `${other.user._id}.${secret}` })).statusCode).toBe(422);
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

  test('works by address, and says the same of one that nobody has or that is verified', async () => {
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

  test('needs the one or the other, and a reason', async () => {
    expect((await resend({})).statusCode).toBe(401);
    const { headers } = await signIn(app, await createMember(app));
    expect((await resend({}, headers)).statusCode).toBe(409);
  });
});

const named = ({ verificationToken }: { verificationToken: string }) => ({ verificationToken });
