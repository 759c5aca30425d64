import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { publishStaffTopics } from '../server/src/platform/live/publish.ts';
import { createMember, createStaff } from '../server/test/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { expectAt } from './page-actions.ts';
import { openSite } from './site.ts';
import { testInLongRun } from './test-in-long-run.ts';

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

  testInLongRun(
    'of users: their figures are not logged, and a reload after an own change adds no entry',
    async () => {
      const someone = await createStaff(app);
      const { id } = await createMember(app, { profile: { first_name: 'Zora' } });
      const page = await site.visit({ as: someone });
      await page.goto('/users?search=zora');
      await page.getByText('Showing 1 of 1 users').waitFor();
      expect(await reads(someone.id)).toEqual(['member.list']);
      await page.getByRole('button', { name: /^Deactivate Zora/ }).click();
      await page.getByLabel('Reason').fill('Asked us to');
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
      await page.getByRole('row', { name: /Zora.*Inactive/ }).waitFor();
      // The dialog has read the member it is about.
      expect(await reads(someone.id)).toEqual(['member.list', 'member.read']);

      await page.goto(`/users/${id}`);
      await page.getByLabel('New note').fill('Called us');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByText('Called us').first().waitFor();
      expect(await reads(someone.id)).toEqual(['member.list', 'member.read', 'member.read']);
    },
  );

  testInLongRun('and shows changes, and reads only on request', async () => {
    const someone = await createStaff(app);
    const { id } = await createMember(app, { profile: { first_name: 'Zelda' } });
    const page = await site.visit({ as: someone });
    await page.goto(`/users/${id}`);
    await page.getByLabel('New note').fill('Called us');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Called us').first().waitFor();
    await page.goto(`/audit?actor=${someone.id}`);
    await page.getByRole('row', { name: /added a note on Zelda/ }).waitFor();
    expect(await page.getByRole('row', { name: /viewed Zelda/ }).count()).toBe(0);
    await expectGoodAppearance(page, 'audit-changes');
    await page.getByLabel('Show views too').check();
    await page.getByRole('row', { name: /viewed Zelda/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('reads')).toBe('true');
  });
});
