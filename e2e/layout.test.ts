// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { write } from '../server/test/chat/chats.ts';
import { expectAccessible } from './appearance.ts';
import { createPair, field, log } from './chat-page.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const support = 'help@support.example';
// Photo review adds the last of the pages that staff can have.
const site = await openSite(
  {},
  { site: { 'brand.supportEmail': support, 'switches.photoReview': true } },
);

test('the header of a member shows the name, the navigation and Logout', async () => {
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

test('the header of the back office shows its navigation, the name and the role', async () => {
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
    'Site /site',
    'Team /team',
    'Plans /plans',
    'Audit /audit',
    'System /system',
  ]);
});

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

test('the footer links to pages and support', async () => {
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
  'parts of the site': [
    '/site',
    '/site/front-page',
    '/site/fields',
    '/site/limits',
    '/site/versions',
    '/site/file',
  ],
};

const ofStaff = new Set(['pages of staff', 'parts of the site']);

test.each(Object.entries(kinds))(
  'the heads of %s are the same at every width',
  async (kind, paths) => {
    const viewer = ofStaff.has(kind) ? createStaff(site.app) : createPerson(site.app);
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
    // All members' pages begin at one edge, also those with a narrow column.
    const ofMembers = ofStaff.has(kind) ? [] : (heads[1440] ?? []);
    expect(ofMembers.filter((head) => !head.includes(' and 160, then'))).toEqual([]);
  },
);

/** What each page waits for, and the way back that it has until then. */
const waiting = {
  '/questions': { data: '**/answers', back: 'Back to your profile' },
  '/members/$id': { data: '**/auth/user/$id', back: 'Back' },
  '/matches/$id': { data: '**/chats/$id', back: 'Back to matches' },
};

test.each(Object.entries(waiting))(
  'on a phone %s has its way back while it loads, and when that failed',
  async (route, { data, back }) => {
    const { ada, alan } = await createPair(site);
    const at = (path: string) => path.replace('$id', alan.id);
    const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
    site.allowErrors(/Failed to load resource/);
    const failed = Promise.withResolvers<void>();
    await page.route(at(data), async (request) => {
      await failed.promise;
      await request.fulfill({ status: 500 });
    });
    await page.goto(at(route));
    const way = page.getByRole('link', { name: back });
    let before = await way.evaluate(boxOf);
    // A link has no box in the moment in which the page's own code replaces it.
    await expect.poll(async () => (before = await way.evaluate(boxOf)).height).toBeGreaterThan(0);
    failed.resolve();
    const failure = page.getByRole('main').getByRole('alert');
    await failure.waitFor();
    expect(await way.evaluate(boxOf)).toEqual(before);
    const box = await failure.evaluate(boxOf);
    expect([box.left, box.right]).toEqual([20, 390 - 20]);
    expect(box.top).toBeGreaterThanOrEqual(before.bottom);
    await expectAccessible(page);
  },
);

test('on a phone a bar below the header takes its room from the card', async () => {
  const ada = await createPerson(site.app, { profile: { paused: true } });
  await createPerson(site.app, aMan({ first_name: 'Alan' }));
  const page = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
  await page.goto('/discover');
  await page.getByText('Your profile is paused').waitFor();
  const card = page.locator('article:not([inert])');
  await card.waitFor();
  await untilLoaded(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  const pass = await page.getByRole('button', { name: /^Pass/ }).evaluate(boxOf);
  expect((await card.evaluate(boxOf)).bottom).toBeLessThanOrEqual(pass.top);
});

test('on a phone that lies on its side a chat has room for messages, and its field', async () => {
  const { ada, alan } = await createPair(site);
  for (const text of ['Hello', 'How are you?', 'Shall we meet?']) await write(alan, ada, text);
  const page = await site.visit({ as: ada, viewport: { width: 844, height: 390 } });
  await page.goto(`/matches/${alan.id}`);
  for (const shown of [
    log(page).getByText('How are you?'),
    log(page).getByText('Shall we meet?'),
    field(page),
    page.getByRole('link', { name: 'Back to matches' }),
  ]) {
    await shown.waitFor();
    await expect.poll(() => shown.evaluate(isInSight)).toBe(true);
  }
});

/** Runs in the page. */
const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;

/** Runs in the page: nothing covers the element or cuts it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && there !== null && element.contains(there);
}

/** Runs in the page: the size of the title, how far from the top and the left it is, and how far below it the page goes on. */
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
  const left = Math.round(title.getBoundingClientRect().left);
  return `${getComputedStyle(title).fontSize} at ${top(title)} and ${left}, then ${gap}`;
}

const linksOf = (part: Locator) =>
  part
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`),
    );
