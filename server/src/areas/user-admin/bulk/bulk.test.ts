import type { Bulk, BulkRow } from '@kindred/contract/user-admin/bulk';
import type { StaffRole } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../../test/members/members.ts';
import { personOf } from '../../../../test/members/people.ts';

const app = await testApp({ environment: { DATABASE_POOL: '8' } });
const newStaff = async (role: StaffRole = 'administrator') => {
  const staff = await createStaff(app, role);
  return personOf(app, staff, await signIn(app, staff));
};
const staff = await newStaff();
const newMembers = async (count: number, member: object = {}) => {
  const made = await Promise.all(
    Array.from({ length: count }, () => createMember(app, { member })),
  );
  return made.map(({ id }) => id);
};

type Answer = { json: <T>() => T };
const bulkIn = (answer: Answer) => answer.json<{ data: { bulk: Bulk } }>().data.bulk;
const start = async (body: object, by = staff, more = {}) => {
  const answer = await by.send('POST', '/users/bulk', { reason: 'A raid of bots', ...body }, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return bulkIn(answer);
};
const read = async ({ _id }: Bulk) => bulkIn(await staff.get(`/users/bulk/${_id}`));
const finish = async (bulk: Bulk) => {
  await app.jobs.runDue();
  return read(bulk);
};
const rowsOf = async ({ _id }: Bulk, query = {}) =>
  (await staff.get(`/users/bulk/${_id}/rows`, query)).json<{
    data: { rows: BulkRow[]; nextCursor: string | null };
  }>().data;
const auditOf = async (ids: readonly string[], action: string) => {
  const { rows } = await app.pool.query<{ subject_id: string }>(
    'select subject_id, details from audit where action = $2 and subject_id = any ($1)',
    [ids, action],
  );
  return rows;
};
const statesOf = async (ids: readonly string[]) => {
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from member where id = any ($1)',
    [ids],
  );
  return rows.map(({ state }) => state);
};

test('many are deactivated with one reason, and each has its outcome and its audit row', async () => {
  const active = await newMembers(3);
  const already = await newMembers(2, { state: 'deactivated', state_by: 'staff' });
  const ids = [...active, ...already, staff.id];
  const begun = await start({ action: 'deactivate', ids });
  expect(begun).toMatchObject({ total: 6, done: 0, finishedAt: null });
  const done = await finish(begun);
  expect(done).toMatchObject({ total: 6, done: 3, unchanged: 2, refused: 1 });
  expect(done.finishedAt).not.toBeNull();
  expect(new Set(await statesOf([...active, ...already]))).toEqual(new Set(['deactivated']));
  expect(await auditOf(ids, 'member.deactivate')).toHaveLength(3);
  expect(await rowsOf(begun, { outcome: 'refused' })).toEqual({
    rows: [
      {
        _id: staff.id,
        name: 'Grace',
        email: staff.email,
        outcome: 'refused',
        why: "You can't do this with your own account.",
      },
    ],
    nextCursor: null,
  });
  const lines = (await staff.get(`/users/bulk/${begun._id}/export`)).body.trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  expect(lines.find((line) => line.includes(staff.id))).toMatch(
    /"refused","You can't do this with your own account\."$/,
  );
});

test('why a user was not changed is stored as a code with its values, and read and exported as a sentence', async () => {
  const [id = ''] = await newMembers(1, { state: 'leaving', state_by: 'self' });
  const begun = await finish(await start({ action: 'activate', ids: [id] }));
  const stored = async () => {
    const { rows } = await app.pool.query<{ why: object }>(
      'select why from bulk_row where member_id = $1',
      [id],
    );
    return rows;
  };
  const readBack = async () => {
    const { rows } = await rowsOf(begun);
    const csv = await staff.get(`/users/bulk/${begun._id}/export`);
    return [rows[0]?.why, csv.body.trimEnd().split('\n')[1]?.split('","').at(-1)?.slice(0, -1)];
  };
  expect(await stored()).toEqual([{ why: { code: 'member_leaving', params: null } }]);
  const sentence = 'This member asked to be deleted. Only they can cancel that.';
  expect(await readBack()).toEqual([sentence, sentence]);
  await app.pool.query('update bulk_row set why = $2 where member_id = $1', [
    id,
    { code: 'ban_too_long', params: { years: 10 } },
  ]);
  const other = 'Choose a time within 10 years.';
  expect(await readBack()).toEqual([other, other]);
});

