// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestMember, createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { insertRow, sqlOf } from '../server/test/database/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);
let staff: TestMember;

beforeAll(async () => {
  staff = await createStaff(site.app);
  for (const [index, first_name] of [
    'Amara',
    'Björn',
    'Chidi',
    'Dana',
    'Elif',
    'Farid',
  ].entries()) {
    await createMember(site.app, {
      member: {
        email: `${first_name.toLowerCase().replace('ö', 'o')}@member.example`,
        created_at: new Date(Date.now() - (6 - index) * 60_000),
        email_verified_at: index ? new Date() : null,
      },
      profile: {
        first_name,
        last_name: 'Okafor',
        bio: `${first_name} likes rain.`,
        ...(index === 2 && { gender: null }),
      },
    });
  }
  await sql`insert into vip_grant (member_id, ends_at, reason)
    select id, now() + interval '1 day', 'a test' from member where email = 'elif@member.example'`;
});

const text = async (page: Page, selector: string) =>
  (await page.locator(selector).allInnerTexts()).map((each) => each.trim());

describe('/dashboard', () => {
  test('shows the title, cards, charts, overview and recent users of the specification', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard Overview' }).waitFor();
    await page.getByRole('heading', { name: 'User Growth' }).waitFor();

    const cards = page.locator('dl').first();
    const written = (await cards.innerText()).replaceAll(/\s+/g, ' ');
    expect(written).toMatch(
      /Total Users 7 7 new this month VIP Users 1 14\.3% VIP rate Active Users 7 \d online now New This Month 7 \+100% growth/,
    );

    for (const chart of ['User Growth', 'Gender Distribution', 'Age Distribution']) {
      expect(await page.getByRole('region', { name: chart }).count(), chart).toBe(1);
    }
    await expect.poll(() => page.locator('.recharts-surface').count()).toBeGreaterThanOrEqual(2);
    const growth = page.getByRole('region', { name: 'User Growth' });
    expect(await growth.locator('tbody tr').count()).toBe(6);
    const genders = await page
      .getByRole('region', { name: 'Gender Distribution' })
      .locator('td:first-child')
      .allInnerTexts();
    expect(genders).toContain('Not-specified');
    const ages = page
      .getByRole('region', { name: 'Age Distribution' })
      .locator('tbody td:first-child');
    expect(await ages.allInnerTexts()).toEqual(['18-25', '26-35', '36-45', '46-55', '56+']);

    const overview = page.locator('section', {
      has: page.getByRole('heading', { name: 'User Status Overview' }),
    });
    expect((await overview.locator('dt').allInnerTexts()).map((each) => each.trim())).toEqual([
      'Active',
      'Online',
      'VIP',
      'New this month',
      'Profile completion',
      'Email verified',
    ]);
    expect(await overview.innerText()).toContain('6 out of 7');

    const recent = page.getByRole('region', { name: 'Recent Users' });
    expect(await recent.locator('tbody tr').count()).toBe(5);
    // The administrator was created last and is the first row.
    const [, newest] = await recent.locator('tbody tr').allInnerTexts();
    expect(newest).toMatch(/Farid Okafor\s+farid@member\.example\s+.*\s+Active\s+Free\s+Offline/);
    expect(await recent.innerText()).toContain('Premium');
  });

  test('a chart can be shown as a table, and a figure links to its rows', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/dashboard');
    await button(page, 'Age Distribution: show as a table').click();
    await expect.poll(() => page.getByRole('cell', { name: '26-35' }).isVisible()).toBe(true);
    await page.locator('dl').first().getByRole('link', { name: '1', exact: true }).click();
    await page.waitForURL('**/users?type=vip');
    await page.getByText(/^Showing 1 of/).waitFor();
  });

  test('a failed request shows the error and offers to try again', async () => {
    const page = await site.visit({ as: staff });
    let refuse = true;
    await page.route('**/statistics/dashboard*', (route) =>
      refuse
        ? route.fulfill({ status: 403, json: { success: false, message: 'Not now.' } })
        : route.continue(),
    );
    site.allowErrors(/403/);
    await page.goto('/dashboard');
    await page.getByText('Error loading dashboard data: Not now.').waitFor();
    refuse = false;
    await button(page, 'Try again').click();
    await expect.poll(() => page.getByRole('heading', { name: 'User Growth' }).count()).toBe(1);
  });
});

