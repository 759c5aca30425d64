// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { button, mailedLink } from './page-actions.ts';
import { later, openReports } from './reports-page.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

test('a moderator replies to ten reports with the mouse', async () => {
  for (let count = 0; count < 10; count += 1)
    await insertReport(app, { type: 'Bug Report', description: `Bug ${count}`, at: later() });
  const page = await openReports(site, {
    role: 'moderator',
    path: '/reports?problem_type=Bug%20Report',
  });
  await page.getByText('Showing 10 of 10 reports').waitFor();
  for (let count = 0; count < 10; count += 1) {
    await page
      .getByRole('button', { name: /^Reply to/ })
      .nth(count)
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reply', { exact: true }).fill(`Answer ${count}`);
    await dialog.getByRole('button', { name: 'Send Reply' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  const { rowCount } = await app.pool.query(
    `select from reply where message like 'Answer %' and not is_internal`,
  );
  expect(rowCount).toBe(10);
});

test(
  'an administrator finds, edits, deactivates, reactivates, bans and exports a user, and invites staff',
  { tags: ['journey'] },
  async () => {
    const member = await createMember(app, {
      profile: { first_name: 'Ines', last_name: 'Moura' },
    });
    const page = await site.visit({ as: await createStaff(app) });
    const dialog = page.getByRole('dialog');
    await page.goto('/users');
    await page.getByLabel('Search by name or email').fill('moura');
    await page.keyboard.press('Enter');
    await page.getByText(/^Showing 1 of/).waitFor();

    await button(page, 'View Ines Moura').click();
    await dialog.getByRole('button', { name: 'Edit User' }).click();
    await dialog.getByLabel('First name').fill('Inês');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    await button(page, 'Deactivate Inês Moura').click();
    await dialog.getByLabel('Reason').fill('Asked us to');
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('row', { name: /Inês.*Inactive/ }).waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('row', { name: /Inês.*Offline/ }).waitFor();

    await page.getByRole('link', { name: 'Inês Moura' }).click();
    await button(page, 'Ban').click();
    await dialog.getByLabel('Message').fill('Asked for money');
    await dialog.getByRole('button', { name: 'Ban for 7 days' }).click();
    await page.getByText(/Banned by the team.*Asked for money/).waitFor();

    await page.goBack();
    await page.getByRole('row', { name: /Inês.*Inactive/ }).waitFor();
    const coming = page.waitForEvent('download');
    await button(page, 'Export').click();
    expect((await coming).suggestedFilename()).toBe('users.csv');

    await page.getByRole('link', { name: 'Team' }).click();
    await button(page, 'Invite someone').click();
    await dialog.getByLabel('Email').fill('new@staff.example');
    await page.keyboard.press('Enter');
    await page.getByText('Invitation sent to new@staff.example.').waitFor();
    expect(await mailedLink(app, 'new@staff.example', '/join')).toContain('token=');

    const { rows } = await app.pool.query<{ action: string }>(
      `select action from audit
      where subject_id = $1 and action not in ('member.read', 'member.list') order by id`,
      [member.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'member.edit',
      'member.deactivate',
      'member.activate',
      'member.ban',
    ]);
  },
);

test('a list of a thousand rows scrolls without blank rows', async () => {
  await app.pool.query(
    `insert into member (email) select 'row' || n || '@member.example' from generate_series(1, 1000) as n`,
  );
  await app.pool.query(`insert into profile (member_id, first_name)
    select id, split_part(email, '@', 1) from member where email like 'row%'`);
  const page = await site.visit({ as: await createStaff(app) });
  await page.goto('/users?size=1000');
  await page.getByText('Showing 1,000 of', { exact: false }).waitFor();
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(end).toBeGreaterThan(20_000);
  for (let top = 0; top < end; top += Math.ceil(end / 25)) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect.poll(() => page.evaluate(countBlanks)).toBe(0);
  }
});

/** Counts points of the table body that show no row with text. */
function countBlanks() {
  const body = document.querySelector('tbody')?.getBoundingClientRect();
  if (!body) return 1;
  const middle = (body.left + body.right) / 2;
  let blanks = 0;
  for (let y = Math.max(0, body.top) + 5; y < Math.min(innerHeight, body.bottom) - 5; y += 20) {
    const row = document.elementsFromPoint(middle, y).find((element) => element.matches('tr'));
    if (row && !row.textContent?.trim()) blanks += 1;
  }
  return blanks;
}
