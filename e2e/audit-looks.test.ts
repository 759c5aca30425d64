// @module-tag long
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishStaffTopics } from '../server/src/platform/live/publish.ts';
import { createStaff } from '../server/test/members/members.ts';
import { expectAt } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

describe('the audit log has each read once', () => {
  const reads = async (id: string) => {
    const { rows } = await app.pool.query<{ action: string; part: string | null }>(
      `select action, details ->> 'part' as part from audit where actor_id = $1
        and action ~ '(list|read)$' order by id`,
      [id],
    );
    return rows.map(({ action, part }) => (part ? `${action} ${part}` : action));
  };
  const requestsOf = (page: Page, path: string) => {
    let count = 0;
    page.on('request', (request) => (count += Number(request.url().includes(path))));
    return () => count;
  };

  test('of the dashboard: not again while it follows changes, and again when its page is reopened', async () => {
    const someone = await createStaff(app);
    const page = await site.visit({ as: someone });
    const requests = requestsOf(page, '/statistics/dashboard');
    await page.goto('/dashboard');
    const requestsAfterAChange = async () => {
      await publishStaffTopics(app.pool, 'dashboard');
      return requests();
    };
    await expect.poll(requestsAfterAChange).toBeGreaterThanOrEqual(3);
    expect(await reads(someone.id)).toEqual(['member.list dashboard']);
    await page.getByRole('link', { name: 'Reports', exact: true }).first().click();
    await expectAt(page, '/reports');
    await page.getByText(/^Showing/).waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await expect
      .poll(() => reads(someone.id))
      .toEqual(['member.list dashboard', 'report.list', 'member.list dashboard']);
  });
});
