// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodPassword, newAddress, register } from '../server/test/members/accounts.ts';
import { createMember, createStaff, signIn as enter } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button, expectAt, heading, mailedLink, password, signIn } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);
const fresh = 'quite another set of words';

const isVerified = async (email: string) => {
  const { at } = await sql.one`select email_verified_at as at from member where email = ${email}`;
  return at !== null;
};
const whoIsSignedIn = (page: Page) =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as { email: string } | null;
    return user?.email ?? null;
  });
const statusOf = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.app.inject({ url: '/api/v1/auth/profile', headers })).statusCode;
};

/** Changes an address as an administrator. */
async function changeByStaff(id: string, email: string) {
  const { headers } = await enter(site.app, await createStaff(site.app));
  const url = `/api/v1/users/${id}`;
  const answer = await site.app.inject({ method: 'PUT', url, headers, payload: { email } });
  expect(answer.statusCode).toBe(200);
}

test('trust 41: a member who registered on another device confirms with a new password, and is signed out there', async () => {
  const registered = await register(site.app);
  const { email } = registered;
  const phone = await site.visit({ viewport: { width: 390, height: 844 } });
  await phone.goto(await mailedLink(site.app, email, '/verify'));
  await phone.getByText(`To confirm ${email} on this device`).waitFor();
  await phone.getByText('Registered on another device?').waitFor();
  await expectGoodAppearance(phone, 'verify-link-elsewhere');
  expect(await isVerified(email)).toBe(false);
  expect(await statusOf(registered.token)).toBe(200);
  await password(phone, 'New password').fill('password1');
  site.allowErrors(/422/);
  await button(phone, 'Confirm this email').click();
  await phone.getByText('This password is too common.').waitFor();
  await password(phone, 'New password').fill(fresh);
  await phone.keyboard.press('Enter');
  await expectAt(phone, '/welcome');
  expect(phone.url()).not.toContain('token');
  expect(await isVerified(email)).toBe(true);
  await expect.poll(() => statusOf(registered.token)).toBe(401);
  const laptop = await site.visit();
  await laptop.goto('/sign-in');
  await signIn(laptop, email, fresh);
  await expectAt(laptop, '/welcome');
});

test('trust 41: a signed-in member presses one button, and keeps the password', async () => {
  const { email } = await register(site.app);
  const page = await site.visit();
  await page.goto('/sign-in');
  await signIn(page, email, goodPassword);
  await expectAt(page, '/verify');
  await page.goto(await mailedLink(site.app, email, '/verify'));
  await page.reload();
  await page.getByText(`Confirm that ${email} is the email of your account.`).waitFor();
  await expectGoodAppearance(page, 'verify-link-here');
  expect(await isVerified(email)).toBe(false);
  await button(page, 'Confirm this email').focus();
  await page.keyboard.press('Enter');
  await expectAt(page, '/welcome');
  expect(await isVerified(email)).toBe(true);
});

test('trust 41: a link for another account does not change who is signed in', async () => {
  const { email } = await register(site.app);
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto(await mailedLink(site.app, email, '/verify'));
  await page.getByText(`This link is for ${email}. You're signed in as ${member.email}.`).waitFor();
  await expectGoodAppearance(page, 'verify-link-other');
  expect(await whoIsSignedIn(page)).toBe(member.email);
  expect(await isVerified(email)).toBe(false);
  await button(page, 'Sign out and continue').click();
  await password(page, 'New password').waitFor();
  expect(await whoIsSignedIn(page)).toBeNull();
  expect(await isVerified(email)).toBe(false);
});

test('trust 41: choosing a password by the link of another account signs no one out', async () => {
  const [reader, forgetful] = [await createMember(site.app), await createMember(site.app)];
  const { email } = forgetful;
  const url = '/api/v1/auth/forgot-password';
  await site.app.inject({ method: 'POST', url, payload: { email } });
  const page = await site.visit({ as: reader });
  await page.goto(await mailedLink(site.app, email, '/reset-password'));
  await page.getByText(`For ${email}.`).waitFor();
  await password(page, 'New password').fill(fresh);
  await page.keyboard.press('Enter');
  await page.getByText(`The password of ${email} was changed.`).waitFor();
  await expectAccessible(page);
  expect(await whoIsSignedIn(page)).toBe(reader.email);
});

test('trust 40: a member is notified that staff changed the address, and the old mailbox undoes it', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  const theirs = newAddress();
  await changeByStaff(member.id, theirs);
  await page.goto('/home');
  await page.getByText('Our team changed your email.').waitFor();
  await expectGoodAppearance(page, 'home-address-changed');

  const phone = await site.visit({ viewport: { width: 390, height: 844 } });
  await phone.goto(await mailedLink(site.app, member.email, '/undo-email'));
  await phone.getByText(`Change it back to ${member.email}`).waitFor();
  await expectGoodAppearance(phone, 'undo-email');
  const { email } = await sql.one`select email from member where id = ${member.id}`;
  expect(email).toBe(theirs);
  await password(phone, 'New password').fill(fresh);
  await phone.keyboard.press('Enter');
  await heading(phone, 'Your email was changed back').waitFor();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Sign in' }).click();
  await signIn(phone, member.email, fresh);
  await expectAt(phone, '/discover');
  expect(await phone.getByText('Our team changed your email.').count()).toBe(0);
});
