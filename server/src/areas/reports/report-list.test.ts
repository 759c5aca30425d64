import { type Report } from '@kindred/contract/reports';
import { priorities, problemTypes, reportStatuses } from '@kindred/contract/reports/report-types';
import { reportSorts } from '@kindred/contract/reports/report-list';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { pathTo, reportCalls, insertReport } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const { get } = reportCalls(app, (await signIn(app, await createStaff(app))).headers);
let everything: Report[];

interface Found {
  reports: Report[];
  pagination: { page: number; limit: number; total: number; pages: number };
  totalKind: string;
}

async function list(query: Record<string, string>) {
  const answer = await get(`/reports?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Found }>().data;
}

const words = [
  'The 100% offer',
  'pictures_of food',
  'He would not stop',
  'ÇA NE VA PAS',
  '李 wrote',
];

beforeAll(async () => {
  const people = await Promise.all(
    ['Ada', 'Björn', 'Eve'].map(async (first_name) =>
      createMember(app, { profile: { first_name, last_name: 'Okoye' } }),
    ),
  );
  const about = (await createMember(app, { profile: { first_name: 'Rui', last_name: 'Alves' } }))
    .id;
  for (let index = 0; index < 70; index += 1) {
    const status = reportStatuses[index % 5] ?? 'pending';
    await insertReport(app, {
      by: people[index % 3]?.id ?? '',
      about: index % 4 ? null : about,
      type: problemTypes[index % 7] ?? 'Other',
      priority: priorities[index % 4] ?? 'other',
      description: words[index % words.length] ?? '',
      path: pathTo[status],
      at: new Date(Date.UTC(2026, index % 12, 1 + (index % 3), index)),
    });
  }
  everything = (await list({ limit: '1000' })).reports;
});

const ids = (reports: readonly Report[]) => reports.map(({ _id }) => _id);

describe('filters', () => {
  const filters: Record<string, string>[] = [
    {},
    ...problemTypes.map((problem_type) => ({ problem_type })),
    ...reportStatuses.map((status) => ({ status })),
    ...priorities.map((priority) => ({ priority })),
    { status: 'pending', problem_type: 'Harassment' },
    { status: 'resolved', priority: 'high', problem_type: 'Other' },
  ];
  test.each(filters)('%j finds exactly those', async (filter) => {
    const expected = everything.filter((report) =>
      Object.entries(filter).every(([name, value]) => report[name as 'status'] === value),
    );
    const { reports, pagination, totalKind } = await list({ ...filter, limit: '1000' });
    expect(ids(reports)).toEqual(ids(expected));
    expect([pagination.total, totalKind]).toEqual([expected.length, 'exact']);
  });
});

test('the open ones are those that are not settled, with their number', async () => {
  const others: Record<string, string>[] = [
    {},
    { problem_type: 'Harassment' },
    { search: 'okoye' },
  ];
  for (const more of others) {
    const within = (await list({ ...more, limit: '1000' })).reports;
    const open = within.filter(({ settledAt }) => settledAt === null);
    const found = await list({ ...more, status: 'open', limit: '1000' });
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(within.length);
    expect(ids(found.reports)).toEqual(ids(open));
    expect(found.pagination.total).toBe(open.length);
  }
});

test('the view of the open ones by priority reads its own index', async () => {
  const { reports } = await list({ status: 'open', sortBy: 'priority', limit: '1000' });
  const ranks = reports.map(({ priority }) => priorities.indexOf(priority));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  const client = await app.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select r.id from report r where r.status_rank <= 1
        order by r.priority_rank desc, r.created_at desc, r.id desc limit 10`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('report_open_by_priority');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

const keyOf: Record<(typeof reportSorts)[number], (report: Report) => number | string> = {
  createdAt: ({ createdAt }) => createdAt,
  priority: ({ priority }) => priorities.length - priorities.indexOf(priority),
  status: ({ status }) => reportStatuses.indexOf(status),
  problem_type: ({ problem_type }) => problem_type,
};

describe.each(reportSorts)('by %s', (sortBy) => {
  test.each(['asc', 'desc'])(
    '%s, pages follow each other without gap or repetition',
    async (sortOrder) => {
      const pages = await Promise.all(
        Array.from({ length: 7 }, (_, index) =>
          list({ sortBy, sortOrder, page: `${index + 1}`, limit: '10' }),
        ),
      );
      const reports = pages.flatMap((page) => page.reports);
      expect(new Set(ids(reports)).size).toBe(everything.length);
      const keys = reports.map((report) => keyOf[sortBy](report));
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      expect(keys).toEqual(sortOrder === 'asc' ? sorted : sorted.toReversed());
    },
  );
});

test.each([
  'would not',
  'WOULD',
  '100%',
  's_of',
  '%',
  '_',
  '\\',
  'ça ne',
  '李',
  'björn',
  'okoye',
  'rui alves',
  'member.example',
  'no one at all',
])('a search for %j finds words, people and addresses that contain it', async (search) => {
  const term = search.toLowerCase();
  const holds = ({ _id, description, user, reportedUser }: Report) =>
    [_id, description, user?.name, user?.email, reportedUser?.name, reportedUser?.email].some(
      (text) => text?.toLowerCase().includes(term),
    );
  const expected = everything.filter(holds);
  const { reports, pagination } = await list({ search, limit: '1000' });
  expect(ids(reports)).toEqual(ids(expected));
  expect(pagination.total).toBe(expected.length);
});

test('a report is found by the short id that the screen shows', async () => {
  const [, wanted] = everything;
  const short = wanted?._id.slice(-6) ?? '';
  for (const search of [short, `#${short}`])
    expect(ids((await list({ search })).reports)).toContain(wanted?._id);
});

test('a report is found by a changed name or address, and no longer by the old one', async () => {
  const { id } = await createMember(app, { profile: { first_name: 'Zebulon' } });
  const report = await insertReport(app, { by: id, at: new Date(0) });
  expect(ids((await list({ search: 'zebulon' })).reports)).toEqual([report]);
  await app.pool.query(`update profile set first_name = 'Yorick' where member_id = $1`, [id]);
  await app.pool.query(`update member set email = 'new@yorick.example' where id = $1`, [id]);
  expect(ids((await list({ search: 'zebulon' })).reports)).toEqual([]);
  for (const search of ['yorick ', 'new@yorick'])
    expect(ids((await list({ search })).reports)).toEqual([report]);
  const wrong = await app.pool.query(
    'select from report where search_key <> report_key(id, reporter_id, reported_id, description)',
  );
  expect(wrong.rowCount).toBe(0);
});

test('a page past the end is empty and has the total count', async () => {
  const { reports, pagination } = await list({ page: '900' });
  expect(reports).toEqual([]);
  expect(pagination.pages).toBe(Math.ceil(pagination.total / 10));
});

test('trust 20: every read leaves a row with filter and count', async () => {
  await list({ status: 'pending', search: 'offer' });
  const row = await sql.one`select * from audit order by id desc limit 1`;
  expect(row).toMatchObject({
    action: 'report.list',
    details: { status: 'pending', search: 'offer', page: 1 },
  });
});

test('trust 20: a screen that refreshes is logged once for each search', async () => {
  const written = async () => {
    const { rows } = await app.pool.query<{ count: number }>(
      "select count(*)::int as count from audit where action = 'report.list'",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await written();
  await list({ status: 'closed', poll: 'true' });
  expect(await written()).toBe(before + 1);
  for (let round = 0; round < 5; round += 1) await list({ status: 'closed', poll: 'true' });
  expect(await written()).toBe(before + 1);
  // Another page, another filter, and a person who asks again.
  await list({ status: 'closed', page: '2', poll: 'true' });
  await list({ status: 'resolved', poll: 'true' });
  await list({ status: 'resolved' });
  expect(await written()).toBe(before + 4);
  // A read in another session does not replace a row.
  const other = reportCalls(app, (await signIn(app, await createStaff(app))).headers);
  await other.get('/reports?status=resolved&poll=true');
  expect(await written()).toBe(before + 5);
});