describe('/users', () => {
  test('shows the title, cards, filters, columns and caption of the specification', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users');
    await page.getByText('Showing 7 of 7 users').waitFor();
    expect(await text(page, 'h1')).toEqual(['Users Management']);
    expect(await text(page, 'dt')).toEqual([
      'Total',
      'VIP',
      'Active',
      'Online now',
      'Verified',
      'Engagement rate',
    ]);
    expect(await text(page, 'thead th')).toEqual([
      'User',
      'Contact',
      'Join Date',
      'Last Active',
      'Status',
      'Subscription',
      'Actions',
    ]);
    expect(
      await page.getByLabel('Status', { exact: true }).locator('option').allInnerTexts(),
    ).toEqual(['All', 'Active', 'Inactive', 'Online', 'Verified'].map((word) => `Status: ${word}`));
    expect(
      await page.getByLabel('Type', { exact: true }).locator('option').allInnerTexts(),
    ).toEqual(['All', 'VIP', 'Free'].map((word) => `Type: ${word}`));
    for (const name of ['Search', 'Export']) expect(await button(page, name).count(), name).toBe(1);
    const amara = page.getByRole('row', { name: /Amara/ });
    const id = await idOf('amara@member.example');
    const written = (await amara.innerText()).replaceAll(/\s+/g, ' ');
    expect(written).toContain(
      `Amara Okafor ${id.slice(0, 8)} Unverified amara@member.example Porto`,
    );
    expect(written).toContain('Never');
    expect(written).toContain('Offline Free');
    await expectAccessible(page);
  });

  test('a search runs on Enter and by its button, can be cleared, and is kept in the URL', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users');
    const field = page.getByLabel('Search by name or email');
    await field.fill('BJÖRN');
    await page.keyboard.press('Enter');
    await page.getByText(/^Showing 1 of/).waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('BJÖRN');
    await field.fill('dana@');
    await button(page, 'Search').click();
    await page.getByRole('row', { name: /Dana/ }).waitFor();
    await button(page, 'Clear search').click();
    await page.getByText('Showing 7 of 7 users').waitFor();
    await field.fill('no one like this');
    await page.keyboard.press('Enter');
    await page.getByText('No users found matching your criteria').waitFor();
    await page.goBack();
    await page.getByText('Showing 7 of 7 users').waitFor();
  });

  test('filters and sort order survive a reload', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users');
    await page.getByLabel('Type', { exact: true }).selectOption('free');
    await page.getByText('Showing 6 of 7 users').waitFor();
    await button(page, 'User').click();
    await page.waitForURL(/sort=name/);
    await page.reload();
    await page.getByText('Showing 6 of 7 users').waitFor();
    const names = await page.locator('tbody b').allInnerTexts();
    expect(names).toEqual(names.toSorted());
    expect(await page.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  test('the filter of limits shows members who looked at too many people, and their file says so', async () => {
    const id = await idOf('farid@member.example');
    const reached = { what: 'people', day: '2026-01-02', times: 3, last_at: new Date() };
    await insertRow(site.app, 'limit_reached', { member_id: id, ...reached });
    const page = await site.visit({ as: staff });
    await page.goto('/users');
    await page.getByLabel('Limits', { exact: true }).selectOption('reached');
    await page.getByText(/^Showing 1 of/).waitFor();
    expect(new URL(page.url()).searchParams.get('limits')).toBe('reached');
    await page.getByRole('row', { name: /Farid/ }).waitFor();
    await expectGoodAppearance(page, 'users-limits');
    await page.goto(`/users/${id}`);
    await page.getByText('Reached the limit for viewing people').waitFor();
    await page.getByText('3 times').waitFor();
    await sql`delete from limit_reached`;
  });

  test('the details show every field of the specification and close', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users?search=chidi');
    await button(page, 'View Chidi Okafor').click();
    const dialog = page.getByRole('dialog');
    const labels = [
      'Email',
      'User ID',
      'Join Date',
      'Last Active',
      'Age',
      'Gender',
      'Location',
      'Profile Complete',
      'Bio',
    ];
    await expect.poll(() => dialog.locator('dt').allInnerTexts()).toEqual(labels);
    const written = await dialog.innerText();
    for (const value of [
      'chidi@member.example',
      await idOf('chidi@member.example'),
      'Porto, Portugal',
      'Chidi likes rain.',
      'Not specified',
    ])
      expect(written).toContain(value);
    expect(await dialog.getByRole('button', { name: 'Edit User' }).count()).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('deactivating requires a reason and can be undone', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users?search=farid');
    const deactivate = button(page, 'Deactivate Farid Okafor');
    const activate = button(page, 'Activate Farid Okafor');
    await deactivate.waitFor();
    expect([await activate.isDisabled(), await deactivate.isDisabled()]).toEqual([true, false]);
    await deactivate.click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: 'Deactivate' });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('Asked us to');
    await expectAccessible(page);
    await confirm.click();
    await page.getByText('Farid Okafor is deactivated.').waitFor();
    await page.getByRole('row', { name: /Farid.*Inactive/ }).waitFor();
    expect([await activate.isDisabled(), await deactivate.isDisabled()]).toEqual([false, true]);
    await button(page, 'Undo').click();
    await page.getByRole('row', { name: /Farid.*Offline/ }).waitFor();
  });

  test('the export contains the filtered users', async () => {
    const page = await site.visit({ as: staff });
    await page.goto('/users?type=vip');
    await page.getByText(/^Showing 1 of/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export').click(),
    ]);
    expect(download.suggestedFilename()).toBe('users.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('elif@member.example');
  });
});

async function idOf(email: string) {
  const { id } = await sql.one<{ id: string }>`select id from member where email = ${email}`;
  return id;
}
