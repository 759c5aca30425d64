// @module-tag long
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { publishStaffTopics } from '../server/src/platform/live/publish.ts';

const site = await openSite();
const { app } = site;
const sql = sqlOf(app);
const day = 86_400_000;

beforeAll(async () => {
  for (const daysAgo of [1, 1, 12, 45, 45, 45, 200])
    await createMember(app, { member: { created_at: new Date(Date.now() - daysAgo * day) } });
});

async function open(path = '/dashboard', viewport = { width: 1440, height: 900 }) {
  const staff = await createStaff(app);
  const page = await site.visit({ as: staff, viewport });
  await page.goto(path);
  await page.locator('.recharts-label-list').first().waitFor({ state: 'attached' });
  return { page, staff };
}

const bars = (page: Page) => page.getByRole('region', { name: 'User Growth' }).locator('tbody tr');

test('the growth chart covers the chosen range, six months by default, and the URL keeps it', async () => {
  const { page } = await open();
  expect(await bars(page).count()).toBe(6);
  expect(await page.getByRole('radio', { name: '6 months' }).isChecked()).toBe(true);
  const ranges = [
    ['7 days', 7, '7-days'],
    ['30 days', 10, '30-days'],
    ['90 days', 10, '90-days'],
    ['12 months', 12, '12-months'],
  ] as const;
  for (const [name, count, range] of ranges) {
    await page.getByRole('radio', { name }).check();
    await page.waitForURL((url) => url.searchParams.get('range') === range);
    await expect.poll(() => bars(page).count(), { message: name }).toBe(count);
  }
  await page.reload();
  await expect.poll(() => bars(page).count()).toBe(12);
  expect(await page.getByRole('radio', { name: '12 months' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: '12 months' }).press('ArrowLeft');
  await page.waitForURL((url) => url.search === '');
  await expect.poll(() => bars(page).count()).toBe(6);
});

test('another range is no new read of the newest users', async () => {
  const { page, staff } = await open();
  const looks = async () =>
    (await sql`select from audit where actor_id = ${staff.id} and action = 'member.list'`).length;
  expect(await looks()).toBe(1);
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect.poll(() => bars(page).count()).toBe(7);
  expect(await looks()).toBe(1);
});

test.each([390, 1440])(
  'at %i px the labels of the axis are aligned with their lines',
  async (width) => {
    const { page } = await open('/dashboard?range=30-days', { width, height: 900 });
    const lines = page.locator('.recharts-cartesian-grid-horizontal line');
    // A line has no size, so it counts as hidden.
    await lines.first().waitFor({ state: 'attached' });
    const middles = (each: Element[]) =>
      each
        .map((one) => one.getBoundingClientRect())
        .map(({ y, height }) => Math.round(y + height / 2))
        .toSorted((a, b) => a - b);
    const drawn = await lines.evaluateAll(middles);
    const labels = await page.locator('.recharts-yAxis-tick-labels text').evaluateAll(middles);
    expect(labels.length).toBeGreaterThan(2);
    expect(labels).toHaveLength(drawn.length);
    for (const [index, label] of labels.entries())
      expect(Math.abs(label - (drawn[index] ?? 0)), `label ${index}`).toBeLessThanOrEqual(2);
  },
);

test('every bar has its value, and neighbouring bars share one scale', async () => {
  const { page } = await open('/dashboard?range=7-days');
  await expect.poll(() => page.locator('.recharts-label-list text').count()).toBe(14);
  const cells = await bars(page).locator('td:nth-child(2)').allInnerTexts();
  const values = await page
    .locator('.recharts-label-list')
    .first()
    .locator('text')
    .allTextContents();
  expect(values).toEqual(cells);

  const widths = await page
    .locator('meter')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(widths.length).toBe(6);
  expect(new Set(widths).size).toBe(1);
});

test('the figures of each chart can be exported, which is logged', async () => {
  const { page, staff } = await open('/dashboard?range=7-days');
  for (const [title, head, lines] of [
    ['User Growth', '"from","to","total_users","vip_users"', 8],
    ['Gender Distribution', '"gender","users"', 6],
    ['Age Distribution', '"age","users"', 6],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, `${title}: export as CSV`).click(),
    ]);
    const saved = await text(await file.createReadStream());
    expect(saved.trimEnd().split('\n')).toHaveLength(lines);
    expect(saved.startsWith(head)).toBe(true);
  }
  const rows = await sql<{ details: object }>`select details from audit
    where actor_id = ${staff.id} and action = 'figures.export' order by id`;
  expect(rows.map(({ details }) => details)).toEqual([
    { chart: 'growth', range: '7-days' },
    { chart: 'genders' },
    { chart: 'ages' },
  ]);
});

test('a failed export says so', async () => {
  const { page } = await open();
  site.allowErrors(/403/);
  await page.route('**/statistics/export*', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'Not now.' } }),
  );
  await button(page, 'Age Distribution: export as CSV').click();
  await page.getByRole('alert').getByText('The export failed: Not now.').waitFor();
  await expectAccessible(page);
});

test('when the figures cannot be updated, the old ones stay and the page says how old they are', async () => {
  const { page } = await open();
  site.allowErrors(/403/);
  let refuse = true;
  await page.route('**/statistics/dashboard*', (route) =>
    refuse
      ? route.fulfill({ status: 403, json: { success: false, message: 'Not now.' } })
      : route.continue(),
  );
  await publishStaffTopics(app.pool, 'dashboard');
  const note = page.getByText(/^The figures can't be updated right now\. You see those from /);
  await note.waitFor();
  expect(await bars(page).count()).toBe(6);
  // Another range does not empty the page either.
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.waitForURL(/range=7-days/);
  await note.waitFor();
  expect(await bars(page).count()).toBe(6);
  expect(await page.locator('main').innerText()).not.toContain('Error loading');
  await expectAccessible(page);
  refuse = false;
  await button(page, 'Try again').click();
  await expect.poll(() => bars(page).count()).toBe(7);
  await note.waitFor({ state: 'detached' });
});

test('on a phone each of the newest users is a block, without horizontal scrolling', async () => {
  const { page } = await open('/dashboard', { width: 390, height: 844 });
  const recent = page.getByRole('region', { name: 'Recent Users' });
  await recent.getByText('Join Date').first().waitFor({ state: 'attached' });
  const { scroll, client } = await recent.evaluate(({ scrollWidth, clientWidth }) => ({
    scroll: scrollWidth,
    client: clientWidth,
  }));
  expect(scroll).toBe(client);
  for (const chart of ['User Growth', 'Gender Distribution', 'Age Distribution'])
    await button(page, `${chart}: show as a table`).click();
  await expectAccessible(page);
});
