// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { latestMail } from '../server/test/members/accounts.ts';
import { createMember } from '../server/test/members/members.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const dialog = (page: Page) => page.getByRole('dialog', { name: "Confirm it's you" });

test('trust 48: a member confirms who they are in the flow, once for five minutes', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member, unproven: true });
  await page.goto('/settings');
  await button(page, 'Download my data').click();
  await dialog(page).waitFor();
  await expectGoodAppearance(page, 'confirm-identity');
  await page.keyboard.press('Escape');
  await page.getByText("Confirm it's you to continue.").waitFor();
  expect(await page.getByText("We're preparing your data.").count()).toBe(0);

  await button(page, 'Download my data').click();
  // The field has the focus.
  await dialog(page).locator('input:focus').waitFor();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('This password is incorrect.').waitFor();
  await expectAccessible(page);
  await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByText("We're preparing your data.").waitFor();
  expect(await dialog(page).count()).toBe(0);

  await site.app.jobs.runDue();
  await page.getByText('Your data is ready').waitFor();
  const coming = page.waitForEvent('download');
  await button(page, 'Download file').click();
  expect((await coming).suggestedFilename()).toBe('my-data.zip');
});

test('trust 48: a member without a password confirms by a mailed code, on a phone', async () => {
  const member = await createMember(site.app);
  const viewport = { width: 390, height: 844 };
  const page = await site.visit({ as: member, unproven: true, viewport });
  await site.app.pool.query('update member set password_hash = null where id = $1', [member.id]);
  await page.goto('/settings');
  await button(page, 'Download my data').click();
  await button(page, 'Email me a code').click();
  await page.getByText(`We emailed a code to ${member.email}.`, { exact: false }).waitFor();
  await expectAccessible(page);
  const { code } = await latestMail(site.app, member.email);
  await dialog(page).getByLabel('Code from our email').fill(code);
  await button(page, 'Confirm').click();
  await page.getByText("We're preparing your data.").waitFor();
});
