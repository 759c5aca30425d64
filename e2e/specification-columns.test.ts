// @module-tag long
import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { shortId } from './reports-page.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

// Every column and chart of the specification on tablets and laptops, where something has to give way.

const site = await openSite();
const { app } = site;
const administrator = await createStaff(app);
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const joined = new Date('2026-01-05T12:00:00Z');
const widths = [768, 1024, 1280, 1440];
/** The long run opens each page at each width, and the short one makes the page of the widest smaller. */
const visits = long ? widths.map((width) => [width]) : [widths.toReversed()];
const lena = await createMember(app, {
  member: { created_at: joined },
  profile: { first_name: 'Lena', last_name: 'Berg', city: 'Porto' },
});
let report = '';

beforeAll(async () => {
  const description = 'They asked me for money after two messages.';
  const type = 'Inappropriate Content';
  report = await insertReport(app, {
    by: lena.id,
    type,
    priority: 'critical',
    description,
    at: joined,
  });
});

/** The text is shown in full: not hidden, and not cut off. */
async function expectReadable(place: Locator, text: string, what: string) {
  const shown = place.getByText(text).filter({ visible: true }).first();
  expect(await shown.count(), `${what} shows ${text}`).toBe(1);
  const isCut = await shown.evaluate(
    (each) =>
      getComputedStyle(each).display !== 'inline' && each.scrollWidth > each.clientWidth + 1,
  );
  expect(isCut, `${what} cuts ${text}`).toBe(false);
}

test.each(visits)(
  '/users shows every column and value at %i px',
  { tags: ['journey'] },
  async (...visited) => {
    const page = await site.visit({ as: administrator });
    await page.goto('/users');
    const row = page.locator(`#user-${lena.id}`);
    await row.waitFor();
    for (const width of visited) {
      await page.setViewportSize({ width, height: 900 });
      await untilLoaded(page);
      const head = page.locator('thead');
      for (const column of [
        'User',
        'Contact',
        'Join Date',
        'Last Active',
        'Status',
        'Subscription',
        'Actions',
      ])
        await expectReadable(head, column, `The head at ${width} px`);
      for (const value of [
        'Lena Berg',
        lena.id.slice(0, 8),
        'Verified',
        'Porto',
        day.format(joined),
        'Never',
        'Offline',
        'Free',
      ])
        expect(
          await row.getByText(value).filter({ visible: true }).count(),
          `${value} at ${width} px`,
        ).toBeGreaterThan(0);
      expect(await row.getByText(lena.email).filter({ visible: true }).count()).toBe(1);
      for (const action of ['View', 'Activate', 'Deactivate'])
        expect(
          await row.getByRole('button', { name: `${action} Lena Berg`, exact: true }).isVisible(),
        ).toBe(true);
      await expectNoSidewaysScroll(page, width);
    }
  },
);

test.each(visits)(
  '/reports shows every column and value at %i px',
  { tags: ['journey'] },
  async (...visited) => {
    const page = await site.visit({ as: administrator });
    await page.goto('/reports');
    const row = page.locator(`#report-${report}`);
    await row.waitFor();
    for (const width of visited) {
      await page.setViewportSize({ width, height: 900 });
      await untilLoaded(page);
      const head = page.locator('thead');
      for (const column of [
        'ID',
        'Description',
        'User',
        'Type',
        'Priority',
        'Status',
        'Date',
        'Replies',
        'Actions',
      ])
        await expectReadable(head, column, `The head at ${width} px`);
      for (const value of [
        shortId(report),
        'They asked me for money',
        'Lena Berg',
        'Inappropriate Content',
        'Critical',
        'Pending',
        day.format(joined),
      ])
        await expectReadable(row, value, `The row at ${width} px`);
      const replies = row.locator('[data-column=replies]').or(row.getByText('0 replies'));
      expect(await replies.filter({ visible: true }).first().innerText()).toMatch(/^0/);
      for (const action of ['Reply to', 'as resolved'])
        expect(
          await row
            .getByRole('button', { name: new RegExp(action) })
            .first()
            .isVisible(),
        ).toBe(true);
      await expectNoSidewaysScroll(page, width);
    }
  },
);

test('all three charts are 300 high at every width', async () => {
  const page = await site.visit({ as: administrator });
  await page.goto('/dashboard');
  await page.locator('.recharts-surface').first().waitFor({ state: 'attached' });
  for (const width of [390, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page
      .getByRole('main')
      .locator('[class*=_picture_]')
      .evaluateAll((pictures) => pictures.map((each) => each.getBoundingClientRect().height));
    expect(heights, `at ${width} px`).toEqual([300, 300, 300]);
  }
  await expectNoSidewaysScroll(page, 768);
  await keepScreenshots(page, 'dashboard-charts');
});
