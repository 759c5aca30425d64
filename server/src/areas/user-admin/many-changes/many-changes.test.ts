import { expect, test } from 'vitest';
import { latestMail } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../../../../test/members/members.ts';
import { personOf } from '../../../../test/members/people.ts';

const app = await testApp({ environment: { DATABASE_POOL: '8' } });
const hour = 3_600_000;

async function newModerator() {
  const moderator = await createStaff(app, 'moderator');
  const person = personOf(app, moderator, await signInUnproven(app, moderator));
  const { password } = moderator;
  return { ...person, prove: () => person.send('POST', '/auth/proof', { password }) };
}

let bands = 0;
/** Many members who share a name. */
async function newBand(size: number) {
  const name = `Band${String.fromCodePoint(97 + bands++)}x`;
  await app.pool.query(
    `with made as (insert into member (email) select lower($1) || n || '@bots.example'
        from generate_series(1, $2) as n returning id)
      insert into profile (member_id, first_name) select id, $1 from made`,
    [name, size],
  );
  return name;
}

type Moderator = Awaited<ReturnType<typeof newModerator>>;
const deactivate = ({ send }: Moderator, searchTerm: string, more = {}) =>
  send('POST', '/users/bulk', {
    action: 'deactivate',
    reason: 'A raid of bots',
    filter: { searchTerm },
    ...more,
  });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const isProofMissing = (answer: { json: <T>() => T }) => codeOf(answer) === 'fresh_proof_required';

test('trust 45: a bulk change of more than a hundred takes a fresh proof, and changes nothing without one', async () => {
  const [few, many] = [await newBand(100), await newBand(101)];
  const moderator = await newModerator();
  expect(isProofMissing(await deactivate(moderator, many))).toBe(true);
  await app.jobs.runDue();
  const { rows } = await app.pool.query(
    `select from member where email like lower($1) || '%' and state <> 'active'`,
    [many],
  );
  expect(rows).toEqual([]);
  // Refused changes do not count.
  expect((await deactivate(moderator, few)).statusCode).toBe(200);
  await moderator.prove();
  expect((await deactivate(moderator, many)).statusCode).toBe(200);
});

test('trust 45: several smaller ones within an hour count together, also in parallel', async () => {
  const first = await newBand(60);
  const moderator = await newModerator();
  const answers = await Promise.all([deactivate(moderator, first), deactivate(moderator, first)]);
  expect(answers.filter(isProofMissing)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  app.advanceClock(hour);
  const again = personOf(app, moderator, await signInUnproven(app, moderator));
  expect(isProofMissing(await deactivate({ ...moderator, ...again }, first))).toBe(true);
  app.advanceClock(hour);
  const later = personOf(app, moderator, await signInUnproven(app, moderator));
  expect((await deactivate({ ...moderator, ...later }, first)).statusCode).toBe(200);
});

test(
  'trust 45: above a thousand the number itself has to be typed',
  { tags: ['long'] },
  async () => {
    const many = await newBand(1001);
    const moderator = await newModerator();
    await moderator.prove();
    for (const more of [{}, { count: 1000 }]) {
      const answer = await deactivate(moderator, many, more);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: [{ field: 'count', msg: 'Type how many members this changes.' }],
      });
    }
    expect((await deactivate(moderator, many, { count: 1001 })).statusCode).toBe(200);
  },
);

test(
  'trust 45: the other administrators are notified in the app and by mail, and cannot turn that off',
  { tags: ['long'] },
  async () => {
    const lead = await createStaff(app);
    const { get, send } = personOf(app, lead, await signIn(app, lead));
    const moderator = await newModerator();
    await moderator.prove();
    await deactivate(moderator, await newBand(101));
    const reported = { kind: 'team.many-changes', about: { action: 'deactivate', count: 101 } };
    expect((await get('/notices')).json()).toMatchObject({ data: { notices: [reported] } });
    const mail = await latestMail(app, lead.email);
    expect(mail.text).toContain('101 users');
    expect(mail.text).not.toContain('/unsubscribe');
    const { preferences } = (await get('/notices/preferences')).json<{
      data: { preferences: { kind: string }[] };
    }>().data;
    expect(preferences.map(({ kind }) => kind)).not.toContain('team.many-changes');
    const off = { kind: 'team.many-changes', channel: 'mail', on: false };
    expect((await send('PUT', '/notices/preferences', off)).statusCode).toBe(400);
    expect((await moderator.get('/notices')).json()).toMatchObject({ data: { notices: [] } });
  },
);

