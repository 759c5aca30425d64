import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members.ts';
import { sqlOf } from '../../../test/sql.ts';

const app = await testApp({ environment: { TIME_ZONE: 'Asia/Kolkata' } });
const sql = sqlOf(app);
const { headers } = await signIn(app, await createStaff(app));

async function exportCsv(query: Record<string, string> = {}) {
  const answer = await app.inject({ url: `${apiBase}/users/export`, query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { answer, lines: answer.body.trimEnd().split('\n') };
}

test('every row of the filter is there, under titles that say the time zone', async () => {
  for (let index = 0; index < 30; index += 1) {
    await createMember(app, {
      member: index % 3 ? {} : { state: 'deactivated', state_by: 'staff' },
    });
  }
  const { answer, lines } = await exportCsv({ status: 'inactive' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(lines[0]).toContain('Join Date (Asia/Kolkata)');
  expect(lines).toHaveLength(11);
  expect((await exportCsv()).lines).toHaveLength(32);
});

test('times are those of the operator', async () => {
  await createMember(app, {
    member: { email: 'night@member.example', created_at: new Date('2026-03-01T20:00:00Z') },
  });
  expect((await exportCsv({ searchTerm: 'night@' })).lines[1]).toContain('2026-03-02 01:30:00');
});

test.each([
  '=1+1',
  '＝1+1',
  '＠sum(a1)',
  '\n=1',
  '+1',
  '-1',
  '@sum(a1)',
  '\tx',
  '=cmd|"/c calc"!a1',
])('a name like %j is text to a spreadsheet', async (first_name) => {
  const { email } = await createMember(app, { profile: { first_name } });
  const { answer } = await exportCsv({ searchTerm: email });
  const written = `'${first_name}`;
  expect(answer.body).toContain(
    first_name.includes('"') ? `"${written.replaceAll('"', '""')}"` : written,
  );
});

test('what is searched for stays a text, also where the database takes no parameters', async () => {
  expect((await exportCsv({ searchTerm: `x'; drop table member; --` })).lines).toHaveLength(1);
  expect((await exportCsv({ searchTerm: String.raw`\'$1$2` })).lines).toHaveLength(1);
});

test('trust 20: an export is written down with its filter', async () => {
  await exportCsv({ type: 'vip' });
  const row = await sql.one`select * from audit order by id desc limit 1`;
  expect(row).toMatchObject({ action: 'member.export', details: { type: 'vip' } });
});

test('twenty exports in a row leave no connection behind', async () => {
  for (let index = 0; index < 20; index += 1) await exportCsv();
  expect(app.pool.waitingCount).toBe(0);
  expect(app.pool.totalCount - app.pool.idleCount).toBe(0);
});
