import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { insertReport, pathTo } from '../server/test/desk/reports.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectText,
  field,
  press,
  user,
  chooseEntry,
} from './page-actions.ts';
import { select } from './page-forms.ts';
import { textOf, textsOf, titlesOf } from './page-texts.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const staff = await createStaff(app);
const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Each is later, so that reports are listed in the reverse order of their creation. */
let clock = Date.now() - 3_600_000;
const later = () => new Date((clock += 1000));

const shortId = (id = '') => `#${id.slice(-6)}`;
const rowOf = (id = '') => screen.findByRole('row', { name: new RegExp(shortId(id)) });
const openReports = (path = '/reports') => open(path, { as: staff });
const rows = () => document.querySelectorAll('tbody tr').length;
const query = () => new URLSearchParams(location.search);
/** Waits for the words of a badge, which is a part of the row. */
const expectIn = async (id: string, word: string) =>
  expect(await within(await rowOf(id)).findByText(word)).toBeDefined();

test('without reports the page shows empty cards and an empty list', async () => {
  await openReports();
  await screen.findByText('No reports found matching your criteria.');
  const figures = () => titlesOf('dl > div > dd:first-of-type');
  await expect.poll(figures).toEqual(['0', '0', '0', 'N/A']);
  expect(titlesOf('dl dt')).toEqual([
    'Total Reports',
    'Pending',
    'High Priority',
    'Avg Response Time',
  ]);
});

const statuses = {
  pending: ['Pending', 'warning'],
  in_progress: ['In Progress', 'info'],
  resolved: ['Resolved', 'success'],
  closed: ['Closed', 'neutral'],
  rejected: ['Rejected', 'danger'],
} as const;
type Status = keyof typeof statuses;

const lena = () => createMember(app, { profile: { first_name: 'Lena', last_name: 'Berg' } });

/** One report of each status about payments, and who sent them. */
async function oneOfEach() {
  await sql`delete from report`;
  const { id: by, email } = await lena();
  const ids = {} as Record<Status, string>;
  for (const [status, path] of Object.entries(pathTo))
    ids[status as Status] = await insertReport(app, {
      by,
      type: 'Payment Problem',
      priority: status === 'pending' ? 'critical' : 'medium',
      description: `Charged twice, ${status}`,
      path,
      at: later(),
    });
  return { ids, email };
}

test('the table of reports shows its columns and a badge for each status', async () => {
  const { ids, email } = await oneOfEach();
  await openReports();
  const row = await rowOf(ids.pending);
  expect(titlesOf('thead th')).toEqual([
    'ID',
    'Description',
    'User',
    'Type',
    'Priority',
    'Status',
    'Date',
    'Replies',
    'Actions',
  ]);
  expect(titlesOf('td', row).slice(0, 8)).toEqual([
    shortId(ids.pending),
    'Charged twice, pending',
    'Lena Berg',
    'Payment Problem',
    'Critical',
    'Pending',
    today.format(Date.now() - 3_600_000),
    '0',
  ]);
  expect(textsOf('td', row)[2]).toBe(`Lena Berg ${email}`);
  for (const [status, [word, kind]] of Object.entries(statuses)) {
    const badge = within(await rowOf(ids[status as Status])).getByText(word);
    expect(badge.closest('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
  }
});

test('filters narrow the list of reports and are kept in the URL', { tags: ['long'] }, async () => {
  const { ids } = await oneOfEach();
  const { go } = await openReports();
  await rowOf(ids.pending);
  await select('Status', 'Status: Rejected');
  await expect.poll(() => query().get('status')).toBe('rejected');
  await expect.poll(rows).toBe(1);
  await select('Type', 'Harassment');
  await screen.findByText('No reports found matching your criteria.');

  await go('/reports?problem_type=Payment%20Problem&search=pending');
  await rowOf(ids.pending);
  expect(rows()).toBe(1);
  expect((await field('Type')).value).toBe('Payment Problem');

  const search = await screen.findByPlaceholderText('Search by text, name, email or ID');
  await user.clear(search);
  await user.type(search, `${shortId(ids.closed)}{Enter}`);
  await rowOf(ids.closed);
  await press('Clear search');
  await expect.poll(rows).toBe(5);
});

test('one click resolves a report and updates the list', async () => {
  const id = await insertReport(app, { description: 'To resolve', at: later() });
  await openReports();
  const name = `Mark ${shortId(id)} as resolved`;
  await press(name);
  await expectIn(id, 'Resolved');
  expect((await button(name)).matches(':disabled')).toBe(true);
});

test(
  'the menu of a report assigns, prioritizes, rejects, reopens and deletes it',
  { tags: ['long'] },
  async () => {
    const id = await insertReport(app, { at: later() });
    await openReports();
    const act = (name: string) => chooseEntry(`More actions for ${shortId(id)}`, name);
    await act('Assign to me');
    await expectIn(id, 'Assigned to Grace');
    await act('Set priority to Critical');
    await expectIn(id, 'Critical');
    await act('Reject');
    await expectIn(id, 'Rejected');
    await act('Reopen');
    await expectIn(id, 'In Progress');
    await act('Unassign');
    await expectGone('Assigned to Grace', within(await rowOf(id)));
    await act('Delete report');
    await press('Delete report', await dialog());
    await expect
      .poll(() => screen.queryByRole('row', { name: new RegExp(shortId(id)) }))
      .toBeNull();
  },
);

test('the list shows ten reports a page, and new ones appear as soon as the page is told of them', async () => {
  for (let count = 0; count < 12; count += 1)
    await insertReport(app, {
      type: 'Account Issue',
      description: `Number ${count}`,
      at: later(),
    });
  await openReports('/reports?problem_type=Account%20Issue');
  await screen.findByText('Showing 10 of 12 reports');
  await press('Next page');
  await screen.findByText('Showing 2 of 12 reports');
  expect(query().get('page')).toBe('2');
  await insertReport(app, { type: 'Account Issue', at: later() });
  // What the live channel does, of which `follow-live.ts` is told by the route to which members send reports.
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.live?.includes('staff:reports') ?? false,
  });
  await screen.findByText('Showing 3 of 13 reports');
});

