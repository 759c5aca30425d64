import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { goodPassword, latestMail, newAddress, post } from '../../../../test/members/accounts.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { testApp } from '../../../../test/service/app.ts';
import { openProviders } from '../../../../test/service/providers.ts';
import { eraseLeavers } from '../../members/erase.ts';

const providers = await openProviders();
const closed = await testApp({
  environment: { ...providers.environment, LIMITS: '1' },
  site: { 'switches.invitationOnly': true, 'limits.invitationsPerMember': 2 },
});
const open = await testApp();
const sql = sqlOf(closed);

let codes = 0;
/** A code of a partner. */
async function someCode(most = 1, app = closed) {
  codes += 1;
  const code = `ABCDEFGH${String(codes + 2000).replaceAll(/[01]/g, 'Z')}`;
  await sqlOf(app)`insert into invitation_code (id, code, partner, most_uses, created_at)
    values (${randomUUID()}, ${code}, 'Chess club', ${most}, ${app.now()})`;
  return code;
}

let networks = 0;
/** Each from a network of its own, as one network can register few people in an hour. */
const register = (fields: object = {}, app = closed) => {
  networks += 1;
  const payload = { firstName: 'Mina', email: newAddress(), password: goodPassword, ...fields };
  const remoteAddress = `10.9.${networks >> 8}.${networks & 255}`;
  return app.inject({ method: 'POST', url: `${apiBase}/auth/register`, payload, remoteAddress });
};
const usesOf = async (code: string) =>
  (await sql`select uses from invitation_code where code = ${code}`)[0]?.['uses'];
const codeOf = (answer: { json: <T>() => T }) =>
  answer.json<{ code?: string }>().code ?? 'registered';

test('a site for invited people registers no one without a code, and says so with the field', async () => {
  const email = newAddress();
  const answer = await register({ email });
  expect(answer.json()).toMatchObject({
    code: 'invitation_missing',
    errors: [{ field: 'invitation' }],
  });
  expect(await sql`select from member where email = ${email}`).toEqual([]);
});

test('a code is read in any case, with spaces and hyphens, and counts who came with it', async () => {
  const code = await someCode();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)}`;
  const answer = await register({ invitation: typed });
  expect(answer.statusCode).toBe(200);
  const { user } = answer.json<{ user: { _id: string } }>();
  expect(await usesOf(code)).toBe(1);
  expect(await sql`select member_id from joined_by_code`).toContainEqual({ member_id: user._id });
});

test('trust 138: of many who register at the same time, exactly as many get in as the code allows', async () => {
  const code = await someCode(3);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => register({ invitation: code })),
  );
  const outcomes = answers.map(codeOf).toSorted();
  expect(outcomes).toEqual([
    ...Array.from({ length: 5 }, () => 'invitation_used'),
    ...Array.from({ length: 3 }, () => 'registered'),
  ]);
  expect(await usesOf(code)).toBe(3);
  expect(
    await sql`select from joined_by_code j join invitation_code c on c.id = j.code_id
    where c.code = ${code}`,
  ).toHaveLength(3);
});

test('trust 138: someone whose response was lost registers again with the same data and takes no second use', async () => {
  const code = await someCode();
  const given = { email: newAddress(), invitation: code };
  expect((await register(given)).statusCode).toBe(200);
  expect((await register(given)).statusCode).toBe(200);
  expect(await usesOf(code)).toBe(1);
  const other = await register({ ...given, password: `${goodPassword} or more` });
  expect(codeOf(other)).toBe('invitation_used');
});

test.each([
  ['of another shape', 'hello', 'invitation_unknown'],
  ['that no one made', 'ABCD-EFGH-JKLZ', 'invitation_unknown'],
])('a code %s is refused', async (_what, invitation, expected) => {
  expect(codeOf(await register({ invitation }))).toBe(expected);
});

test('a code works on its last day and not after it, nor after it was revoked', async () => {
  const code = await someCode(9);
  const today = closed.now().toISOString().slice(0, 10);
  const yesterday = new Date(closed.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await sql`update invitation_code set until = ${today} where code = ${code}`;
  expect(codeOf(await register({ invitation: code }))).toBe('registered');
  await sql`update invitation_code set until = ${yesterday} where code = ${code}`;
  expect(codeOf(await register({ invitation: code }))).toBe('invitation_ended');
  await sql`update invitation_code set until = null, revoked_at = now() where code = ${code}`;
  expect(codeOf(await register({ invitation: code }))).toBe('invitation_ended');
});

test('the code of a member works as often as the owner allows, and while they are a member', async () => {
  const ann = await createMember(closed);
  const { headers } = await signIn(closed, ann);
  const make = (replaces: string | null) =>
    closed.inject({
      method: 'POST',
      url: `${apiBase}/invitation-codes/own`,
      headers,
      payload: { replaces },
    });
  interface Made {
    data: { invitation: { code: string; joined: number; allowed: number } };
  }
  const first = (await make(null)).json<Made>().data.invitation;
  expect(first).toMatchObject({ joined: 0, allowed: 2 });
  expect((await make(null)).json<Made>().data.invitation.code).toBe(first.code);
  expect(codeOf(await register({ invitation: first.code }))).toBe('registered');

  const second = (await make(first.code)).json<Made>().data.invitation;
  expect(second.code).not.toBe(first.code);
  // The request arrives again, as its response was lost.
  expect((await make(first.code)).json<Made>().data.invitation).toMatchObject({
    code: second.code,
    joined: 1,
  });
  expect(codeOf(await register({ invitation: first.code }))).toBe('invitation_unknown');
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${ann.id}`;
  expect(codeOf(await register({ invitation: second.code }))).toBe('invitation_ended');
  await sql`update member set state = 'active', state_by = null where id = ${ann.id}`;
  expect(codeOf(await register({ invitation: second.code }))).toBe('registered');
  expect(codeOf(await register({ invitation: second.code }))).toBe('invitation_used');
});

