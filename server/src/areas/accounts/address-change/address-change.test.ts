import { apiBase } from '@kindred/contract/route';
import { describe, expect, test } from 'vitest';
import { latestMail, newAddress, post, register } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { openProviders } from '../../../../test/service/providers.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const providers = await openProviders();
const app = await testApp({ environment: providers.environment });
const sql = sqlOf(app);
const hour = 3_600_000;
const fresh = 'quite another set of words';

const call = (method: 'GET' | 'PUT' | 'POST', path: string, headers: object, payload?: object) =>
  app.inject({
    method,
    url: `${apiBase}/${path}`,
    headers: headers as Record<string, string>,
    ...(payload && { payload }),
  });
const login = (email: string, password: string) => post(app, 'login', { email, password });
const profile = async (headers: object) => (await call('GET', 'auth/profile', headers)).statusCode;
const undo = (token: string, password = fresh) =>
  post(app, 'change-email/undo', { token, password });
const emailOf = async (id: string) =>
  (await sql<{ email: string }>`select email from member where id = ${id}`)[0]?.email;
const changeOf = async (headers: object) =>
  (await call('GET', 'auth/change-email', headers)).json<{
    data: { change: { oldEmail: string; undoUntil: string } | null };
  }>().data.change;

/** Signs in with a Google account of this address, at the time of the application. */
async function google(email: string) {
  const iat = Math.floor(app.now().getTime() / 1000);
  const claims = { sub: `subject of ${email}`, email, iat, exp: iat + 3600 };
  return post(app, 'google', { tokenId: await providers.idToken(claims) });
}
const whoIs = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { user: { _id: string } } }>().data.user._id;

/** Changes an address as an administrator. */
async function changeByStaff(id: string, email: string, more: object = {}) {
  const { headers } = await signIn(app, await createStaff(app));
  const answer = await call('PUT', `users/${id}`, headers, { email, ...more });
  expect(answer.statusCode).toBe(200);
}

/** A member whose address the team has changed to one that a colleague reads. */
async function movedMember(more: object = {}) {
  const member = await createMember(app);
  const session = await signIn(app, member);
  const theirs = newAddress();
  await changeByStaff(member.id, theirs, more);
  return { ...member, session, theirs, link: (await latestMail(app, member.email)).token };
}

