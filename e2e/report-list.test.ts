// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { endUndo, insertReport, pathTo } from '../server/test/desk/reports.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { button, entry } from './page-actions.ts';
import { later, openReports, rowOf, shortId } from './reports-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const ids: Record<string, string> = {};

const open = (path = '/reports') => openReports(site, { path });
const cardOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ hasText: shortId(id) });

async function openOnPhone(path = '/reports') {
  const page = await open(path);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).waitFor();
  return page;
}

beforeAll(async () => {
  const { id: by } = await createMember(app, {
    profile: { first_name: 'Lena', last_name: 'Berg' },
  });
  const kinds = [
    ['resolved', 'critical'],
    ['pending', 'other'],
    ['in_progress', 'high'],
    ['pending', 'critical'],
    ['rejected', 'medium'],
  ] as const;
  for (const [status, priority] of kinds)
    ids[`${status} ${priority}`] = await insertReport(app, {
      by,
      type: 'Payment Problem',
      priority,
      description: `A ${priority} thing, ${status}`,
      path: pathTo[status],
      at: later(),
    });
});

/** The URL of the latest request for the list. */
function lastQuery(page: Page) {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/reports/reports')) asked.push(searchParams);
  });
  return () => asked.at(-1);
}

test('the list starts with all reports, newest first, and a view shows the open ones, most urgent first', async () => {
  const list = await open();
  const query = lastQuery(list);
  await list.reload();
  await rowOf(list, ids['rejected medium'] ?? '').waitFor();
  expect(['status', 'sortBy', 'sortOrder'].map((name) => query()?.get(name) ?? null)).toEqual([
    null,
    'createdAt',
    'desc',
  ]);
  const all = list.getByRole('button', { name: /^All, newest first/ });
  const view = list.getByRole('button', { name: /^Open, most urgent first/ });
  expect(await all.getAttribute('aria-pressed')).toBe('true');
  expect((await view.innerText()).replace(/\s+/g, ' ')).toBe('Open, most urgent first 3');

  await view.click();
  await list.waitForURL(
    (url) => url.search === '?status=open&sortBy=priority' && url.pathname === '/reports',
  );
  const wanted = ['pending critical', 'in_progress high', 'pending other'];
  await expect
    .poll(() => list.locator('td[data-column=id]').allInnerTexts())
    .toEqual(wanted.map((name) => shortId(ids[name] ?? '')));
  expect(query()?.get('status')).toBe('open');
  expect(await view.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(list);
  await all.click();
  await rowOf(list, ids['rejected medium'] ?? '').waitFor();

  await button(list, 'Views').click();
  const menu = list.getByRole('dialog', { name: 'Views' });
  await expectAccessible(list);
  await menu.getByRole('button', { name: 'Open, most urgent first' }).click();
  await list.waitForURL((url) => url.search === '?status=open&sortBy=priority');
  await expect.poll(() => view.getAttribute('aria-pressed')).toBe('true');
});

test('status and priority are shown by a word and a shape, each with its own', async () => {
  const page = await open();
  await rowOf(page, ids['rejected medium'] ?? '').waitFor();
  for (const column of ['status', 'priority']) {
    const badges = page.locator(`td[data-column=${column}] [data-kind]`);
    const seen = await badges.evaluateAll((all) =>
      all.map((badge) => [badge.textContent, badge.querySelector('svg')?.innerHTML ?? '']),
    );
    const words = new Set(seen.map(([word]) => word));
    const shapes = new Set(seen.map(([, shape]) => shape));
    expect(words.size, column).toBe(4);
    expect(shapes.size, column).toBe(4);
    expect(shapes.has('')).toBe(false);
  }
});

test('resolving can be undone, which reopens the report and gives the row the focus', async () => {
  const id = await insertReport(app, { description: 'Too soon', at: later() });
  const page = await open();
  await button(page, `Mark ${shortId(id)} as resolved`).click();
  await page.getByText(`Report ${shortId(id)} is resolved.`).waitFor();
  await rowOf(page, id).getByText('Resolved', { exact: true }).waitFor();
  // Before anything that takes long: it can be undone for ten seconds.
  await button(page, 'Undo').click();
  await rowOf(page, id).getByText('In Progress', { exact: true }).waitFor();
  await rowOf(page, id).and(page.locator(':focus')).waitFor();
  expect(await button(page, 'Undo').count()).toBe(0);
  const { rows } = await app.pool.query<{ to_status: string }>(
    'select to_status from report_event where report_id = $1 order by number',
    [id],
  );
  expect(rows.map(({ to_status }) => to_status)).toEqual(['pending', 'in_progress']);
  await button(page, `Mark ${shortId(id)} as resolved`).click();
  await button(page, 'Undo').waitFor();
  await expectAccessible(page);
});

test('a reporter is notified of an outcome only when it was not undone', async () => {
  const member = await createMember(app);
  const kept = await insertReport(app, { by: member.id, at: later() });
  const undone = await insertReport(app, { by: member.id, at: later() });
  const page = await open();
  const settle = async (id: string, name: string, outcome: string) => {
    await button(page, `More actions for ${shortId(id)}`).click();
    await entry(page, name).click();
    await page.getByText(`Report ${shortId(id)} is ${outcome}.`).waitFor();
  };
  await settle(kept, 'Reject', 'rejected');
  await settle(undone, 'Close', 'closed');
  await button(page, 'Undo').click();
  await rowOf(page, undone).getByText('In Progress', { exact: true }).waitFor();
  await endUndo(app);
  const { rows } = await app.pool.query<{ about: object }>(
    'select about from notice where member_id = $1',
    [member.id],
  );
  expect(rows.map(({ about }) => about)).toEqual([{ reportId: kept, status: 'rejected' }]);
});

test("an undo after another person's change of the report says so", async () => {
  const id = await insertReport(app, { at: later() });
  const page = await open();
  await button(page, `Mark ${shortId(id)} as resolved`).click();
  await page.getByText(`Report ${shortId(id)} is resolved.`).waitFor();
  site.allowErrors(/412/);
  await app.pool.query(`update report set priority = 'critical' where id = $1`, [id]);
  await button(page, 'Undo').click();
  await page.getByText(/Someone else changed this/).waitFor();
  expect(await rowOf(page, id).innerText()).toContain('Resolved');
});

test('an empty list offers to clear the filters', async () => {
  const page = await open('/reports?status=closed&problem_type=Harassment&search=nothing');
  await page.getByText('No reports found matching your criteria.').waitFor();
  await expectAccessible(page);
  await button(page, 'Clear filters').click();
  await rowOf(page, ids['pending critical'] ?? '').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('rows are 44 px high, and their header stays visible', async () => {
  const page = await open();
  await page.setViewportSize({ width: 1440, height: 420 });
  await rowOf(page, ids['pending critical'] ?? '').waitFor();
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([44]));
  await page.evaluate(() => scrollTo({ top: 600 }));
  const top = () =>
    page
      .locator('thead th')
      .first()
      .evaluate((cell) => cell.getBoundingClientRect().top);
  await expect.poll(top).toBe(56);
});

test('a skeleton in the shape of the list is shown until it loads, and the list replaces it', async () => {
  const page = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/reports/reports?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const loading = page.getByText('Loading reports...');
  await loading.waitFor();
  const before = await loading.locator('xpath=../following-sibling::*').first().boundingBox();
  release();
  await page.getByText(/^Showing/).waitFor();
  const after = await page.locator('tbody tr').first().boundingBox();
  expect(Math.round(after?.y ?? 0)).toBe(Math.round(before?.y ?? 1));
});

test('on a phone reports are cards with what matters first, and a sheet has every action', async () => {
  const id = await insertReport(app, {
    type: 'Account Issue',
    priority: 'high',
    description: 'I cannot get in.',
  });
  const page = await openOnPhone();
  const card = cardOf(page, id);
  await card.waitFor();
  const lines = (await card.innerText()).split('\n').filter((line) => line.trim());
  expect(lines.slice(0, 4)).toEqual(['High', 'Pending', 'Just now', 'Account Issue']);
  expect(lines).toContain('I cannot get in.');
  await expectAccessible(page);

  await card.getByRole('button', { name: `More actions for ${shortId(id)}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Account Issue' });
  await sheet.getByRole('button', { name: 'Set priority to Critical' }).click();
  await card.getByText('Critical').waitFor();
  await card.getByRole('button', { name: `More actions for ${shortId(id)}` }).click();
  await sheet.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText(`Report ${shortId(id)} is resolved.`).waitFor();
  await card.getByText('Resolved').waitFor();
  await expectNoSidewaysScroll(page);
});

test('on a phone the filters are in a sheet, and the views stay in reach', async () => {
  const page = await openOnPhone();
  await button(page, 'Filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Priority', { exact: true }).selectOption('critical');
  await sheet.getByLabel('Sort', { exact: true }).selectOption('createdAt asc');
  await sheet.getByRole('button', { name: 'Show reports' }).click();
  await page.waitForURL(/priority=critical&sortOrder=asc/);
  await cardOf(page, ids['pending critical'] ?? '').waitFor();
  expect(await cardOf(page, ids['pending other'] ?? '').count()).toBe(0);
  await page.getByRole('button', { name: /^Open, most urgent first/ }).click();
  await cardOf(page, ids['pending other'] ?? '').waitFor();
});

test.each([
  [1440, 'beside'],
  [1280, 'beside'],
  [1270, 'above'],
  [390, 'above'],
] as const)('at %i px the reply stands %s the evidence', async (width, place) => {
  const reported = await createMember(app, { profile: { first_name: 'Marcus' } });
  const id = await insertReport(app, { about: reported.id, at: later() });
  await insertReport(app, { about: reported.id, description: 'Me too.', at: later() });
  const page = await open();
  await page.setViewportSize({ width, height: 900 });
  await page.getByRole('button', { name: `Reply to ${shortId(id)}` }).click();
  const modal = page.getByRole('dialog');
  const evidence = modal.getByRole('region', { name: 'Related reports' });
  await evidence.getByText('Me too.').waitFor();
  const left = await evidence.boundingBox();
  const right = await modal.getByLabel('Reply', { exact: true }).boundingBox();
  if (!left || !right) throw new Error('Both are visible');
  const isBeside = right.x >= left.x + left.width;
  const isAbove = right.y + right.height <= left.y;
  expect(isBeside ? 'beside' : isAbove && 'above').toBe(place);
  await expectAccessible(page);
});