test('a registration that no one confirmed gives its use back when it is deleted', async () => {
  const code = await someCode(2);
  const [kept, lost] = [newAddress(), newAddress()];
  await register({ email: kept, invitation: code });
  await register({ email: lost, invitation: code });
  const mail = await latestMail(closed, kept);
  await post(closed, 'verify-email', { token: mail.token, password: goodPassword });
  await sql`update member set created_at = ${new Date(closed.now().getTime() - 31 * 86_400_000)}
    where email = ${lost}`;
  await eraseLeavers(closed);
  expect(await sql`select from member where email = ${lost}`).toEqual([]);
  expect(await usesOf(code)).toBe(1);
});

test('trust 138: erasing the member who invited leaves no link between them and those who came', async () => {
  const [ann, bob] = [await createMember(closed), await createMember(closed)];
  const id = randomUUID();
  await sql`insert into invitation_code (id, code, member_id, uses, created_at)
    values (${id}, 'ZZZZYYYYXXXX', ${ann.id}, 1, now())`;
  await sql`insert into joined_by_code (member_id, code_id, joined_at) values (${bob.id}, ${id}, now())`;
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() where id = ${ann.id}`;
  await eraseLeavers(closed);
  expect(await sql`select from member where id = ${ann.id}`).toEqual([]);
  expect(await sql`select from joined_by_code where member_id = ${bob.id}`).toEqual([]);
});

test('Google makes an account with a code only, keeps its place in parallel, and signs in members without one', async () => {
  const claims = { sub: randomUUID(), email: newAddress(), given_name: 'Mina' };
  const google = async (more: object = {}) =>
    post(closed, 'google', { tokenId: await providers.idToken(claims), ...more });
  expect(codeOf(await google())).toBe('invitation_missing');
  expect(codeOf(await google({ invitation: 'ABCDEFGHJKLZ' }))).toBe('invitation_unknown');
  const code = await someCode();
  const answers = await Promise.all([1, 2, 3].map(() => google({ invitation: code })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await usesOf(code)).toBe(1);
  expect((await google()).statusCode).toBe(200);
});

test('trust 138: a network can try few codes, by each way, and a full one is still checked for others', async () => {
  const remoteAddress = '10.200.1.1';
  const check = (from: string, invitation: string) =>
    closed.inject({
      method: 'POST',
      url: `${apiBase}/invitation-codes/check`,
      payload: { invitation },
      remoteAddress: from,
    });
  const statuses = [];
  for (let index = 0; index < 61; index += 1)
    statuses.push((await check(remoteAddress, 'ABCDEFGHJKLZ')).statusCode);
  expect(statuses.slice(-2)).toEqual([422, 429]);
  const registering = await closed.inject({
    method: 'POST',
    url: `${apiBase}/auth/register`,
    payload: {
      firstName: 'Mallory',
      email: newAddress(),
      password: goodPassword,
      invitation: 'ABCDEFGHJKLZ',
    },
    remoteAddress,
  });
  expect(registering.statusCode).toBe(429);
  expect((await check('10.200.2.1', await someCode())).statusCode).toBe(200);
});

test('a site that is open to everyone needs no code, counts one that is given, and refuses a wrong one', async () => {
  expect((await register({}, open)).statusCode).toBe(200);
  expect(codeOf(await register({ invitation: 'ABCDEFGHJKLZ' }, open))).toBe('invitation_unknown');
  const code = await someCode(1, open);
  expect((await register({ invitation: code }, open)).statusCode).toBe(200);
  const ann = await createMember(open);
  const { headers } = await signIn(open, ann);
  const own = await open.inject({
    method: 'POST',
    url: `${apiBase}/invitation-codes/own`,
    headers,
    payload: { replaces: null },
  });
  expect(codeOf(own)).toBe('invitations_off');
});

test('staff make codes once for each request, see who came with which, and revoke them', async () => {
  const { headers } = await signIn(closed, await createStaff(closed));
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, key?: string) =>
    closed.inject({
      method,
      url: `${apiBase}/invitation-codes${path}`,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const wanted = { partner: 'Museum', count: 3, mostUses: 2, until: null, note: '=1+1' };
  const made = await send('POST', '', wanted, 'one');
  expect((await send('POST', '', wanted, 'one')).json()).toEqual(made.json());
  const [code = ''] = made.json<{ data: { codes: string[] } }>().data.codes;
  const email = newAddress();
  await register({ invitation: code, email });
  await sql`update member set state = 'banned', state_by = 'staff' where email = ${email}`;

  interface Listed {
    data: { codes: { _id: string; code: string; uses: number; banned: number }[] };
  }
  const list = (await send('GET', '?search=museum&limit=10')).json<Listed>().data.codes;
  expect(list).toHaveLength(3);
  const listed = list.find((each) => each.code === code);
  expect(listed).toMatchObject({ uses: 1, banned: 1 });
  const joined = await send('GET', `/${listed?._id}/members`);
  expect(joined.json()).toMatchObject({ data: { joined: [{ member: { name: 'Mina' } }] } });
  const csv = (await send('GET', '/export?search=museum')).body;
  expect(csv.trim().split('\n')).toHaveLength(4);
  expect(csv).toContain(`/register?invitation=${code.slice(0, 4)}-`);
  expect(csv).toContain(`"'=1+1"`);

  const [member] = await sql`select id from member where email = ${email}`;
  const file = await closed.inject({
    url: `${apiBase}/users/${String(member?.['id'])}/file`,
    headers,
  });
  expect(file.json()).toMatchObject({
    data: { cameBy: { partner: 'Museum', member: null, joined: 1, banned: 1 } },
  });
  expect((await send('DELETE', `/${listed?._id}`)).statusCode).toBe(200);
  expect((await send('DELETE', `/${listed?._id}`)).statusCode).toBe(200);
  expect(codeOf(await register({ invitation: code }))).toBe('invitation_ended');
  const actions = await sql`select action from audit where action like 'code.%' order by id`;
  expect(actions.map(({ action }) => action)).toEqual(['code.make', 'code.export', 'code.revoke']);
});
