import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/sql.ts';
import { testInLongRun } from './test-in-long-run.ts';

const site = await openSite();
const sql = sqlOf(site.app);

const someone = `/users/${(await createMember(site.app)).id}`;

/**
 * The final path of each path for each role: the route table and section 6 of the specification, and our own routes.
 */
const table = [
  { path: '/', visitor: '/', member: '/home', administrator: '/dashboard' },
  { path: '/login', visitor: '/login', member: '/home', administrator: '/home' },
  { path: '/sign-in', visitor: '/sign-in', member: '/home', administrator: '/home' },
  { path: '/register', visitor: '/register', member: '/home', administrator: '/home' },
  { path: '/register?step=3', visitor: '/register', member: '/home', administrator: '/home' },
  { path: '/verify', visitor: '/sign-in', member: '/home', administrator: '/home' },
  {
    path: '/forgot-password',
    visitor: '/forgot-password',
    member: '/forgot-password',
    administrator: '/forgot-password',
  },
  {
    path: '/reset-password',
    visitor: '/reset-password',
    member: '/reset-password',
    administrator: '/reset-password',
  },
  { path: '/privacy', visitor: '/privacy', member: '/privacy', administrator: '/privacy' },
  { path: '/faqs', visitor: '/faqs', member: '/faqs', administrator: '/faqs' },
  {
    path: '/safety-tips',
    visitor: '/safety-tips',
    member: '/safety-tips',
    administrator: '/safety-tips',
  },
  { path: '/home', visitor: '/login', member: '/home', administrator: '/home' },
  { path: '/dashboard', visitor: '/login', member: '/home', administrator: '/dashboard' },
  { path: '/users', visitor: '/login', member: '/home', administrator: '/users' },
  { path: '/reports', visitor: '/login', member: '/home', administrator: '/reports' },
  { path: '/desk', visitor: '/login', member: '/home', administrator: '/desk' },
  { path: '/welcome', visitor: '/sign-in', member: '/welcome', administrator: '/welcome' },
  { path: '/profile', visitor: '/sign-in', member: '/profile', administrator: '/profile' },
  { path: '/settings', visitor: '/sign-in', member: '/settings', administrator: '/settings' },
  { path: '/my-reports', visitor: '/sign-in', member: '/my-reports', administrator: '/my-reports' },
  { path: '/team', visitor: '/login', member: '/home', administrator: '/team' },
  { path: '/audit', visitor: '/login', member: '/home', administrator: '/audit' },
  { path: '/photo-review', visitor: '/login', member: '/home', administrator: '/photo-review' },
  { path: '/security', visitor: '/login', member: '/home', administrator: '/security' },
  { path: someone, visitor: '/login', member: '/home', administrator: someone },
  { path: '/no/such?page#here', visitor: '/login', member: '/home', administrator: '/dashboard' },
];

test('a visitor reaches the pages for visitors and is redirected from the others', async () => {
  const page = await site.visit();
  expect(await followAll(page)).toEqual(
    table.map(({ path, visitor }) => ({ path, endsAt: visitor })),
  );
});

test('a member reaches the pages for members and is redirected from the others', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  expect(await followAll(page)).toEqual(
    table.map(({ path, member }) => ({ path, endsAt: member })),
  );
});

testInLongRun('an administrator reaches every page', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  expect(await followAll(page)).toEqual(
    table.map(({ path, administrator }) => ({ path, endsAt: administrator })),
  );
});

test('a member who edits the stored user into an administrator is still treated as a member', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await page.goto('/home');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, isAdmin: true }));
  });
  await page.goto('/users');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
});

testInLongRun('an administrator who lost the role is redirected to the home page', async () => {
  const admin = await createStaff(site.app);
  const page = await site.visit({ as: admin });
  await page.goto('/users');
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
  await sql`update member set staff_role = null where id = ${admin.id}`;
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
});

test('the redirect parameter never leads to another site', async () => {
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

testInLongRun(
  'signing out leads to the sign-in page of the role, and administrators have a link to the dashboard',
  async () => {
    const member = await site.visit({ as: await createMember(site.app) });
    await member.goto('/home');
    await member.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => new URL(member.url()).pathname).toBe('/sign-in');
    const admin = await site.visit({ as: await createStaff(site.app) });
    await admin.goto('/home');
    await admin.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(() => new URL(admin.url()).pathname).toBe('/dashboard');
  },
);

async function followAll(page: Page) {
  const followed: { path: string; endsAt: string }[] = [];
  for (const { path } of table) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    followed.push({ path, endsAt: new URL(page.url()).pathname });
  }
  return followed;
}
