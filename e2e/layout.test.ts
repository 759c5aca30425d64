import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';
import { testInLongRun } from './test-in-long-run.ts';

const support = 'help@support.example';
const site = await openSite({ BRAND_SUPPORT_EMAIL: support });

testInLongRun('the header of a member shows the name, the navigation and Logout', async () => {
  const member = await createMember(site.app, { profile: { first_name: 'Zoë', last_name: 'Ng' } });
  const page = await site.visit({ as: member });
  await page.goto('/home');
  const header = page.getByRole('banner');
  await header.getByText('Zoë Ng').waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await linksOf(header)).toEqual([
    'Home /home',
    'Discover /discover',
    'Likes /likes',
    'Matches /matches',
    'Profile /profile',
    'FAQs /faqs',
    'Privacy /privacy',
  ]);
});

testInLongRun(
  'the header of the back office shows its navigation, the name and the role',
  async () => {
    const page = await site.visit({ as: await createStaff(site.app) });
    await page.goto('/dashboard');
    const header = page.getByRole('banner');
    await header.getByText('Grace').waitFor();
    await header.getByText('Admin', { exact: true }).waitFor();
    await header.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await linksOf(header)).toEqual([
      'Dashboard /dashboard',
      'Users /users',
      'Reports /reports',
      // Not in the specification: each role sees those that it may use, and administrators all.
      'Desk /desk',
      'Subscriptions /subscriptions',
      'Revenue /revenue',
      'Team /team',
      'Plans /plans',
      'Audit /audit',
    ]);
  },
);

testInLongRun.each([760, 1100])('at %i px the header of the back office fits', async (width) => {
  const page = await site.visit({
    as: await createStaff(site.app),
    viewport: { width, height: 600 },
  });
  await page.goto('/security');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const boxOf = (part: Locator) => part.boundingBox();
  const links = await boxOf(header.getByRole('navigation'));
  const account = await boxOf(header.getByRole('link', { name: 'Grace' }));
  expect((links?.x ?? width) + (links?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
});

testInLongRun('the footer links to pages and support', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('2025').waitFor();
  expect(await linksOf(footer)).toEqual([
    'Home /',
    'FAQs /faqs',
    'Privacy Policy /privacy',
    `Contact Us mailto:${support}`,
    // Not in the specification: people without an account report content there.
    'Report Content /report-content',
    'Help Center /help',
    'Safety Tips /safety-tips',
  ]);
  await footer.getByRole('link', { name: 'Safety Tips' }).click();
  await page.getByRole('heading', { level: 1, name: 'Safety Tips' }).waitFor();
  await page.getByRole('link', { name: 'Read the FAQs' }).waitFor();
});

test('on a phone the menu opens, is accessible, and closes with Escape', async () => {
  const page = await site.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Privacy' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
});

test('the color scheme is chosen in the footer and remembered', async () => {
  const page = await site.visit({ colorScheme: 'dark' });
  await page.goto('/faqs');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  await expect.poll(background).toBe(light);
  await page.getByRole('button', { name: 'System' }).click();
  await expect.poll(background).toBe(dark);
});

const linksOf = (part: Locator) =>
  part
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`),
    );
