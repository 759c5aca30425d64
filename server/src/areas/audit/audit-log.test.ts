import type { AuditEntry } from '@kindred/contract/audit';
import { auditActions } from '@kindred/contract/audit/actions';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { personOf } from '../../../test/members/people.ts';

const app = await testApp();
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));
const ada = await createMember(app, { profile: { first_name: '=Ada', last_name: 'Byron' } });

type Query = Record<string, string>;

async function ask(query: Query = {}) {
  const answer = await grace.get('/audit', query);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: { entries: AuditEntry[]; nextCursor: string | null } }>().data;
}

test('a change records who did what to whom, from where, and the earlier values', async () => {
  await grace.send('PUT', `/users/${ada.id}`, { bio: 'Corrected.' });
  const { entries } = await ask({ subject: ada.id });
  expect(entries).toMatchObject([
    {
      actor: { _id: grace.id, name: 'Grace', role: 'administrator' },
      action: 'member.edit',
      subject: { kind: 'member', _id: ada.id, name: '=Ada Byron' },
      details: { before: { bio: null }, after: { bio: 'Corrected.' } },
      address: '127.0.0.1',
    },
  ]);
});

test('each filter finds only its own entries', async () => {
  const other = await createStaff(app);
  const { get } = personOf(app, other, await signIn(app, other));
  const begin = new Date().toISOString();
  await get(`/users/${ada.id}`);
  const actions = async (query: Query) => (await ask(query)).entries.map(({ action }) => action);
  expect(await actions({ actor: other.id, reads: 'true' })).toEqual(['member.read']);
  expect(await actions({ actor: other.id, action: 'member.edit' })).toEqual([]);
  expect(await actions({ action: 'member.read', subject: ada.id, from: begin })).toEqual([
    'member.read',
  ]);
  expect(await actions({ subject: ada.id, to: begin })).toEqual(['member.edit']);
  expect(await actions({ subject: ada.id, reads: 'true', address: '127.0.0.1' })).toHaveLength(2);
  expect(await actions({ subject: ada.id, address: '203.0.113.4' })).toEqual([]);
  expect((await grace.get('/audit', { address: 'nowhere' })).statusCode).toBe(400);
  expect((await grace.get('/audit', { action: 'x' })).statusCode).toBe(400);
});

test.each(auditActions)('%s is listed apart from changes if it only reads', async (action) => {
  const colleague = await createStaff(app);
  await app.pool.query(
    `insert into audit (id, actor_id, actor_role, action) values (uuidv7(), $1, 'support', $2)`,
    [colleague.id, action],
  );
  const actions = async (query: Query) =>
    (await ask({ actor: colleague.id, ...query })).entries.map((entry) => entry.action);
  const isRead = /\.(list|read)$/.test(action);
  expect(await actions({})).toEqual(isRead ? [] : [action]);
  expect(await actions({ reads: 'true' })).toEqual([action]);
  expect(await actions({ action })).toEqual([action]);
});

test('a search is recorded once, however many pages are read', async () => {
  for (let read = 0; read < 5; read += 1) await grace.get(`/users/${ada.id}`);
  const filter = { subject: ada.id, action: 'member.read' };
  const questions = async () =>
    (await ask({ action: 'audit.read', actor: grace.id })).entries.filter(
      ({ details }) => (details as { filter: Query }).filter['subject'] === ada.id,
    ).length;
  const before = await questions();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await ask({ ...filter, limit: '2', ...(cursor && { cursor }) });
    seen.push(...page.entries.map(({ _id }) => _id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([...new Set(seen)]);
  expect(seen).toEqual(seen.toSorted().toReversed());
  expect(seen.length).toBeGreaterThanOrEqual(5);
  expect(await questions()).toBe(before + 1);
});

test('trust 20: no page is read whose search was never recorded', async () => {
  const { nextCursor } = await ask({ limit: '1' });
  const cursor = nextCursor ?? '';
  const [question = '', last = ''] = cursor.split('.');
  const other = await createStaff(app);
  const { get } = personOf(app, other, await signIn(app, other));
  for (const [asker, query] of [
    [get, { cursor }],
    [grace.get, { cursor, subject: ada.id }],
    [grace.get, { cursor: `${ada.id}.${last}` }],
    [
      grace.get,
      { cursor: `${question.replace(/.$/, (end) => (end === '0' ? '1' : '0'))}.${last}` },
    ],
  ] as const) {
    expect((await asker('/audit', query)).statusCode).toBe(400);
  }
  expect((await grace.get('/audit', { cursor })).statusCode).toBe(200);
});

test('trust 20: a page continues the recorded search, and contains nothing newer', async () => {
  const filter = { subject: ada.id, reads: 'true' };
  const { entries, nextCursor } = await ask({ ...filter, limit: '2' });
  const [question = ''] = nextCursor?.split('.') ?? [];
  await grace.get(`/users/${ada.id}`);
  const cursor = `${question}.ffffffff-ffff-7fff-bfff-ffffffffffff`;
  expect((await ask({ ...filter, limit: '2', cursor })).entries).toEqual(entries);
});

test('an invalid address or time is refused, however close it comes', async () => {
  for (const [field, value] of [
    ['address', 'fe80::1%eth0'],
    ['from', '2016-12-31T23:59:60Z'],
    ['to', '2016-12-31T23:59:60+00:00'],
  ] as const) {
    const answer = await grace.get('/audit', { [field]: value });
    expect(answer.statusCode, value).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
  }
});

test('the export is the filtered log as CSV, with formulas defused, and is recorded', async () => {
  const answer = await grace.get('/audit/export', { subject: ada.id, action: 'member.edit' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, row, ...more] = answer.body.trim().split('\n');
  expect(head).toMatch(/^Entry,Time \(UTC\),Actor,Actor Name,Actor Email,Role,Action/);
  expect(row).toContain("'=Ada Byron");
  expect(more).toEqual([]);
  const { entries } = await ask({ action: 'audit.export', actor: grace.id });
  expect(entries).toMatchObject([{ details: { filter: { subject: ada.id } } }]);
});

test.each(['moderator', 'support', 'analyst'] as const)('a %s cannot read it', async (role) => {
  const member = await createStaff(app, role);
  const { get } = personOf(app, member, await signIn(app, member));
  for (const url of ['/audit', '/audit/export']) expect((await get(url)).statusCode, url).toBe(403);
});
