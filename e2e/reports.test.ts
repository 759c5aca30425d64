// @module-tag long
import { type Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { pathTo, insertReport } from '../server/test/desk/reports.ts';
import { expectAccessible } from './appearance.ts';
import { entry } from './page-actions.ts';
import { later, openReports, rowOf, shortId } from './reports-page.ts';
import { openSite } from './site.ts';
import { publishStaffTopics } from '../server/src/platform/live/publish.ts';

const site = await openSite();
const { app } = site;
const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const open = (path = '/reports') => openReports(site, { path });

test('without reports the page shows empty cards and an empty list', async () => {
  const page = await open();
  await page.getByText('No reports found matching your criteria.').waitFor();
  await expect.poll(() => texts(page, 'dl dd')).toEqual(['0', '0', '0', 'N/A']);
  expect((await texts(page, 'dl dt')).map((text) => text.trim())).toEqual([
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
const ids: Record<string, string> = {};

describe('with reports', () => {
  beforeAll(async () => {
    const { id: by, email } = await createMember(app, {
      profile: { first_name: 'Lena', last_name: 'Berg' },
    });
    for (const [status, path] of Object.entries(pathTo)) {
      ids[status] = await insertReport(app, {
        by,
        type: 'Payment Problem',
        priority: status === 'pending' ? 'critical' : 'medium',
        description: `Charged twice, ${status}`,
        path,
        at: later(),
      });
    }
    ids['email'] = email;
  });

  test('the table shows its columns and a badge for each status', async () => {
    const page = await open();
    await rowOf(page, ids['pending'] ?? '').waitFor();
    const columns = (await page.getByRole('columnheader').allInnerTexts()).map((text) =>
      text.trim(),
    );
    expect(columns).toEqual([
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
    const cells = await rowOf(page, ids['pending'] ?? '')
      .getByRole('cell')
      .allInnerTexts();
    expect(cells.slice(0, 8)).toEqual([
      shortId(ids['pending'] ?? ''),
      'Charged twice, pending',
      `Lena Berg\n${ids['email']}`,
      'Payment Problem',
      'Critical',
      'Pending',
      today.format(Date.now() - 3_600_000),
      '0',
    ]);
    for (const [status, [word, kind]] of Object.entries(statuses)) {
      const badge = rowOf(page, ids[status] ?? '').getByText(word, { exact: true });
      expect(await badge.getAttribute('data-kind')).toBe(kind);
    }
  });

  test('filters narrow the list and are kept in the URL', async () => {
    const page = await open();
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Status: Rejected' });
    await page.waitForURL(/status=rejected/);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await page.getByLabel('Type', { exact: true }).selectOption('Harassment');
    await page.getByText('No reports found matching your criteria.').waitFor();

    await page.goto('/reports?problem_type=Payment%20Problem&search=pending');
    await rowOf(page, ids['pending'] ?? '').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.getByLabel('Type', { exact: true }).inputValue()).toBe('Payment Problem');

    const search = page.getByPlaceholder('Search by text, name, email or ID');
    await search.fill(shortId(ids['closed'] ?? ''));
    await search.press('Enter');
    await rowOf(page, ids['closed'] ?? '').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(5);
  });

  test('refresh shows new reports', async () => {
    const page = await open();
    await rowOf(page, ids['pending'] ?? '').waitFor();
    const id = await insertReport(app, { description: 'Just in', at: later() });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await rowOf(page, id).waitFor();
    expect(await rowOf(page, id).innerText()).toContain('Just in');
  });

  test('one click resolves a report and updates the list', async () => {
    const id = await insertReport(app, { description: 'To resolve', at: later() });
    const page = await open();
    const resolve = page.getByRole('button', { name: `Mark ${shortId(id)} as resolved` });
    await resolve.click();
    await rowOf(page, id).getByText('Resolved', { exact: true }).waitFor();
    expect(await resolve.isDisabled()).toBe(true);
  });

  test('the menu of a report assigns, prioritizes, rejects, reopens and deletes it', async () => {
    const id = await insertReport(app, { at: later() });
    const page = await open();
    const choose = async (name: string) => {
      await page.getByRole('button', { name: `More actions for ${shortId(id)}` }).click();
      await entry(page, name).click();
    };
    await choose('Assign to me');
    await rowOf(page, id).getByText('Assigned to Grace').waitFor();
    await choose('Set priority to Critical');
    await rowOf(page, id).getByText('Critical').waitFor();
    await choose('Reject');
    await rowOf(page, id).getByText('Rejected').waitFor();
    await choose('Reopen');
    await rowOf(page, id).getByText('In Progress').waitFor();
    await choose('Unassign');
    await rowOf(page, id).getByText('Assigned to Grace').waitFor({ state: 'detached' });
    await choose('Delete report');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
    await rowOf(page, id).waitFor({ state: 'detached' });
  });

  test('the list shows ten reports a page, and new ones appear automatically', async () => {
    for (let count = 0; count < 12; count += 1)
      await insertReport(app, {
        type: 'Account Issue',
        description: `Number ${count}`,
        at: later(),
      });
    const page = await open('/reports?problem_type=Account%20Issue');
    await page.getByText('Showing 10 of 12 reports').waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Showing 2 of 12 reports').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await insertReport(app, { type: 'Account Issue', at: later() });
    // Like the route to which members send reports.
    await publishStaffTopics(app.pool, 'reports');
    await page.getByText('Showing 3 of 13 reports').waitFor();
  });

  test('a failed change of status shows an error', async () => {
    const id = await insertReport(app, { at: later() });
    const page = await open();
    site.allowErrors(/Failed to load resource/);
    await page.route('**/status', (route) => route.abort());
    await page.getByRole('button', { name: `Mark ${shortId(id)} as resolved` }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Failed to update status. Please try again.', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
