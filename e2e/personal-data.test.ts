// @module-tag long
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { latestMail } from '../server/test/members/accounts.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { unzip } from '../server/test/files/unzip.ts';
import { button, expectAt, heading, mailedLink, signIn } from './page-actions.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const dialog = (page: Page) => page.getByRole('dialog');

async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await button(page, 'Download file').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  return unzip(await buffer(await file.createReadStream()));
}

test('a member downloads the archive, from the settings and by the link in the mail', async () => {
  const member = await createMember(site.app, { profile: { bio: 'Tea before noon.' } });
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  await button(page, 'Download my data').click();
  await page.getByText("We're preparing your data.").waitFor();
  await expectAccessible(page);
  const link = await mailedLink(site.app, member.email, '/my-data');
  await page.getByText('Your data is ready').waitFor();
  await expectGoodAppearance(page, 'settings-archive');
  const files = await download(page);
  expect(files.get('profile.json')?.toString()).toContain('Tea before noon.');

  const elsewhere = await site.visit();
  await elsewhere.goto(link);
  await heading(elsewhere, 'Your data').waitFor();
  await elsewhere.getByText(`the account ${member.email[0]}•••@member.example`).waitFor();
  expect((await download(elsewhere)).get('account.json')?.toString()).toContain(member.email);
  await elsewhere.getByText('Your download has started.').waitFor();
  await expectGoodAppearance(elsewhere, 'my-data-ready');
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test(
  'a member without a password deletes the account with a code, on a phone',
  { tags: ['journey'] },
  async () => {
    const member = await createMember(site.app, { member: { password_hash: null } });
    const { headers } = await signInWithout(member);
    const page = await site.visit({ viewport: { width: 390, height: 844 } });
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem('token', token);
      sessionStorage.setItem('seen', 'yes');
    }, headers.token);
    await page.goto('/settings');
    await button(page, 'Delete my account…').click();
    await button(page, 'Send code').click();
    await page.getByText(`We sent a code to ${member.email}`).waitFor();
    const { code } = await latestMail(site.app, member.email);
    const field = dialog(page).getByLabel('Code');
    const wrong = code === '000000' ? '111111' : '000000';
    await field.fill(wrong);
    await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('This code is incorrect.').waitFor();
    expect(await field.inputValue()).toBe(wrong);
    await expectAccessible(page);
    await field.fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('Your account is closed.').waitFor();
  },
);

/** Signs in to an account without a password, by lending it one. */
async function signInWithout({ id, email }: { id: string; email: string }) {
  const { password } = await createMember(site.app);
  await site.app.pool.query(
    `update member set password_hash = (select password_hash from member
      where password_hash is not null and id <> $1 limit 1) where id = $1`,
    [id],
  );
  const payload = { email, password };
  const answer = await site.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  await site.app.pool.query('update member set password_hash = null where id = $1', [id]);
  return { headers: answer.json<{ data: { token: string } }>().data };
}

test('a member without consent is asked for it before the profile, and can withdraw it', async () => {
  const member = await createMember(site.app, { consent: false });
  const page = await site.visit({ as: member });
  await page.goto('/welcome');
  await heading(page, 'Your consent').waitFor();
  await expectGoodAppearance(page, 'welcome-consent');
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await heading(page, 'Your consent').waitFor({ state: 'detached' });

  await page.goto('/settings');
  await button(page, 'Withdraw consent').click();
  await page.getByText("We can't match you with anyone without it.").waitFor();
  await expectGoodAppearance(page, 'settings-withdraw');
  await dialog(page).getByLabel('Your password').fill(member.password);
  await button(page, 'Withdraw and delete my account').click();
  await page.getByText('Your account is closed.').waitFor();
  await signIn(page, member.email, member.password);
  await button(page, 'Reopen my account').click();
  await expectAt(page, '/welcome');
  await heading(page, 'Your consent').waitFor();
});

test('staff see erased members in reports as erased', async () => {
  const [by, about] = [await createMember(site.app), await createMember(site.app)];
  await insertReport(site.app, { by: by.id, about: about.id, description: 'Both have left.' });
  for (const { id } of [by, about])
    await site.app.pool.query('delete from member where id = $1', [id]);
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/reports');
  const row = page.getByRole('row').filter({ hasText: 'Both have left.' });
  await row.getByText('Deleted member', { exact: true }).waitFor();
  await row.getByText('About Deleted member').waitFor();
  await expectAccessible(page);
});
