import type { Failure } from '@kindred/contract/common';
import { apiBase } from '@kindred/contract/route';
import type { StaffUser } from '@kindred/contract/user-admin';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import {
  type Session,
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../../../test/members/members.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const administrator = await createStaff(app);
let { headers } = await signIn(app, administrator);

const put = (id: string, payload: object, more: Record<string, string> = {}) =>
  app.inject({
    method: 'PUT',
    url: `${apiBase}/users/${id}`,
    payload,
    headers: { ...headers, ...more },
  });
const read = (id: string) => app.inject({ url: `${apiBase}/users/${id}`, headers });
const userIn = (answer: { json: <T>() => T }) =>
  answer.json<{ data: { user: StaffUser } }>().data.user;
const auditOf = (id: string) =>
  sql<{ action: string; details: unknown }>`select action, details from audit
    where subject_id = ${id} order by id`;

test('the given fields change as if the member changed them, with one row of the earlier values', async () => {
  const { id } = await createMember(app, { profile: { bio: 'Old words' } });
  const answer = await put(id, {
    firstName: ' Zoë ',
    lastName: '',
    gender: 'nonbinary',
    bio: 'New words',
    location: { city: 'Lisbon', country: 'PT' },
  });
  expect(userIn(answer)).toMatchObject({
    name: 'Zoë',
    lastName: null,
    gender: 'nonbinary',
    bio: 'New words',
    location: { city: 'Lisbon', country: 'Portugal' },
  });
  expect(await auditOf(id)).toMatchObject([
    {
      action: 'member.edit',
      details: {
        before: {
          firstName: 'Ada',
          gender: 'woman',
          bio: 'Old words',
          location: { city: 'Porto' },
        },
        after: { firstName: 'Zoë', gender: 'nonbinary', bio: 'New words' },
      },
    },
  ]);
});

test('an edit without effect counts as a read', async () => {
  const { id } = await createMember(app);
  const same = { firstName: 'Ada', location: { city: 'Porto', country: 'Portugal' } };
  expect((await put(id, same)).statusCode).toBe(200);
  expect(await auditOf(id)).toMatchObject([{ action: 'member.read' }]);
});

test.each([
  [{ firstName: '' }, 400, 'firstName'],
  [{ email: 'nowhere' }, 400, 'email'],
  [{ staffRole: 'king' }, 400, 'staffRole'],
  [{ password: 'a new one for them' }, 400, 'password'],
  [{ location: { city: 'Nowhereville', country: 'PT' } }, 422, 'location.city'],
  [{ location: { city: 'Porto', country: 'Atlantis' } }, 422, 'location.country'],
])('trust 21: %j is refused with its field and changes nothing', async (change, status, field) => {
  const { id } = await createMember(app);
  const answer = await put(id, { bio: 'Other', ...change });
  expect([answer.statusCode, answer.json<Failure>().errors?.[0]?.field]).toEqual([status, field]);
  expect(userIn(await read(id)).bio).toBeNull();
});

test('a new address is not verified, ends no session, and the old mailbox can undo it', async () => {
  const member = await createMember(app);
  const session = await signIn(app, member);
  const email = `Moved-${member.id}@Member.example`;
  expect(userIn(await put(member.id, { email }))).toMatchObject({
    email: email.toLowerCase(),
    isEmailVerified: false,
  });
  expect((await signedInAs(session)).statusCode).toBe(200);
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === member.email);
  expect(mail?.text).toContain('/undo-email#token=');
  const again = await put(member.id, { isEmailVerified: true });
  expect(userIn(again).isEmailVerified).toBe(true);
});

test('an address of another account stays theirs', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const answer = await put(member.id, { email: other.email.toUpperCase(), bio: 'Other' });
  expect([answer.statusCode, answer.json<Failure>().errors?.[0]?.field]).toEqual([409, 'email']);
  expect(userIn(await read(member.id))).toMatchObject({ email: member.email, bio: null });
});

test('trust 13: a member who loses a role is signed out right away; no one changes their own', async () => {
  const colleague = await createStaff(app, 'moderator');
  const session = await signIn(app, colleague);
  expect(userIn(await put(colleague.id, { staffRole: 'support' })).staffRole).toBe('support');
  await expectSignedOut(session);
  expect((await put(administrator.id, { staffRole: null })).statusCode).toBe(403);
  expect((await put(colleague.id, { staffRole: 'administrator' })).statusCode).toBe(200);
  expect((await put(colleague.id, { staffRole: null })).statusCode).toBe(200);
});

