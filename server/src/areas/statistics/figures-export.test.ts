import { staffRoles } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember } from '../../../test/members/members.ts';
import { createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { figuresToCsv } from './figures-csv.ts';

const app = await testApp();
const sql = sqlOf(app);
const lead = await createColleague(app);

test('the figures of each chart are exported as a file, with the numbers of the screen', async () => {
  await createMember(app, { profile: { gender: 'man', birth_date: '1990-01-01' } });
  const { growth, genders, ages } = (
    await lead.get('/statistics/dashboard', { range: '30-days' })
  ).json<{ data: { growth: object[]; genders: object[]; ages: object[] } }>().data;
  const expected = { growth, genders, ages };
  for (const [chart, rows] of Object.entries(expected)) {
    const answer = await lead.get('/statistics/export', { chart, range: '30-days' });
    expect(answer.statusCode, chart).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(String.raw`^attachment; filename="${chart}-\d{4}-\d\d-\d\d\.csv"$`),
    );
    const [, ...lines] = answer.body.trimEnd().split('\n');
    expect(lines).toEqual(
      rows.map((row) =>
        Object.values(row)
          .map((cell) => `"${cell}"`)
          .join(','),
      ),
    );
  }
  const growthFile = await lead.get('/statistics/export', { chart: 'growth', range: '7-days' });
  expect(growthFile.body.split('\n')[0]).toBe('"from","to","total_users","vip_users"');
  expect(growthFile.body.trimEnd().split('\n')).toHaveLength(8);
});

test('trust 20: an export of figures is logged with its contents', async () => {
  await lead.get('/statistics/export', { chart: 'growth', range: '90-days' });
  const { details } = await sql.one<{ details: unknown }>`select details from audit
    where action = 'figures.export' and actor_id = ${lead.id} order by id desc limit 1`;
  expect(details).toEqual({ chart: 'growth', range: '90-days' });
});

test('trust 18: every role that sees the figures may export them, and no member may', async () => {
  for (const role of staffRoles) {
    const colleague = await createColleague(app, role);
    const { statusCode } = await colleague.get('/statistics/export', { chart: 'ages' });
    expect(statusCode, role).toBe(200);
  }
  const member = await createPerson(app);
  expect((await member.get('/statistics/export', { chart: 'ages' })).statusCode).toBe(403);
});

test('a head in the words of an owner is quoted as other cells are', () => {
  const figures = { growth: [], genders: [{ gender: 'Woman', count: 3 }], ages: [] };
  const csv = figuresToCsv(figures, 'genders', (column) => `=${column} "here"`);
  expect(csv).toBe('"\'=gender ""here""","\'=users ""here"""\n"Woman","3"\n');
});