test('trust 45: single deactivations and bans in quick succession take a fresh proof from the twenty-first on, and cause one notice', async () => {
  const lead = await createStaff(app);
  const administrator = personOf(app, lead, await signIn(app, lead));
  const moderator = await newModerator();
  const ban = async (state = 'banned') => {
    const { id } = await createMember(app);
    return moderator.send('PUT', `/users/${id}/state`, { state, reason: 'Spam' });
  };
  for (let turn = 0; turn < 20; turn++)
    expect((await ban(turn % 2 ? 'banned' : 'deactivated')).statusCode).toBe(200);
  expect(isProofMissing(await ban())).toBe(true);
  // Reactivating a member takes nothing away.
  const { id } = await createMember(app, { member: { state: 'deactivated', state_by: 'staff' } });
  const admit = { state: 'active', reason: 'A mistake' };
  expect((await moderator.send('PUT', `/users/${id}/state`, admit)).statusCode).toBe(200);
  await moderator.prove();
  for (let turn = 0; turn < 3; turn++) expect((await ban()).statusCode).toBe(200);
  const { notices } = (await administrator.get('/notices')).json<{
    data: { notices: { about: object }[] };
  }>().data;
  expect(notices.map(({ about }) => about)).toEqual([{ action: 'ban', count: 21 }]);
});

test('trust 45: single changes and bulk changes count together', async () => {
  const moderator = await newModerator();
  await deactivate(moderator, await newBand(30));
  const { id } = await createMember(app);
  const ban = { state: 'banned', reason: 'Spam' };
  expect(isProofMissing(await moderator.send('PUT', `/users/${id}/state`, ban))).toBe(true);
});

test('trust 45: no one marks their own address as confirmed in a bulk change', async () => {
  const lead = await createStaff(app);
  const { send } = personOf(app, lead, await signIn(app, lead));
  await app.pool.query('update member set email_verified_at = null where id = $1', [lead.id]);
  await send('POST', '/users/bulk', { action: 'verify', reason: 'x', ids: [lead.id] });
  await app.jobs.runDue();
  const { rows } = await app.pool.query('select email_verified_at from member where id = $1', [
    lead.id,
  ]);
  expect(rows).toEqual([{ email_verified_at: null }]);
});

test('trust 45: single edits in quick succession take a fresh proof from the fifty-first on, and cause one notice', async () => {
  const lead = await createStaff(app);
  const administrator = personOf(app, lead, await signIn(app, lead));
  const other = await createStaff(app);
  const { send } = personOf(app, other, await signInUnproven(app, other));
  const { id } = await createMember(app);
  const edit = (turn: number) => send('PUT', `/users/${id}`, { bio: `Words ${turn}` });
  for (let turn = 0; turn < 50; turn++) expect((await edit(turn)).statusCode).toBe(200);
  expect(isProofMissing(await edit(50))).toBe(true);
  // Nothing is changed by this one.
  expect((await edit(49)).statusCode).toBe(200);
  await send('POST', '/auth/proof', { password: other.password });
  for (let turn = 51; turn < 54; turn++) expect((await edit(turn)).statusCode).toBe(200);
  const { notices } = (await administrator.get('/notices')).json<{
    data: { notices: { about: object }[] };
  }>().data;
  expect(notices.map(({ about }) => about)).toEqual([{ action: 'edit', count: 51 }]);
});

test('trust 48: a colleague in a bulk change takes a fresh proof', async () => {
  const lead = await createStaff(app);
  const person = personOf(app, lead, await signInUnproven(app, lead));
  const [member, colleague] = [await createMember(app), await createStaff(app, 'support')];
  const close = (...ids: string[]) =>
    person.send('POST', '/users/bulk', { action: 'deactivate', reason: 'x', ids });
  expect((await close(member.id)).statusCode).toBe(200);
  expect(isProofMissing(await close(member.id, colleague.id))).toBe(true);
  await person.send('POST', '/auth/proof', { password: lead.password });
  expect((await close(member.id, colleague.id)).statusCode).toBe(200);
});

test('trust 20: the count of a bulk change is logged like a search, with its matches', async () => {
  const moderator = await newModerator();
  const { id } = await createMember(app, { profile: { first_name: 'Wilhelmina' } });
  await deactivate(moderator, 'Wilhelmina');
  const { rows } = await app.pool.query<{ details: object; subject_id: string }>(
    `select details, subject_id from audit where actor_id = $1 and action = 'member.list'`,
    [moderator.id],
  );
  expect(rows).toMatchObject([{ subject_id: id, details: { searchTerm: 'Wilhelmina', total: 1 } }]);
});