describe('trust 40: after the team has changed an address', () => {
  test('a reset of the password for the new one mails no link for 72 hours', async () => {
    const { theirs } = await movedMember({ isEmailVerified: true });
    await post(app, 'forgot-password', { email: theirs });
    const mail = await latestMail(app, theirs);
    expect(mail.subject).toBe("You can't reset your Kindred password yet");
    expect([mail.token, mail.code]).toEqual(['', '']);
    app.advanceClock(71 * hour);
    await post(app, 'forgot-password', { email: theirs });
    expect((await latestMail(app, theirs)).token).toBe('');
    app.advanceClock(2 * hour);
    await post(app, 'forgot-password', { email: theirs });
    const { token } = await latestMail(app, theirs);
    expect((await post(app, 'reset-password', { token, password: fresh })).statusCode).toBe(200);
  });

  test('a link that confirms the new one signs in only a member who is already signed in', async () => {
    const { id, theirs, session, password } = await movedMember();
    await post(app, 'resend-verification', { email: theirs });
    const { token } = await latestMail(app, theirs);
    const held = await post(app, 'verify-email', { token, password: fresh });
    expect(held.statusCode).toBe(403);
    expect((await login(theirs, fresh)).statusCode).toBe(401);
    const confirmed = await post(app, 'verify-email', { token }, session.headers);
    expect(confirmed.statusCode).toBe(200);
    expect((await login(theirs, password)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(theirs);
  });

  test('the pending registration gives no access by a code from the new one', async () => {
    const registered = await register(app);
    const { code: own } = await latestMail(app, registered.email);
    const { verificationToken, token, user } = registered;
    const headers = { authorization: `Bearer ${token}` };
    await post(app, 'verify-email', { code: own }, headers);
    const theirs = newAddress();
    await changeByStaff(user._id, theirs);
    await post(app, 'resend-verification', { email: theirs });
    const { code } = await latestMail(app, theirs);
    const answer = await post(app, 'verify-email', { verificationToken, code });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).not.toHaveProperty('token');
  });

  test.each([[{}], [{ isEmailVerified: true }]])(
    'Google gives no access by the new one (%j)',
    async (more) => {
      const { theirs } = await movedMember(more);
      expect((await google(theirs)).statusCode).toBe(403);
    },
  );

  test('changing it twice does not shorten that, and the email in between gets no link', async () => {
    const { id, email, theirs } = await movedMember();
    app.advanceClock(71 * hour);
    const second = newAddress();
    await changeByStaff(id, second);
    expect((await latestMail(app, theirs)).count).toBe(0);
    app.advanceClock(2 * hour);
    await post(app, 'forgot-password', { email: second });
    expect((await latestMail(app, second)).token).toBe('');
    const { token } = await latestMail(app, email);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(email);
  });

  test('changing it back gives the email in between no link, and the old one works as before', async () => {
    const { id, email, theirs, link } = await movedMember();
    await changeByStaff(id, email);
    expect((await latestMail(app, theirs)).count).toBe(0);
    expect((await undo(link)).statusCode).toBe(422);
    await post(app, 'forgot-password', { email });
    expect((await latestMail(app, email)).subject).toContain('Choose a new password');
  });

  test('the member stays signed in and sees what changed', async () => {
    const { session, email, theirs, password } = await movedMember();
    expect(await profile(session.headers)).toBe(200);
    const change = await changeOf(session.headers);
    expect(change?.oldEmail).toBe(`${email[0]}•••@member.example`);
    expect((await login(theirs, password)).statusCode).toBe(200);
    app.advanceClock(73 * hour);
    expect(await changeOf((await signIn(app, await createMember(app))).headers)).toBeNull();
  });

  test('support and others cannot change one', async () => {
    const { id, email } = await createMember(app);
    const { headers } = await signIn(app, await createStaff(app, 'support'));
    const answer = await call('PUT', `users/${id}`, headers, { email: newAddress() });
    expect(answer.statusCode).toBe(403);
    expect(await emailOf(id)).toBe(email);
    const same = await call('PUT', `users/${id}`, headers, { email, firstName: 'Ida' });
    expect(same.statusCode).toBe(200);
  });

  test('inviting the address to the team is no way around it', async () => {
    const { id, theirs } = await movedMember();
    const { headers } = await signIn(app, await createStaff(app));
    await call('POST', 'staff/invitations', headers, { email: theirs, role: 'support' });
    const { token } = await latestMail(app, theirs);
    const joining = { token, firstName: 'Eve', password: fresh };
    expect((await call('POST', 'auth/join', {}, joining)).statusCode).toBe(409);
    expect((await call('PUT', 'auth/invitation', headers, { token })).statusCode).toBe(403);
    expect(await emailOf(id)).toBe(theirs);
  });
});

describe('trust 40: the old mailbox', () => {
  test('takes the account back with a new password, and everyone else is signed out', async () => {
    const { id, email, theirs, session, password, link } = await movedMember();
    const read = await post(app, 'mailed-link', { link: 'undo-email', token: link });
    expect(read.json()).toMatchObject({
      data: { email, present: `${theirs[0]}•••@member.example` },
    });
    expect(await emailOf(id)).toBe(theirs);
    expect((await undo(link, 'password1')).statusCode).toBe(422);
    expect((await undo(link)).json()).toEqual({ success: true });
    expect(await emailOf(id)).toBe(email);
    await expect.poll(() => profile(session.headers)).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
    expect((await undo(link)).statusCode).toBe(422);
    expect((await latestMail(app, theirs)).subject).toContain('was changed back');
    expect(whoIs(await google(email))).toBe(id);
  });

  test('keeps its claim: no one can confirm the address for another account, and staff can give it to no one', async () => {
    const { email, id, link } = await movedMember();
    await register(app, { email });
    const { subject, code } = await latestMail(app, email);
    expect([subject, code]).toEqual(["This email can't be used at Kindred yet", '']);
    expect((await google(email)).statusCode).toBe(409);
    const { headers } = await signIn(app, await createStaff(app));
    const another = await createMember(app);
    const given = await call('PUT', `users/${another.id}`, headers, { email });
    expect(given.statusCode).toBe(409);
    expect((await undo(link)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(email);
  });

  test('can do so for 72 hours, and then the address is free', async () => {
    const [early, late] = [await movedMember(), await movedMember()];
    app.advanceClock(71 * hour);
    expect((await undo(early.link)).statusCode).toBe(200);
    app.advanceClock(2 * hour);
    expect((await undo(late.link)).statusCode).toBe(422);
    await sql`select graphile_worker.add_job('delete-old-rows-hourly', '{}'::json)`;
    await app.jobs.runDue();
    expect((await register(app, { email: late.email })).email).toBe(late.email);
  });

  test('can do so once, also when it tries twenty times in parallel', async () => {
    const { link } = await movedMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(link)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
  });

  test('leaves a row in the audit log', async () => {
    const { id, link, email, theirs } = await movedMember();
    await undo(link);
    const rows = await sql`select action, actor_role, details from audit
      where subject_id = ${id} order by id desc limit 1`;
    expect(rows).toEqual([
      {
        action: 'member.email-undo',
        actor_role: 'system',
        details: { before: { email: theirs }, after: { email } },
      },
    ]);
  });

  test('a link of another member, or an invented one, undoes nothing', async () => {
    const [one, other] = [await movedMember(), await movedMember()];
    const [, secret] = one.link.split('.');
    for (const token of ['x', `${other.id}.${secret}`, `${one.id}.${'a'.repeat(43)}`])
      expect((await undo(token)).statusCode).toBe(422);
    expect(await emailOf(other.id)).toBe(other.theirs);
  });
});

describe('trust 40: after a member has changed their own address', () => {
  /** Someone who had the password and the mailbox for a moment. */
  async function intruder() {
    const member = await createMember(app);
    const { headers } = await signIn(app, member);
    const change = async (from: string, to: string) => {
      const { password } = member;
      expect(
        (await call('POST', 'auth/change-email', headers, { email: to, password })).statusCode,
      ).toBe(200);
      const codes = {
        presentCode: (await latestMail(app, from)).code,
        newCode: (await latestMail(app, to)).code,
      };
      expect((await call('PUT', 'auth/change-email', headers, codes)).statusCode).toBe(200);
      return (await latestMail(app, from)).token;
    };
    return { ...member, headers, change };
  }

  test('the old mailbox can undo it, and the intruder is signed out', async () => {
    const { id, email, password, headers, change } = await intruder();
    const theirs = newAddress();
    const link = await change(email, theirs);
    expect(whoIs(await google(theirs))).toBe(id);
    expect((await undo(link)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(email);
    await expect.poll(() => profile(headers)).toBe(401);
    expect((await login(email, password)).statusCode).toBe(401);
    expect(whoIs(await google(theirs))).not.toBe(id);
  });

  test('a second change leaves the first mailbox its undo, which also undoes the later change', async () => {
    const { id, email, change } = await intruder();
    const [second, third] = [newAddress(), newAddress()];
    const first = await change(email, second);
    app.advanceClock(hour / 12);
    const later = await change(second, third);
    expect((await undo(first)).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(email);
    expect((await undo(later)).statusCode).toBe(422);
  });

  test('trust 42: a mailbox that was used in between cannot undo the return to the first one', async () => {
    const { id, email, change } = await intruder();
    const theirs = newAddress();
    const first = await change(email, theirs);
    await change(theirs, email);
    expect((await latestMail(app, theirs)).subject).not.toContain('was changed');
    expect((await undo(first)).statusCode).toBe(422);
    expect(await sql`select from address_change where member_id = ${id}`).toEqual([]);
  });

  test('they see no warning, and a reset goes to the new address', async () => {
    const { email, headers, change } = await intruder();
    const next = newAddress();
    await change(email, next);
    expect(await changeOf(headers)).toBeNull();
    await post(app, 'forgot-password', { email: next });
    expect((await latestMail(app, next)).subject).toContain('Choose a new password');
  });
});
