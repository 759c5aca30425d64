// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

async function open(path: string, width: number) {
  const page = await site.visit({
    as: await createStaff(app),
    viewport: { width, height: width < 500 ? 844 : 900 },
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Whether a table is fully visible without horizontal scrolling. */
const fits = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

test('on a phone the filters of the audit log are in a sheet, whose button counts them', async () => {
  const page = await open('/audit', 390);
  await page.getByText('No matching entries.').waitFor();
  expect(await button(page, 'Clear filters').count()).toBe(0);
  await button(page, 'Filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('IP address').fill('203.0.113.7');
  await sheet.getByLabel('From').fill('2026-01-01');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.waitForURL(/address=203/);
  await button(page, 'Filters (2)').waitFor();
  await expectNoSidewaysScroll(page);
  await button(page, 'Clear filters').click();
  await page.waitForURL((url) => url.search === '');
  await button(page, 'Filters').waitFor();
});

test('a row of the audit log is one line until its details are opened, and on a phone it starts with the action', async () => {
  const page = await open('/audit?reads=true', 1440);
  const row = page.getByRole('row').filter({ hasText: 'Details' }).first();
  await row.waitFor();
  const height = async () => Math.round((await row.boundingBox())?.height ?? 0);
  expect(await height()).toBeLessThanOrEqual(45);
  await row.getByText('Details').click();
  await expect.poll(height).toBeGreaterThan(50);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await row
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(Math.min(...tops)).toBe(tops[1]);
  await expectAccessible(page);
});

test('the log shows a skeleton until it loads', async () => {
  const page = await open('/team', 1440);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/audit?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Audit', exact: true }).first().click();
  await page.getByText('Loading the audit log…').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  release();
  await page.getByRole('table').waitFor();
});

test.each([390, 768, 1440])('at %i px the team and its buttons are visible', async (width) => {
  const page = await open('/team', width);
  await createMember(app);
  await page.getByRole('region', { name: 'Team members' }).waitFor();
  expect(await fits(page, 'Team members')).toBe(true);
  const log = page.getByRole('link', { name: /^View log of/ }).first();
  await (width < 900 ? log.locator('svg') : log.getByText('View log')).waitFor();
  await page.getByRole('heading', { name: 'Permissions' }).click();
  const matrix = page.getByRole('table', { name: 'Permissions' });
  const columns = await matrix.getByRole('columnheader').all();
  expect(
    await Promise.all(columns.slice(1).map((column) => column.getAttribute('aria-label'))),
  ).toEqual(['Administrator', 'Moderator', 'Support', 'Analyst']);
  const row = matrix.getByRole('row', { name: /^View the audit log/ });
  expect(await row.getByRole('cell').allTextContents()).toEqual([' Yes', ' No', ' No', ' No']);
  await expectAccessible(page);
});