/** Reports of different urgency. */
async function openAndSettled() {
  await sql`delete from report`;
  const { id: by } = await lena();
  const kinds = [
    ['resolved', 'critical'],
    ['pending', 'other'],
    ['in_progress', 'high'],
    ['pending', 'critical'],
    ['rejected', 'medium'],
  ] as const;
  const ids: Record<string, string> = {};
  for (const [status, priority] of kinds)
    ids[`${status} ${priority}`] = await insertReport(app, {
      by,
      type: 'Payment Problem',
      priority,
      description: `A ${priority} thing, ${status}`,
      path: pathTo[status],
      at: later(),
    });
  return ids;
}

test(
  'the list starts with all reports, newest first, and a view shows the open ones, most urgent first',
  { tags: ['long'] },
  async () => {
    const ids = await openAndSettled();
    const { network } = await openReports();
    const lastQuery = () => {
      const asked = network.requests.findLast((each) => each.includes('/reports/reports?'));
      return new URLSearchParams(asked?.split('?')[1]);
    };
    await rowOf(ids['rejected medium']);
    expect(['status', 'sortBy', 'sortOrder'].map((name) => lastQuery().get(name))).toEqual([
      null,
      'createdAt',
      'desc',
    ]);
    const all = () => button(/^All, newest first/);
    const view = () => button(/^Open, most urgent first/);
    const isPressed = async (found: Promise<HTMLElement>) =>
      (await found).getAttribute('aria-pressed');
    expect(await isPressed(all())).toBe('true');
    await expect.poll(async () => textOf(await view())).toBe('Open, most urgent first 3');

    await user.click(await view());
    await expect.poll(() => location.search).toBe('?status=open&sortBy=priority');
    expect(location.pathname).toBe('/reports');
    const wanted = ['pending critical', 'in_progress high', 'pending other'];
    await expect
      .poll(() => textsOf('td[data-column=id]'))
      .toEqual(wanted.map((name) => shortId(ids[name])));
    expect(lastQuery().get('status')).toBe('open');
    expect(await isPressed(view())).toBe('true');
    await user.click(await all());
    await rowOf(ids['rejected medium']);

    await press('Views');
    const views = within(await screen.findByRole('dialog', { name: 'Views' }));
    await press('Open, most urgent first', views);
    await expect.poll(() => location.search).toBe('?status=open&sortBy=priority');
    await expect.poll(() => isPressed(view())).toBe('true');
  },
);

test(
  'resolving a report can be undone, which reopens it and gives the row the focus',
  { tags: ['long'] },
  async () => {
    const id = await insertReport(app, { description: 'Too soon', at: later() });
    await openReports();
    await press(`Mark ${shortId(id)} as resolved`);
    await expectText(`Report ${shortId(id)} is resolved.`);
    await expectIn(id, 'Resolved');
    await press('Undo');
    await expectIn(id, 'In Progress');
    const row = await rowOf(id);
    await expect.poll(() => document.activeElement === row).toBe(true);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(
      await sql`select to_status from report_event where report_id = ${id} order by number`,
    ).toEqual([{ to_status: 'pending' }, { to_status: 'in_progress' }]);
  },
);

test(
  "an undo after another person's change of the report says so",
  { tags: ['long'] },
  async () => {
    const id = await insertReport(app, { at: later() });
    await openReports();
    await press(`Mark ${shortId(id)} as resolved`);
    await expectText(`Report ${shortId(id)} is resolved.`);
    await sql`update report set priority = 'critical' where id = ${id}`;
    await press('Undo');
    await expectText(/Someone else changed this/);
    expect(textOf(await rowOf(id))).toContain('Resolved');
  },
);
