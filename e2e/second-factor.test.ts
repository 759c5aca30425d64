// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import {
  createStaffWithSecondFactor,
  currentCode,
  nextCode,
} from '../server/test/members/second-factor.ts';
import { button, expectAt, password } from './page-actions.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite({}, { site: { 'switches.secondFactor': true } });

const passwordStep = async (page: Page, { email, password: secret }: Credentials) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await password(page).fill(secret);
  await page.keyboard.press('Enter');
};
type Credentials = { email: string; password: string };

test('required staff set up the second factor and sign in by app and by recovery code', async () => {
  const grace = await createStaff(site.app);
  const page = await site.visit();
  await page.goto('/login');
  site.allowErrors(/403|422/);
  await passwordStep(page, grace);
  await expectAt(page, '/security');
  await page.getByText('Your team requires two-factor authentication.', { exact: false }).waitFor();
  await button(page, 'Set up authenticator app').click();
  await expect.poll(() => page.locator('input:focus').count()).toBe(1);
  await password(page).fill('not the one');
  await button(page, 'Continue').click();
  await page.getByText('This password is incorrect.').waitFor();
  await password(page).fill(grace.password);
  await button(page, 'Continue').click();
  await page.getByAltText('QR code for your authenticator app').waitFor();
  await expectAccessible(page);
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('Code from the app');
  await code.fill('000000');
  await button(page, 'Turn on two-factor').click();
  await page.getByText("This code doesn't work.", { exact: false }).waitFor();
  await code.fill(currentCode(site.app, key));
  await button(page, 'Turn on two-factor').click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expectAccessible(page);
  const [recovery = ''] = await page.locator('ol li').allInnerTexts();
  await button(page, "I've saved them").click();
  await page.getByText('10 recovery codes left.').waitFor();
  expect(await button(page, 'Turn off two-factor').count()).toBe(0);
  await page.goto('/users');
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
  await page.getByText('Showing', { exact: false }).first().waitFor();

  await button(page, 'Logout').click();
  await expectAt(page, '/login');
  await passwordStep(page, grace);
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.getByText("This code doesn't work.", { exact: false }).waitFor();
  await page.getByLabel('Authentication code').fill(nextCode(site.app, key));
  await expectAt(page, '/dashboard');

  await button(page, 'Logout').click();
  await expectAt(page, '/login');
  await passwordStep(page, grace);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.keyboard.press('Enter');
  await expectAt(page, '/dashboard');
});

test("the members' sign-in page also asks for the second factor, and signing in can be restarted", async () => {
  const grace = await createStaffWithSecondFactor(site.app);
  const page = await site.visit({ viewport: { width: 320, height: 700 } });
  await page.goto('/sign-in');
  await passwordStep(page, grace);
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Sign in with another account').click();
  await passwordStep(page, grace);
  await page.getByLabel('Authentication code').waitFor();
  site.allowErrors(/401/);
  site.app.advanceClock(11 * 60_000);
  await page.keyboard.type(currentCode(site.app, grace.key));
  await page.getByText('That took too long. Please sign in again.').waitFor();
  await passwordStep(page, grace);
  await page.getByLabel('Authentication code').waitFor();
  await page.keyboard.type(nextCode(site.app, grace.key));
  await expectAt(page, '/dashboard');
});
