import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { expectAccessible } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';
import { testInLongRun } from './test-in-long-run.ts';

const support = 'help@support.example';
// Photo review adds the last of the pages that staff can have.
const site = await openSite({ BRAND_SUPPORT_EMAIL: support, PHOTO_REVIEW: 'on' });

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
      'Photos /photo-review',
      'Subscriptions /subscriptions',
      'Revenue /revenue',
      'Team /team',
      'Plans /plans',
      'Audit /audit',
      'System /system',
    ]);
  },
);

test.each([720, 768, 1024])('at %i px the header of the back office fits', async (width) => {
  const page = await site.visit({
    as: await createStaff(site.app),
    viewport: { width, height: 600 },
  });
  await page.goto('/security');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const boxOf = (part: Locator) => part.boundingBox();
  const navigation = header.getByRole('navigation');
  const isCut = await navigation.evaluate((nav) => nav.scrollWidth > nav.clientWidth);
  expect(isCut).toBe(false);
  const links = await boxOf(navigation);
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

/** Pages of one kind have the same head. Where the header of a phone has the title, what follows begins below that. */
const kinds = {
  lists: ['/likes', '/likes/sent', '/likes/passed', '/likes/bookmarks'],
  'own pages': ['/home', '/profile', '/settings', '/notices'],
  'pages with an introduction': ['/ranking', '/decisions', '/my-reports', '/safety-tips'],
  'pages below another': ['/premium/checkout', '/premium/methods'],
  'pages of staff': [
    ...[
      '/dashboard',
      '/users',
      '/reports',
      '/subscriptions',
      '/revenue',
      '/team',
      '/plans',
      '/audit',
    ],
    ...[
      '/security',
      '/desk/appeals',
      '/desk/danger',
      '/desk/ladder',
      '/desk/numbers',
      '/desk/texts',
    ],
  ],
};

test.each(Object.entries(kinds))(
  'the heads of %s are the same at every width',
  async (kind, paths) => {
    const viewer = kind === 'pages of staff' ? createStaff(site.app) : createPerson(site.app);
    const page = await site.visit({ as: await viewer });
    const heads: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await untilLoaded(page);
        (heads[width] ??= []).push(await page.evaluate(measureHead));
      }
    }
    for (const [width, measured] of Object.entries(heads)) {
      const named = measured.map((head, index) => `${paths[index]} ${head}`);
      expect(named, `${kind} at ${width} px`).toEqual(
        paths.map((path) => `${path} ${measured[0]}`),
      );
    }
  },
);

/** Runs in the page: the size of the title, how far below the top it is, and what follows below it. */
function measureHead(): string {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  if (!main || !title) return 'without a head';
  const head = title.closest('header') ?? title;
  const top = (element: Element) =>
    Math.round(element.getBoundingClientRect().top - main.getBoundingClientRect().top);
  const { bottom, height } = head.getBoundingClientRect();
  const next = head.nextElementSibling;
  if (getComputedStyle(title).clipPath !== 'none')
    return `begins at ${top(height > 1 || !next ? head : next)}`;
  const gap = next ? Math.round(next.getBoundingClientRect().top - bottom) : 0;
  return `${getComputedStyle(title).fontSize} at ${top(title)}, then ${gap}`;
}

const linksOf = (part: Locator) =>
  part
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`),
    );
