import type { Bulk } from '@kindred/contract/user-admin/bulk';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { personOf } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp({ environment: { DATABASE_POOL: '8' } });
const sql = sqlOf(app);
const newStaff = async () => {
  const staff = await createStaff(app);
  return personOf(app, staff, await signIn(app, staff));
};
const staff = await newStaff();

type Answer = { json: <T>() => T };
const bulkIn = (answer: Answer) => answer.json<{ data: { bulk: Bulk } }>().data.bulk;
const read = async ({ _id }: Bulk) => bulkIn(await staff.get(`/users/bulk/${_id}`));
const undo = ({ _id }: Bulk, by = staff) => by.send('POST', `/users/bulk/${_id}/undo`);

async function finished(body: object) {
  const answer = await staff.send('POST', '/users/bulk', { reason: 'A raid of bots', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  await app.jobs.runDue();
  return read(bulkIn(answer));
}

async function undone(bulk: Bulk) {
  const answer = await undo(bulk);
  expect(answer.statusCode, answer.body).toBe(200);
  await app.jobs.runDue();
  return read(bulkIn(answer));
}

const accountsOf = (ids: readonly string[]) =>
  sql`select state, state_by, state_reason, state_until, erase_at is not null as leaving,
      email_verified_at is not null as verified, verified_by_staff
    from member where id = any (${ids}) order by array_position(${ids}::uuid[], id)`;

async function newMembers() {
  const until = new Date(app.now().getTime() + 9 * 86_400_000);
  const kinds: object[] = [
    {},
    { state: 'deactivated', state_by: 'self' },
    { state: 'deactivated', state_by: 'staff', state_reason: 'Two accounts' },
    { state: 'banned', state_by: 'staff', state_reason: 'Scam', state_until: until },
  ];
  const made = await Promise.all(kinds.map((member) => createMember(app, { member })));
  const leaving = await createMember(app);
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() + interval '9 days'
    where id = ${leaving.id}`;
  return [...made, leaving].map(({ id }) => id);
}

test.each(['activate', 'deactivate'])(
  'after undoing “%s” everyone is in their earlier state',
  { tags: ['long'] },
  async (action) => {
    const ids = await newMembers();
    const before = await accountsOf(ids);
    const bulk = await finished({ action, ids });
    expect(await accountsOf(ids)).not.toEqual(before);
    const { done } = bulk;
    expect(await undone(bulk)).toMatchObject({ action: 'undo', total: done, done, refused: 0 });
    expect(await accountsOf(ids)).toEqual(before);
    const audit =
      await sql`select from audit where actor_id = ${staff.id} and subject_id = any (${ids})
    and action like 'member.%activate' or action = 'member.ban' and subject_id = any (${ids})`;
    expect(audit).toHaveLength(2 * done);
  },
);

test('a confirmation by staff is undone, and no other', async () => {
  const [one, other] = [
    await createMember(app, { member: { email_verified_at: null } }),
    await createMember(app),
  ];
  const ids = [one.id, other.id];
  const before = await accountsOf(ids);
  const bulk = await finished({ action: 'verify', ids });
  expect(await undone(bulk)).toMatchObject({ total: 1, done: 1 });
  expect(await accountsOf(ids)).toEqual(before);
});

test('members who have since confirmed the address themselves stay confirmed, and the outcome says so', async () => {
  const one = await createMember(app, { member: { email_verified_at: null } });
  const bulk = await finished({ action: 'verify', ids: [one.id] });
  await app.pool.query('update member set verified_by_staff = false where id = $1', [one.id]);
  expect(await undone(bulk)).toMatchObject({ total: 1, done: 0, refused: 1 });
  const { rows } = await app.pool.query<object>(
    `select from audit where subject_id = $1 and action = 'member.edit'`,
    [one.id],
  );
  expect(rows).toEqual([]);
});

test('members who were changed since stay as they are now', async () => {
  const ids = (await Promise.all([createMember(app), createMember(app)])).map(({ id }) => id);
  const [changed = ''] = ids;
  const bulk = await finished({ action: 'deactivate', ids });
  await staff.send('PUT', `/users/${changed}/state`, { state: 'banned', reason: 'Worse' });
  expect(await undone(bulk)).toMatchObject({ total: 2, done: 1, refused: 1 });
  expect(await accountsOf(ids)).toMatchObject([
    { state: 'banned', state_reason: 'Worse' },
    { state: 'active', state_reason: null },
  ]);
});

test('twice, also in parallel, is undone once, and an undo is not undone', async () => {
  const { id } = await createMember(app);
  const bulk = await finished({ action: 'deactivate', ids: [id] });
  expect(bulk.undoUntil).not.toBeNull();
  const answers = await Promise.all([undo(bulk), undo(bulk), undo(bulk)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => bulkIn(answer)._id)).size).toBe(1);
  await app.jobs.runDue();
  expect((await read(bulk)).undoUntil).toBeNull();
  const [first] = answers;
  if (!first) throw new Error('no answer');
  expect((await undo(bulkIn(first))).statusCode).toBe(409);
});

test('after a minute it is too late, and only who started it can undo it', async () => {
  const { id } = await createMember(app);
  const bulk = await finished({ action: 'deactivate', ids: [id] });
  expect((await undo(bulk, await newStaff())).statusCode).toBe(403);
  app.advanceClock(61_000);
  const late = await undo(bulk);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: "It's too late to undo this. Change the users back instead.",
  });
  expect((await undo({ ...bulk, _id: '00000000-0000-7000-8000-000000000000' })).statusCode).toBe(
    404,
  );
});

test('no one gets a mail about what was undone', async () => {
  const member = await createMember(app);
  await undone(await finished({ action: 'deactivate', ids: [member.id] }));
  app.advanceClock(60_000);
  await addJob(app.pool, 'send-account-mails', {});
  const mails = await sentMails(app);
  expect(mails.filter(({ to }) => to?.[0]?.address === member.email)).toEqual([]);
});
