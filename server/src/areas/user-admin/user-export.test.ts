import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp({ environment: { TIME_ZONE: 'Asia/Kolkata' } });
const sql = sqlOf(app);
const { headers } = await signIn(app, await createStaff(app));

async function exportCsv(query: Record<string, string> = {}) {
  const answer = await app.inject({ url: `${apiBase}/users/export`, query, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return { answer, lines: answer.body.trimEnd().split('\n') };
}

test('every row of the filter is there, with titles that say the time zone', async () => {
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

test("times are in the operator's time zone", async () => {
  await createMember(app, {
    member: { email: 'night@member.example', created_at: new Date('2026-03-01T20:00:00Z') },
  });
  expect((await exportCsv({ searchTerm: 'night@' })).lines[1]).toContain('2026-03-02 01:30:00');
});

const formulas = [
  '=1+1',
  '＝1+1',
  '+1',
  '＋1',
  '-1',
  '－1',
  '@sum(a1)',
  '＠sum(a1)',
  '=cmd|"/c calc"!a1',
];
const starts = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\n',
  '\r',
  '\t',
  '; ',
  'x;',
  'x\n',
  'x\r\n ',
  'x\t',
  'x\u2028',
];
const texts = [...formulas.flatMap((formula) => starts.map((begin) => begin + formula)), '\tx'];

test('trust 27: text that starts like a formula stays text, whatever a spreadsheet treats as the end of a cell', async () => {
  const stored = await Promise.all(
    texts.map(async (first_name) => ({
      first_name,
      ...(await createMember(app, { profile: { first_name, last_name: 'of the formulas' } })),
    })),
  );
  const { answer } = await exportCsv({ searchTerm: 'of the formulas' });
  const records = readCsv(answer.body);
  expect(records).toHaveLength(stored.length + 1);
  for (const { id, first_name } of stored) {
    const [, written = ''] = records.find(([first]) => first === id) ?? [];
    expect(written.replaceAll("'", '')).toBe(first_name);
    for (const cell of written.split(/[;\t\n\r\u2028]/))
      expect(cell, JSON.stringify(first_name)).not.toMatch(/^[\s\u200b]*[=＝+＋\-－@＠]/);
  }
});

test('text that is no formula is exported unchanged, and every field is quoted', async () => {
  const names = [
    "O'Neill",
    'Jean-Luc',
    'a+b',
    'me@home',
    'x; y',
    'two\nlines',
    'a "word", and more',
  ];
  for (const first_name of names)
    await createMember(app, { profile: { first_name, last_name: 'as it is' } });
  const { answer } = await exportCsv({ searchTerm: 'as it is' });
  const [, ...records] = readCsv(answer.body);
  expect(new Set(records.map(([, name]) => name))).toEqual(new Set(names));
  for (const name of names)
    expect(answer.body).toContain(`,"${name.replaceAll('"', '""')}","as it is",`);
});

/** The cells of each record, as a reader of CSV has them. */
function readCsv(text: string) {
  const records: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\n') records.push([]);
  }
  return records.slice(0, -1);
}

test('the search term stays a text, also where the database accepts no parameters', async () => {
  expect((await exportCsv({ searchTerm: `x'; drop table member; --` })).lines).toHaveLength(1);
  expect((await exportCsv({ searchTerm: String.raw`\'$1$2` })).lines).toHaveLength(1);
});

test('trust 20: an export is logged with its filter', async () => {
  await exportCsv({ type: 'vip' });
  const row = await sql.one`select * from audit order by id desc limit 1`;
  expect(row).toMatchObject({ action: 'member.export', details: { type: 'vip' } });
});

test('twenty exports in a row leave no connection behind', { tags: ['long'] }, async () => {
  for (let index = 0; index < 20; index += 1) await exportCsv();
  // The connection of the last one is given back just after its response has ended.
  await expect.poll(() => app.pool.totalCount - app.pool.idleCount).toBe(0);
  expect(app.pool.waitingCount).toBe(0);
});
