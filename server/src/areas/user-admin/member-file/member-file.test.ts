import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import type { Note } from '@kindred/contract/user-admin/notes';
import type { StaffRole } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { pathTo, insertReport } from '../../../../test/desk/reports.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const sql = sqlOf(app);
const newStaff = (role: StaffRole = 'administrator') => createColleague(app, role);
const staff = await newStaff();
const member = await createPerson(app);

type Answer = { json: <T>() => T };
const fileIn = (answer: Answer) => answer.json<{ data: MemberFile }>().data;
const readFile = async (id = member.id, by = staff) => fileIn(await by.get(`/users/${id}/file`));
const auditOf = (id: string) =>
  sql<{ action: string; actor_id: string; details: unknown }>`select action, actor_id, details
    from audit where subject_id = ${id} order by id`;
const day = 86_400_000;

test('trust 20: opening the file is logged once, and it contains everything known', async () => {
  const other = await createPerson(app);
  await app.pool.query(
    `insert into identity (member_id, provider, subject) values ($1, 'google', 'secret-subject')`,
    [member.id],
  );
  await app.pool.query(
    `insert into consent (member_id, purpose, version, given_at, withdrawn_at)
      values ($1, 'sensitive-data', 'an-older-one', '2025-10-01', '2025-10-02')`,
    [member.id],
  );
  await app.pool.query(
    `insert into upload (public_id, member_id, url, name, size, created_at)
      values ('unused', $1, '/media/unused.a/800.webp', 'x', 1, now())`,
    [member.id],
  );
  const liker = await createPerson(app, aMan());
  await liker.send('PUT', `/choices/${member.id}`, { choice: 'like' });
  await other.send('PUT', `/blocks/${member.id}`);
  const made = await insertReport(app, { by: member.id, about: other.id });
  const received = await insertReport(app, { by: other.id, about: member.id, path: ['closed'] });

  const answer = await staff.get(`/users/${member.id}/file`);
  expect(answer.statusCode, answer.body).toBe(200);
  const file = fileIn(answer);
  expect(file.user).toMatchObject({ _id: member.id, email: member.email, state: 'active' });
  expect(answer.headers.etag).toBe(file.version);
  expect(file.profile).toMatchObject({ dateOfBirth: '1990-05-17', paused: false, answers: 0 });
  expect(file.photos.map(({ position }) => position)).toEqual([0, null]);
  expect(file.identities).toMatchObject([{ provider: 'google' }]);
  expect(file.hasPassword).toBe(true);
  expect(file.sessions).toHaveLength(1);
  expect(file.consents.at(-1)).toEqual({
    purpose: 'sensitive-data',
    version: 'an-older-one',
    givenAt: '2025-10-01T00:00:00.000Z',
    withdrawnAt: '2025-10-02T00:00:00.000Z',
  });
  expect(file.blocks).toEqual({ made: 0, received: 1 });
  expect(file.likes).toEqual({ sent: 0, received: 1, matches: 0 });
  expect(JSON.stringify(file)).not.toContain(liker.id);
  expect(file.reportsBy).toMatchObject({
    total: 1,
    latest: [{ _id: made, other: { _id: other.id } }],
  });
  expect(file.reportsAgainst).toMatchObject({
    total: 1,
    latest: [{ _id: received, status: 'closed', other: { _id: other.id } }],
  });
  expect(file.cases).toMatchObject([{ reports: 1 }]);
  expect(answer.body).not.toContain('secret-subject');
  expect(answer.body).not.toContain('argon2');
  expect(await auditOf(member.id)).toMatchObject([{ action: 'member.read', actor_id: staff.id }]);
});

test('open reports are counted among all, not among the latest', async () => {
  const reported = await createPerson(app);
  await insertReport(app, { about: reported.id, path: ['closed'] });
  for (let count = 0; count < 11; count += 1) await insertReport(app, { about: reported.id });
  const { reportsAgainst } = await readFile(reported.id);
  expect(reportsAgainst).toMatchObject({ total: 12, open: 11 });
  expect(reportsAgainst.latest).toHaveLength(10);
});

test('trust 20: when logging fails, nothing is shown', async () => {
  await app.owner.query(
    `alter table audit add constraint shut check (action <> 'member.read') not valid`,
  );
  const answers = [
    await staff.get(`/users/${member.id}/file`),
    await staff.get(`/users/${member.id}/timeline`),
  ];
  await app.owner.query('alter table audit drop constraint shut');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  for (const { body } of answers) expect(body).not.toContain(member.email);
});

test('an analyst sees only figures', async () => {
  const analyst = await newStaff('analyst');
  expect((await analyst.get(`/users/${member.id}/file`)).statusCode).toBe(403);
  expect((await analyst.get(`/users/${member.id}/timeline`)).statusCode).toBe(403);
});

test('a note is stored once, read by the team, and deleted only by its author', async () => {
  const colleague = await newStaff('support');
  const key = { 'idempotency-key': 'one-note' };
  const write = () =>
    staff.send('POST', `/users/${member.id}/notes`, { body: '  Wrote to us in May  ' }, key);
  const { note } = (await write()).json<{ data: { note: Note } }>().data;
  await write();
  expect(note).toMatchObject({ body: 'Wrote to us in May', mine: true, author: { _id: staff.id } });
  expect((await readFile()).notes).toHaveLength(1);
  expect((await readFile(member.id, colleague)).notes).toMatchObject([
    { body: 'Wrote to us in May', mine: false },
  ]);
  const path = `/users/${member.id}/notes/${note._id}`;
  expect((await colleague.send('DELETE', path)).statusCode).toBe(404);
  expect((await staff.send('DELETE', path)).statusCode).toBe(200);
  expect((await staff.send('DELETE', path)).statusCode).toBe(404);
  expect((await readFile()).notes).toEqual([]);
});

