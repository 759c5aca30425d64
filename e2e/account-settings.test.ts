// @module-tag long
import { expect, test } from 'vitest';
import { latestMail, newAddress } from '../server/test/members/accounts.ts';
import { createMember, signIn as enter } from '../server/test/members/members.ts';
import { button, expectAt, heading, password, signIn } from './page-actions.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/database/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);

async function visitSettings() {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  await button(page, 'Change password').waitFor();
  return { member, page };
}

test(
  'changing the password keeps this device signed in and signs out all others',
  { tags: ['journey'] },
  async () => {
    const { member, page } = await visitSettings();
    const other = await enter(site.app, member);
    await button(page, 'Change password').click();
    await password(page, 'Current password').fill('something else');
    await password(page, 'New password').fill('a kettle that sings in june');
    await button(page, 'Save password').click();
    await page.getByText('This password is incorrect.').waitFor();
    await expect
      .poll(() =>
        password(page, 'Current password').evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await expectGoodAppearance(page, 'settings-password');
    expect(await password(page, 'New password').inputValue()).toBe('a kettle that sings in june');
    await password(page, 'Current password').fill(member.password);
    await password(page, 'New password').fill('password1');
    await page.keyboard.press('Enter');
    await page.getByText('This password is too common.').waitFor();
    await password(page, 'New password').fill('a kettle that sings in june');
    await page.keyboard.press('Enter');
    await page.getByText('Your password was changed.').waitFor();
    const answer = await site.app.inject({ url: '/api/v1/auth/profile', headers: other.headers });
    expect(answer.statusCode).toBe(401);
    await page.reload();
    await page.getByText("You're not signed in anywhere else.").waitFor();
    await button(page, 'Logout').click();
    await heading(page, 'Welcome back').waitFor();
    await signIn(page, member.email, 'a kettle that sings in june');
    await expectAt(page, '/discover');
  },
);

test('trust 15: the email address changes after codes from both mailboxes', async () => {
  const { member, page } = await visitSettings();
  const fresh = newAddress();
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(fresh);
  await password(page, 'Your password').fill('something else');
  await button(page, 'Send codes').click();
  await page.getByText('This password is incorrect.').waitFor();
  await password(page, 'Your password').fill(member.password);
  await button(page, 'Send codes').click();
  await page.getByText(`one code to ${member.email} and another to ${fresh}`).waitFor();
  await expectGoodAppearance(page, 'settings-address');
  const [here, there] = [
    await latestMail(site.app, member.email),
    await latestMail(site.app, fresh),
  ];
  await page.getByLabel('Code sent to your current email').fill(here.code);
  await page
    .getByLabel('Code sent to your new email')
    .fill(there.code === '000000' ? '1' : '000000');
  await button(page, 'Confirm new email').click();
  await page.getByText('These codes are incorrect.').waitFor();
  expect(await page.getByLabel('Code sent to your current email').inputValue()).toBe(here.code);
  await page.getByLabel('Code sent to your new email').fill(there.code);
  await button(page, 'Confirm new email').click();
  await page.getByText(`You now sign in with ${fresh}.`).first().waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  expect(stored).toContain(fresh);
});

test('a sign-in method is removed after a fresh proof, and the last one stays', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member, unproven: true });
  await page.goto('/settings');
  await page.getByText('Your only way to sign in').waitFor();
  await sql`insert into identity (member_id, provider, subject)
    values (${member.id}, 'google', ${member.id})`;
  await page.reload();
  await button(page, 'Remove: Google').click();
  const dialog = page.getByRole('dialog', { name: 'Remove Google?' });
  await dialog.waitFor();
  await expectGoodAppearance(page, 'settings-sign-in-methods');
  site.allowErrors(/403/);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await proof.getByLabel('Password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByText('You can no longer sign in with Google.').waitFor();
  await page.getByText('Your only way to sign in').waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: /^Remove:/ }).count()).toBe(0);
});

test('the index links to each part of the settings, and marks the visible one', async () => {
  const { page } = await visitSettings();
  await page.setViewportSize({ width: 390, height: 844 });
  const index = page.getByRole('navigation', { name: 'Sections' });
  await expect
    .poll(() => index.getByRole('link').allTextContents())
    .toEqual([
      'Account',
      'Privacy',
      'Notifications',
      'Devices',
      'Appearance',
      'Your data and account',
    ]);
  await index.getByRole('link', { name: 'Your data and account' }).press('Enter');
  await expectAt(page, '/settings');
  await expect
    .poll(() => page.locator('#leaving').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(120);
  await expect
    .poll(() => index.locator('[aria-current=true]').textContent())
    .toBe('Your data and account');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect.poll(() => focused.getAttribute('role')).toBe('switch');
  await expectAccessible(page);
});
