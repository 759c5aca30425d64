import { expect, test } from 'vitest';
import { goodPassword, latestMail, register } from '../server/test/accounts.ts';
import { createMember } from '../server/test/members.ts';
import { button, expectAt, heading, mailedLink, password, signIn } from './page-actions.ts';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a wrong code is told and kept typed, a new one can be sent, and then it works', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  const { code } = await latestMail(site.app, email);
  await page.clock.install();
  await page.goto('/sign-in');
  await signIn(page, email, goodPassword);
  await expectAt(page, '/verify');
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByText('That code is not right.').waitFor();
  await expectAccessible(page);
  await page.clock.runFor(31_000);
  await button(page, 'Send a new code').click();
  await page.getByText('A new code is on its way.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill((await latestMail(site.app, email)).code);
  await expectAt(page, '/welcome');
});

test.each([
  ['nothing but a refusal', 422, '{}', 'verification failed'],
  [
    'no answer',
    null,
    '',
    'Network error: Unable to connect to server. Please check your internet connection.',
  ],
])('when verifying gets %s, the page says it', async (_what, status, body, told) => {
  const page = await site.visit();
  site.tolerate(/Failed to load resource/);
  await page.route('**/auth/verify-email', (route) =>
    status === null ? route.abort('connectionrefused') : route.fulfill({ status, body }),
  );
  await page.goto('/verify#token=whatever');
  await page.getByText(told, { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the link of the mail works on another device; used up, it says so and leads on', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  const link = await mailedLink(site.app, email, '/verify');
  await page.goto(link);
  await expectAt(page, '/welcome');
  expect(page.url()).not.toContain('token');

  const other = await site.visit();
  await other.goto(link);
  await other.getByText('This link no longer works.').waitFor();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Sign in to get a new code' }).click();
  await expectAt(other, '/sign-in');
});

test('who looks around first is reminded, and led back', async () => {
  const page = await site.visit();
  const { email } = await register(site.app);
  await page.goto('/sign-in?redirect=%2Ffaqs');
  await signIn(page, email, goodPassword);
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expectAt(page, '/home');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expectAt(page, '/verify');
});

test('forgetting says the same of an address that nobody has', async () => {
  const page = await site.visit();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@member.example');
  await page.keyboard.press('Enter');
  await page.getByText('If nobody@member.example belongs to an account').waitFor();
  await expectAccessible(page);
});

test('a reset link that is not whole or used up is no dead end', async () => {
  const page = await site.visit();
  await page.goto('/reset-password');
  await page.getByText('This link is not whole.').waitFor();
  await page.goto('/reset-password#token=used-up');
  await password(page, 'New password').fill(goodPassword);
  await button(page, 'Save the password').click();
  await page.getByText('This link no longer works.').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expectAt(page, '/forgot-password');
});

test('a new password signs this browser out too', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(member.email);
  await page.keyboard.press('Enter');
  await heading(page, 'Look into your mail').waitFor();
  await page.goto(await mailedLink(site.app, member.email, '/reset-password'));
  await password(page, 'New password').fill(goodPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Your password has changed.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('who closed the account is offered to come back', async () => {
  const closed = { state: 'deactivated', state_by: 'self' };
  const { email, password: secret } = await createMember(site.app, { member: closed });
  const page = await site.visit();
  await page.goto('/sign-in');
  await signIn(page, email, secret);
  await page.getByText('You closed this account.').waitFor();
  await expectAccessible(page);
  await button(page, 'Come back').click();
  await expectAt(page, '/home');
});