test('trust 13: a promoted member signs in again, no matter who had the session before', async () => {
  const member = await createMember(app);
  const asMember = await signIn(app, member);
  expect((await put(member.id, { staffRole: 'support' })).statusCode).toBe(200);
  await expectSignedOut(asMember);
  const asSupport = await signIn(app, member);
  expect((await put(member.id, { staffRole: 'administrator' })).statusCode).toBe(200);
  await expectSignedOut(asSupport);
  await put(member.id, { staffRole: null });
});

test("of two administrators who remove each other's role in parallel, one remains", async () => {
  const colleague = await createStaff(app);
  const theirs = await signIn(app, colleague);
  const answers = await Promise.all([
    put(colleague.id, { staffRole: 'analyst' }),
    put(administrator.id, { staffRole: 'analyst' }, theirs.headers),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await sql`update member set staff_role = 'administrator' where id = ${administrator.id}`;
  ({ headers } = await signIn(app, administrator));
  await put(colleague.id, { staffRole: null });
});

test('no one changes their own address here', async () => {
  const answer = await put(administrator.id, { email: 'mine@member.example' });
  expect(answer.statusCode).toBe(403);
});

test('an outdated change is refused with the current state', async () => {
  const { id } = await createMember(app);
  const { version } = (await read(id)).json<{ data: { version: string } }>().data;
  expect((await put(id, { bio: 'First' }, { 'if-match': version })).statusCode).toBe(200);
  const late = await put(id, { bio: 'Second' }, { 'if-match': version });
  expect(late.statusCode).toBe(412);
  expect(userIn(late).bio).toBe('First');
});

test('of twenty parallel edits of the same version, one succeeds', async () => {
  const { id } = await createMember(app);
  const etag = String((await read(id)).headers.etag);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put(id, { bio: `Words ${index}` }, { 'if-match': etag }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
  expect((await auditOf(id)).filter(({ action }) => action === 'member.edit')).toHaveLength(1);
});

test('support corrects members, never colleagues, addresses, roles or the verified flag (trust 40)', async () => {
  const [member, colleague] = [await createMember(app), await createStaff(app, 'analyst')];
  const support = await signIn(app, await createStaff(app, 'support'));
  const moderator = await signIn(app, await createStaff(app, 'moderator'));
  const statusOf = async (id: string, change: object, of = support) =>
    (await put(id, change, of.headers)).statusCode;
  expect(await statusOf(member.id, { firstName: 'Ida' })).toBe(200);
  expect(await statusOf(member.id, { staffRole: 'administrator' })).toBe(403);
  expect(await statusOf(member.id, { isEmailVerified: false })).toBe(403);
  expect(await statusOf(member.id, { email: 'taken-over@member.example' })).toBe(403);
  expect(await statusOf(colleague.id, { email: 'taken-over@member.example' })).toBe(403);
  expect(await statusOf(member.id, { firstName: 'Ida' }, moderator)).toBe(403);
});

test('an unknown id is 404', async () => {
  expect((await put('00000000-0000-4000-8000-000000000000', { bio: 'x' })).statusCode).toBe(404);
});

const signedInAs = ({ headers: theirs }: Session) =>
  app.inject({ url: `${apiBase}/auth/profile`, headers: theirs });

async function expectSignedOut(session: Session) {
  const status = async () => (await signedInAs(session)).statusCode;
  await expect.poll(status).toBe(401);
}

test('trust 20: a taken address and a refused change of state are logged, as they reveal something', async () => {
  const [{ id }, other] = [await createMember(app), await createMember(app)];
  expect((await put(id, { email: other.email })).statusCode).toBe(409);
  expect(await auditOf(other.id)).toMatchObject([
    { action: 'member.list', details: { searchTerm: other.email } },
  ]);
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() + interval '9 days'
    where id = ${id}`;
  const refused = await app.inject({
    method: 'PUT',
    url: `${apiBase}/users/${id}/state`,
    payload: { state: 'active', reason: 'x' },
    headers,
  });
  expect(refused.statusCode).toBe(422);
  expect(await auditOf(id)).toMatchObject([{ action: 'member.read' }]);
});

test('trust 48: withdrawing a confirmation takes a fresh proof', async () => {
  const [{ id }, lead] = [await createMember(app), await createStaff(app)];
  const { headers: unproven } = await signInUnproven(app, lead);
  const answer = await put(id, { isEmailVerified: false }, unproven);
  expect(answer.statusCode).toBe(403);
  expect((await put(id, { isEmailVerified: true }, unproven)).statusCode).toBe(200);
  expect((await put(id, { isEmailVerified: false })).statusCode).toBe(200);
});
