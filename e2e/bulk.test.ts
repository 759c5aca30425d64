// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const staff = await createStaff(site.app);

beforeAll(async () => {
  for (const [index, first_name] of ['Ana', 'Ben', 'Cleo', 'Dev', 'Ema', 'Fay'].entries()) {
    const created_at = new Date(Date.now() - (index + 1) * 60_000);
    await createMember(site.app, {
      member: { created_at },
      profile: { first_name, last_name: 'Raider' },
    });
  }
});

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name} Raider` });
const worked = () => site.app.jobs.runDue();

async function openUsers(page: Page, query = '?search=raider') {
  await page.goto(`/users${query}`);
  await page.getByText(/^Showing/).waitFor();
}

async function change(page: Page, verb: string, count: number) {
  await bar(page).getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(new RegExp(`${count} users`)).waitFor();
  await dialog.getByLabel('Reason').fill('One person, many accounts');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await page.getByText(/You can close this/).waitFor();
  await worked();
  await page.getByText(`Finished: ${count}.`).waitFor();
  return dialog;
}

test('shift selects a range, one reason applies to all, and the result of each is listed', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  await box(page, 'Ben').click();
  await box(page, 'Dev').click({ modifiers: ['Shift'] });
  await bar(page).getByText('3 selected').waitFor();
  await expectAccessible(page);
  const dialog = await change(page, 'Deactivate', 3);
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
  await expectAccessible(page);
  // The URL keeps it over a reload.
  await page.reload();
  await page.getByText('Finished: 3.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('row', { name: /Raider.*Inactive/ }).count()).toBe(3);
});

test('all matching users are changed, unchanged ones are listed apart, and the result downloads as CSV', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page, '?search=raider&size=20');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar(page).getByText('6 selected').waitFor();
  await box(page, 'Fay').click();
  await bar(page).getByText('5 selected').waitFor();
  await button(page, 'Select all 6 matching users').click();
  const dialog = await change(page, 'Activate', 6);
  await dialog.getByRole('button', { name: 'Unchanged 3' }).click();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bulk-.*\.csv$/);
});

test('users are selected and exported with only the keyboard', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  await box(page, 'Ana').focus();
  await page.keyboard.press('Space');
  await box(page, 'Cleo').focus();
  await page.keyboard.press('Shift+Space');
  await bar(page).getByText('3 selected').waitFor();
  await button(page, 'Export selection').focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString().trimEnd().split('\n')).toHaveLength(4);
});

test('changing the filter clears the selection', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  await box(page, 'Ana').click();
  await page.getByLabel('Type', { exact: true }).selectOption('free');
  await expect.poll(() => bar(page).count()).toBe(0);
});

test('the chosen columns are kept in the URL', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  await button(page, 'Columns').click();
  await page.getByRole('checkbox', { name: 'Contact' }).uncheck();
  await page.getByRole('checkbox', { name: 'Last Active' }).uncheck();
  await page.waitForURL(/columns=joined\.status\.subscription/);
  await page.reload();
  await page.getByText(/^Showing/).waitFor();
  const titles = (await page.locator('thead th').allInnerTexts()).map((each) => each.trim());
  expect(titles).toEqual(['User', 'Join Date', 'Status', 'Subscription', 'Actions']);
});

test('a bulk change is undone from its progress', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  for (const name of ['Ana', 'Fay']) await box(page, name).check();
  const dialog = await change(page, 'Deactivate', 2);
  await dialog.getByText('2 changed.').waitFor();
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await dialog.getByText('Undo: One person, many accounts').waitFor();
  await worked();
  await dialog.getByText('Finished: 2.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await button(page, 'Deactivate Ana Raider').waitFor();
  expect(await button(page, 'Deactivate Ana Raider').isEnabled()).toBe(true);
});

test('undo returns the focus to the row, and the selection bar fits a phone', async () => {
  const page = await site.visit({ as: staff });
  await openUsers(page);
  await button(page, 'Deactivate Ana Raider').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked us to');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await button(page, 'Undo').click();
  await expect.poll(() => page.locator('tr:focus').innerText()).toContain('Ana');
  await page.setViewportSize({ width: 320, height: 800 });
  await button(page, 'Actions for Ana Raider').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Select' }).click();
  await bar(page).waitFor();
  expect(await box(page, 'Ana').isChecked()).toBe(true);
  await expectNoSidewaysScroll(page);
});

test('trust 45: more than a thousand take the typed number and a fresh proof, in the flow', async () => {
  const moderator = await createStaff(site.app, 'moderator');
  await site.app.pool.query(
    `with made as (insert into member (email) select 'horde' || n || '@bots.example'
        from generate_series(1, 1001) as n returning id)
      insert into profile (member_id, first_name) select id, 'Horde' from made`,
  );
  const page = await site.visit({ as: moderator, unproven: true });
  await openUsers(page, '?search=horde');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar(page).getByRole('button', { name: 'Select all 1,001 matching users' }).click();
  await bar(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /1,001 users/ });
  await dialog.getByLabel('Reason').fill('One person, many accounts');
  const submit = dialog.getByRole('button', { name: 'Deactivate', exact: true });
  await expect.poll(() => submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Type 1,001 to confirm').fill('1,001');
  await expectAccessible(page);
  await submit.click();
  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await proof.getByLabel('Password', { exact: true }).fill(moderator.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText(/You can close this/).waitFor();

  const lead = await site.visit({ as: staff });
  await lead.goto('/notices');
  await lead.getByText('A colleague changed 1,001 users', { exact: false }).waitFor();
});
