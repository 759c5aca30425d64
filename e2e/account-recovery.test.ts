// @module-tag long
import { expect, test } from 'vitest';
import { goodPassword, latestMail, register } from '../server/test/members/accounts.ts';
import { createMember } from '../server/test/members/members.ts';
import { button, expectAt, heading, mailedLink, password, signIn } from './page-actions.ts';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a wrong verification code shows an error, and a new code verifies the email', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  const { code } = await latestMail(site.app, email);
  await page.clock.install();
  await page.goto('/sign-in');
  await signIn(page, email, goodPassword);
  await expectAt(page, '/verify');
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByText('This code is incorrect or no longer works.').waitFor();
  // Each second starts the next one.
  for (let second = 0; second <= 30; second += 1) await page.clock.runFor(1000);
  await button(page, 'Send a new code').click();
  await page.getByText('We sent you another email.').waitFor();
  await page.getByLabel('Code').fill((await latestMail(site.app, email)).code);
  await expectAt(page, '/welcome');
});

test('the verification link works once, on any device, and then offers to sign in', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  const link = await mailedLink(site.app, email, '/verify');
  await page.goto(link);
  await password(page, 'New password').fill('quite another set of words');
  await page.keyboard.press('Enter');
  await expectAt(page, '/welcome');
  expect(page.url()).not.toContain('token');

  const other = await site.visit();
  site.allowErrors(/422/);
  await other.goto(link);
  await other.getByText('This link no longer works.').waitFor();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Sign in to get a new code' }).click();
  await expectAt(other, '/sign-in');
});

test('resetting the password signs out this browser as well', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(member.email);
  await page.keyboard.press('Enter');
  await heading(page, 'Check your email').waitFor();
  await page.goto(await mailedLink(site.app, member.email, '/reset-password'));
  await password(page, 'New password').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your password was changed.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a member with an unverified email sees a reminder that leads to the verification', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  await page.goto('/sign-in?redirect=%2Ffaqs');
  await signIn(page, email, goodPassword);
  await page.getByRole('link', { name: 'Do this later' }).click();
  await expectAt(page, '/home');
  const banner = page.getByRole('complementary');
  await banner.getByRole('link', { name: 'Enter the code' }).click();
  await expectAt(page, '/verify');
});
