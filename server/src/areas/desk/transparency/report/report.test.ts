import { categoryNames, keywords } from '@kindred/contract/desk/categories';
import { type ReportPart, reportParts } from '@kindred/contract/desk/report-parts';
import { expect, test } from 'vitest';
import { testApp } from '../../../../../test/service/app.ts';
import { decideOn, ground, openCase } from '../../../../../test/desk/desk.ts';
import { createPerson } from '../../../../../test/members/people.ts';
import { endUndo } from '../../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../../test/database/sql.ts';
import { createColleague } from '../../../../../test/members/staff.ts';
import { createStatementTokens } from '../../../members/statement-token.ts';

const app = await testApp({ site: { 'brand.name': 'Kin "and" Kith' } });
const sql = sqlOf(app);
const [lead, grace] = [await createColleague(app), await createColleague(app, 'moderator')];
const year = app.now().getUTCFullYear();

const cell = /(?:"((?:[^"]|"")*)"|([^,"\r]*))(,|\r\n)/gy;

/** The rows of a file, each by the names of its columns. */
async function rowsOf(part: ReportPart, of = year) {
  const answer = await lead.get(`/desk/transparency/report/${part}`, { year: `${of}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of answer.body.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  const [header = [], ...cells] = rows.slice(0, -1);
  expect(new Set(header).size, part).toBe(header.length);
  for (const row of cells) expect(row.length, `${part} ${row[0]}`).toBe(header.length);
  return cells.map((row) => Object.fromEntries(row.map((value, at) => [header[at] ?? '', value])));
}

const categories = new Set([
  ...categoryNames.map((name) => `STATEMENT_CATEGORY_${name}`),
  ...keywords.map((name) => `KEYWORD_${name}`),
]);
const category = 'Category of illegal content';
const numbered = ['4_notices', '5_own_initiative_illegal', '6_own_initiative_TC'] as const;

test('every file has the columns of the template, and names only categories of the European database', async () => {
  for (const part of reportParts) {
    const rows = await rowsOf(part);
    expect(rows.length, part).toBeGreaterThan(0);
    const named = rows.flatMap((row) => row[category] ?? []);
    expect(
      named.filter((name) => !categories.has(name)),
      part,
    ).toEqual([]);
  }
  for (const part of [...numbered, '3_member_states_orders'] as const) {
    const rows = await rowsOf(part);
    expect(rows.filter((row) => row[category]?.startsWith('STATEMENT')).length).toBe(
      categoryNames.length,
    );
    for (const row of rows)
      expect(row).toMatchObject({
        Applicability: 'Applicable',
        Service: 'Kin "and" Kith',
        'Reporting period': `${year}`,
      });
  }
});

test('a year counts its notices, own-initiative measures and appeals, and no other year does', async () => {
  const subject = await createPerson(app);
  const law = { ...ground, kind: 'law', law: 'Criminal Code, section 1', clause: undefined };
  const noticed = await openCase(app, { about: subject.id, reports: 2 });
  const { _id: decisionId } = await decideOn(grace, noticed.id, 'suspend', { ground: law });
  const own = { ...law, source: 'voluntary' };
  await decideOn(grace, (await openCase(app)).id, 'ban', { ground: own });
  await decideOn(grace, (await openCase(app)).id, 'warn', { ground: own });
  await decideOn(grace, (await openCase(app)).id, 'dismiss');
  await endUndo(app);
  const token = createStatementTokens(app.secret).make({ decisionId, reportId: null });
  await subject.send('POST', '/statements/appeal', { token, message: 'Please look again.' });
  await sql`update appeal set outcome = 'reversed', answer = 'Yes', decided_at = made_at + interval '5 hours'`;

  const of = (rows: Record<string, string>[], name: string) =>
    rows.find((row) => row[category] === name);
  const notices = await rowsOf('4_notices');
  for (const name of ['STATEMENT_CATEGORY_CYBER_VIOLENCE', 'KEYWORD_CYBER_HARASSMENT'])
    expect(of(notices, name)).toMatchObject({
      'Number of notices received': '4',
      'Number of notices received from Trusted flaggers': '0',
      'Number of actions taken on the basis of the law': '4',
    });
  expect(of(notices, 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE')).toMatchObject({
    'Number of notices received': '1',
    'Number of actions taken on the basis of the law': '0',
  });
  const measures = of(
    await rowsOf('5_own_initiative_illegal'),
    'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  );
  expect(measures).toMatchObject({
    "Number of measures taken at the provider's own initiative": '1',
    'Account restriction: Termination': '1',
    'Account restriction: Suspension': '0',
  });
  const values = (await rowsOf('7_appeals_and_recidivism'))
    .filter(({ Indicator }) => Indicator?.endsWith('suspend or terminate an account'))
    .map(({ Scope, Value }) => [Scope, Value]);
  expect(values).toEqual([
    ['Total number', '1'],
    ['Decisions upheld', '0'],
    ['Decisions partially reversed', '0'],
    ['Decisions reversed', '1'],
    ['Median time', '5'],
    ['Decision omitted', '0'],
  ]);
  const sums = (rows: Record<string, string>[]) =>
    rows.map((row) => Number(row['Number of notices received'])).reduce((a, b) => a + b, 0);
  expect([sums(await rowsOf('4_notices', year - 1)), sums(notices) > 0]).toEqual([0, true]);
});

test('trust 18: only administrators get the files, and each is in the log', async () => {
  const url = '/desk/transparency/report/4_notices';
  for (const role of ['moderator', 'support', 'analyst'] as const) {
    const by = await createColleague(app, role);
    expect((await by.get(url, { year: `${year}` })).statusCode).toBe(403);
  }
  await rowsOf('8_automated_means', 2001);
  const { details } = await sql.one<{ details: object }>`
    select details from audit where action = 'figures.export' order by id desc limit 1`;
  expect(details).toEqual({ file: '8_automated_means', year: 2001 });
});