test(
  'all members that match a filter are changed in their current state, in batches, and signed out if deactivated',
  { tags: ['long'] },
  async () => {
    const ids = await newMembers(3, {});
    await app.pool.query(`update profile set first_name = 'Raider' where member_id = any ($1)`, [
      ids,
    ]);
    const raider = await createMember(app, { profile: { first_name: 'Raider' } });
    const { headers } = await signIn(app, raider);
    await app.pool.query(
      `with made as (insert into member (email) select 'raider' || n || '@bots.example'
        from generate_series(1, 600) as n returning id)
      insert into profile (member_id, first_name) select id, 'Raider' from made`,
    );
    const done = await finish(
      await start({ action: 'deactivate', filter: { searchTerm: 'raider', status: 'active' } }),
    );
    expect(done).toMatchObject({ total: 604, done: 604, refused: 0 });
    expect(new Set(await statesOf([...ids, raider.id]))).toEqual(new Set(['deactivated']));
    const again = () => app.inject({ url: '/api/v1/auth/profile', headers });
    await expect.poll(async () => (await again()).statusCode).toBe(401);
    const back = await finish(
      await start({ action: 'activate', filter: { searchTerm: 'raider' } }),
    );
    expect(back).toMatchObject({ total: 604, done: 604 });
    const counts = (view: string) =>
      app.pool.query(`select metric, split, value::int from ${view} order by 1, 2`);
    expect((await counts('present_count')).rows).toEqual((await counts('full_count')).rows);
  },
);

test('verifying is for administrators, and the log says who was verified before', async () => {
  const ids = [...(await newMembers(2, { email_verified_at: null })), ...(await newMembers(1))];
  const moderator = await newStaff('moderator');
  const refused = await moderator.send('POST', '/users/bulk', {
    action: 'verify',
    reason: 'x',
    ids,
  });
  expect(refused.statusCode).toBe(403);
  expect(await finish(await start({ action: 'verify', ids }))).toMatchObject({
    done: 2,
    unchanged: 1,
  });
  expect(await auditOf(ids, 'member.verify')).toHaveLength(2);
});

test('a moderator deactivates members, not colleagues; the last administrator stays', async () => {
  const moderator = await newStaff('moderator');
  const [member] = await newMembers(1);
  const begun = await start({ action: 'deactivate', ids: [member, staff.id] }, moderator);
  expect(await finish(begun)).toMatchObject({ done: 1, refused: 1 });
  const other = await newStaff();
  const both = await start({ action: 'deactivate', ids: [other.id, staff.id] });
  expect(await finish(both)).toMatchObject({ done: 1, refused: 1 });
  expect(await statesOf([staff.id])).toEqual(['active']);
});

test('an interrupted change continues where it stopped, and no one is changed twice', async () => {
  const ids = await newMembers(5);
  const begun = await start({ action: 'deactivate', ids });
  // The state after a crash: one batch was done, the job is still there.
  await app.pool.query(
    `update bulk_row set outcome = 'done' where bulk_id = $1 and member_id = any ($2)`,
    [begun._id, ids.slice(0, 2)],
  );
  await app.jobs.runDue();
  await app.pool.query(
    `select graphile_worker.add_job('bulk-change', json_build_object('id', $1::text))`,
    [begun._id],
  );
  expect(await finish(begun)).toMatchObject({ total: 5, done: 5 });
  expect(await auditOf(ids, 'member.deactivate')).toHaveLength(3);
});

test('a caller who loses the permission during it changes no one any more', async () => {
  const leaving = await newStaff();
  const ids = await newMembers(2);
  const begun = await start({ action: 'deactivate', ids }, leaving);
  await app.pool.query('update member set staff_role = null where id = $1', [leaving.id]);
  expect(await finish(begun)).toMatchObject({ done: 0, refused: 2 });
  expect(await statesOf(ids)).toEqual(['active', 'active']);
});

test('a lost response does not start it twice', async () => {
  const ids = await newMembers(1);
  const key = { 'idempotency-key': 'one-bulk' };
  const [first, second] = [
    await start({ action: 'deactivate', ids }, staff, key),
    await start({ action: 'deactivate', ids }, staff, key),
  ];
  expect(second).toEqual(first);
});

test('it needs ids or a filter, not both, and a reason', async () => {
  const send = (body: object) => staff.send('POST', '/users/bulk', body);
  const [id] = await newMembers(1);
  const answers = [
    await send({ action: 'activate', reason: 'x' }),
    await send({ action: 'activate', reason: 'x', ids: [id], filter: {} }),
    await send({ action: 'activate', ids: [id] }),
    await send({ action: 'activate', reason: 'x', ids: [] }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 400, 400]);
});

test('a selection is exported as a table, and logged', async () => {
  const ids = await newMembers(3);
  const answer = await staff.send('POST', '/users/export-selection', { ids: ids.slice(0, 2) });
  expect(answer.statusCode, answer.body).toBe(200);
  const lines = answer.body.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(answer.body).toContain(ids[0]);
  expect(answer.body).not.toContain(ids[2]);
});
