// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);

test(
  'a member who edits the stored user into an administrator is still treated as a member',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit({ as: await createMember(site.app) });
    await page.goto('/home');
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
      localStorage.setItem('user', JSON.stringify({ ...user, isAdmin: true }));
    });
    await page.goto('/users');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
  },
);

test('the redirect parameter never leads to another site', { tags: ['journey'] }, async () => {
  const page = await site.visit();
  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:1']) {
    await page.goto(`/login?redirect=${encodeURIComponent(elsewhere)}`);
    const admin = await createStaff(site.app);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${site.url}/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  }
});

test('an administrator who lost the role is redirected to the home page', async () => {
  const admin = await createStaff(site.app);
  const page = await site.visit({ as: admin });
  await page.goto('/users');
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
  await sql`update member set staff_role = null where id = ${admin.id}`;
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
});