test('a session of theirs can be ended immediately', async () => {
  const other = await createPerson(app);
  const [session] = (await readFile(other.id)).sessions;
  const path = `/users/${other.id}/sessions/${session?._id}`;
  expect((await staff.send('DELETE', path)).statusCode).toBe(200);
  await expect.poll(async () => (await other.get('/auth/profile')).statusCode).toBe(401);
  expect((await staff.send('DELETE', path)).statusCode).toBe(404);
  expect(await auditOf(other.id)).toMatchObject([
    { action: 'member.read' },
    { action: 'member.session-end' },
  ]);
});

test('only an administrator signs a colleague out', async () => {
  const [moderator, colleague] = [await newStaff('moderator'), await newStaff('support')];
  const [session] = (await readFile(colleague.id)).sessions;
  const path = `/users/${colleague.id}/sessions/${session?._id}`;
  expect((await moderator.send('DELETE', path)).statusCode).toBe(403);
  expect((await staff.send('DELETE', path)).statusCode).toBe(200);
});

test('VIP is given until a day, extended or shortened, and ended; each is one audit row, and one read when nothing changes', async () => {
  const { id } = await createPerson(app);
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const [short, long] = [at(7), at(30)];
  const put = async (until: string | null, reason: string) => {
    const answer = await staff.send('PUT', `/users/${id}/vip`, { until, reason });
    expect(answer.statusCode, answer.body).toBe(200);
    const { user } = answer.json<{ data: MemberFile }>().data;
    return [user.isVIP, user.vipUntil];
  };
  expect(await put(long, 'Was double charged')).toEqual([true, long]);
  expect(await put(long, 'Again')).toEqual([true, long]);
  expect(await put(short, 'Too long')).toEqual([true, short]);
  expect((await put(null, 'By mistake'))[0]).toBe(false);
  expect((await put(null, 'Again'))[0]).toBe(false);
  expect(await auditOf(id)).toMatchObject([
    {
      action: 'member.vip',
      details: {
        reason: 'Was double charged',
        before: { vipUntil: null },
        after: { vipUntil: long },
      },
    },
    { action: 'member.read' },
    { action: 'member.vip', details: { before: { vipUntil: long }, after: { vipUntil: short } } },
    { action: 'member.vip-end', details: { before: { vipUntil: short } } },
    { action: 'member.read' },
  ]);
  expect((await readFile(id)).vipGrants).toMatchObject([
    { reason: 'Was double charged', grantedBy: { _id: staff.id } },
  ]);
});

test('VIP never ends in the past, and an outdated change of it is refused with the current state', async () => {
  const { id } = await createPerson(app);
  const { version } = await readFile(id);
  const until = new Date(Date.now() + day).toISOString();
  const put = (body: object, more = {}) => staff.send('PUT', `/users/${id}/vip`, body, more);
  const past = new Date(Date.now() - day).toISOString();
  expect((await put({ until: past, reason: 'x' })).statusCode).toBe(422);
  expect((await put({ until: '9999-12-31T00:00:00Z', reason: 'x' })).statusCode).toBe(422);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => put({ until, reason: 'x' }, { 'if-match': version })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(3);
  const late = answers.find(({ statusCode }) => statusCode === 412);
  expect(late?.json<{ data: MemberFile }>().data.user.vipUntil).toBe(until);
});

test('the timeline has each event once, with its author, latest first', async () => {
  const { id } = await createPerson(app);
  const reporter = await createPerson(app);
  for (let index = 0; index < 6; index += 1)
    await insertReport(app, { by: reporter.id, about: id, path: pathTo.resolved });
  const state = (body: object) => staff.send('PUT', `/users/${id}/state`, body);
  await state({ state: 'deactivated', reason: 'Asked by phone' });
  await state({ state: 'active', reason: 'Called back' });

  type Timeline = MemberFile['timeline'];
  const page = async (cursor: string | null): Promise<Timeline> => {
    const query = { limit: '4', ...(cursor && { cursor }) };
    return (await staff.get(`/users/${id}/timeline`, query)).json<{ data: Timeline }>().data;
  };
  let last = await page(null);
  const seen = [...last.events];
  while (last.nextCursor) {
    last = await page(last.nextCursor);
    seen.push(...last.events);
  }

  expect(seen.slice(0, 2)).toMatchObject([
    { kind: 'member.activate', by: { _id: staff.id }, detail: 'Called back' },
    { kind: 'member.deactivate', by: { _id: staff.id }, detail: 'Asked by phone' },
  ]);
  const count = (kind: string) => seen.filter((event) => event.kind === kind).length;
  expect(count('was-reported')).toBe(6);
  expect(count('report-moved')).toBe(12);
  expect(count('joined')).toBe(1);
  expect(count('member.read')).toBe(0);
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
  const times = seen.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await readFile(id)).timeline.events).toEqual(seen.slice(0, 20));
});

test('an invented cursor is refused', async () => {
  const answer = await staff.get(`/users/${member.id}/timeline`, { cursor: 'bm90IG9uZQ' });
  expect(answer.statusCode).toBe(400);
});

test('an unknown id is not found', async () => {
  const noOne = '00000000-0000-4000-8000-000000000000';
  const answers = await Promise.all([
    staff.get(`/users/${noOne}/file`),
    staff.get(`/users/${noOne}/timeline`),
    staff.send('POST', `/users/${noOne}/notes`, { body: 'x' }),
    staff.send('PUT', `/users/${noOne}/vip`, { until: null, reason: 'x' }),
    staff.send('DELETE', `/users/${noOne}/sessions/${noOne}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
});
