// @module-tag long
import { expect, test } from 'vitest';
import { latestMail, newAddress } from '../server/test/members/accounts.ts';
import { createStaff, signIn as enter } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button, expectAt, heading, password } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const sql = sqlOf(app);

async function visitAccount() {
  const staff = await createStaff(app);
  const page = await site.visit({ as: staff, viewport: { width: 1280, height: 900 } });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Grace' }).click();
  await expectAt(page, '/security');
  await heading(page, 'Your account').waitFor();
  await button(page, 'Change name').waitFor();
  return { staff, page, header: page.getByRole('banner') };
}

test('name, email, password, sign-in methods, two-factor and devices of staff are in one place', async () => {
  const { page } = await visitAccount();
  for (const name of ['Account', 'Sign-in', 'Devices', 'Appearance'])
    expect(await page.getByRole('region', { name, exact: true }).count(), name).toBe(1);
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  for (const name of ['Change email', 'Change password', 'Set up authenticator app'])
    await button(page, name).waitFor();
  await page.getByText('Your only way to sign in').waitFor();
  await page.getByText("You're not signed in anywhere else.").waitFor();
  await expectGoodAppearance(page, 'staff-account');
});

test('a new name is in the header right away', async () => {
  const { staff, page, header } = await visitAccount();
  await button(page, 'Change name').click();
  const first = page.getByLabel('First name');
  await first.fill('');
  await button(page, 'Save name').click();
  await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true');
  await first.fill('Ines');
  await page.getByLabel('Last name (optional)').fill('Duarte');
  await expectAccessible(page);
  await first.press('Enter');
  await page.getByText('Your name was changed.').waitFor();
  await header.getByText('Ines Duarte', { exact: true }).waitFor();
  await page.getByText('Ines Duarte. The team sees it, and the audit log keeps it.').waitFor();
  expect(
    await sql`select first_name, last_name from profile where member_id = ${staff.id}`,
  ).toEqual([{ first_name: 'Ines', last_name: 'Duarte' }]);
});

test('a name that was changed elsewhere is replaced, and other changes stay', async () => {
  const { staff, page, header } = await visitAccount();
  await button(page, 'Change name').click();
  await sql`update profile set bio = 'I like tea.' where member_id = ${staff.id}`;
  site.allowErrors(/412/);
  await page.getByLabel('First name').fill('Noor');
  await button(page, 'Save name').click();
  await header.getByText('Noor', { exact: true }).waitFor();
  expect(await sql`select first_name, bio from profile where member_id = ${staff.id}`).toEqual([
    { first_name: 'Noor', bio: 'I like tea.' },
  ]);
});

test('email and password change in the back office, and other devices are signed out', async () => {
  const { staff, page } = await visitAccount();
  const other = await enter(app, staff);
  const fresh = newAddress();
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(fresh);
  await password(page, 'Your password').fill(staff.password);
  await button(page, 'Send codes').click();
  await page.getByText(`one code to ${staff.email} and another to ${fresh}`).waitFor();
  const present = (await latestMail(app, staff.email)).code;
  const { code } = await latestMail(app, fresh);
  await page.getByLabel('Code sent to your current email').fill(present);
  await page.getByLabel('Code sent to your new email').fill(code);
  await button(page, 'Confirm new email').click();
  await page.getByText(`You now sign in with ${fresh}.`).waitFor();

  await button(page, 'Change password').click();
  await password(page, 'Current password').fill(staff.password);
  await password(page, 'New password').fill('a kettle that sings in june');
  await button(page, 'Save password').click();
  await page.getByText('Your password was changed.').waitFor();
  const { statusCode } = await app.inject({ url: '/api/v1/auth/profile', headers: other.headers });
  expect(statusCode).toBe(401);
});

test('the profile of a member of staff has no completeness', async () => {
  const staff = await createStaff(app);
  await sql`delete from photo where member_id = ${staff.id}`;
  const page = await site.visit({ as: staff });
  await page.goto('/profile');
  await page.getByText("Team accounts don't need a profile. Members never see yours.").waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  const text = await page.getByRole('main').innerText();
  expect(text).not.toMatch(/% complete|needed to be found/);
  await expectAccessible(page);
});
