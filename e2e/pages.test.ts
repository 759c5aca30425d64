import { readFileSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

const viewers = {
  visitor: async () => undefined,
  newcomer: () => createMember(site.app, { member: { email_verified_at: null } }),
  member: () => createMember(site.app),
  administrator: () => createStaff(site.app),
};

/** Every page, for each kind of viewer who sees it differently. */
const pages: [path: string, viewer: keyof typeof viewers][] = [
  ['/', 'visitor'],
  ['/login', 'visitor'],
  ['/sign-in', 'visitor'],
  ['/sign-in/$provider', 'visitor'],
  ['/register', 'visitor'],
  ['/verify', 'newcomer'],
  ['/forgot-password', 'visitor'],
  ['/reset-password', 'visitor'],
  ['/home', 'newcomer'],
  ['/faqs', 'visitor'],
  ['/faqs', 'member'],
  ['/faqs', 'administrator'],
  ['/privacy', 'visitor'],
  ['/privacy', 'member'],
  ['/home', 'member'],
  ['/welcome', 'member'],
  ['/profile', 'member'],
  ['/members/$id', 'member'],
  ['/settings', 'member'],
  ['/dashboard', 'administrator'],
  ['/users', 'administrator'],
  ['/users/$id', 'administrator'],
  ['/reports', 'administrator'],
  ['/photo-review', 'administrator'],
  ['/security', 'administrator'],
  ['/team', 'administrator'],
  ['/audit', 'administrator'],
  ['/join', 'visitor'],
  ['/my-reports', 'member'],
  ['/notices', 'member'],
  ['/unsubscribe', 'visitor'],
  ['/my-data', 'visitor'],
];

test('the list of pages has every route of the web', () => {
  const folder = new URL('../web/src/app/routes/', import.meta.url);
  const routes = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('');
  const paths = [...routes.matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path);
  expect(paths).toContain('/login');
  expect(new Set(pages.map(([path]) => path))).toEqual(new Set(paths));
});

test.each(pages)(
  '%s for a %s works by keyboard, is accessible and fits every width in both color schemes',
  async (route, viewer) => {
    const member = await viewers[viewer]();
    const path = route.replace('$id', member?.id ?? '');
    const page = await site.visit(member ? { as: member } : {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expectKeyboardReach(page);
    await open(page, path);
    await expectAccessible(page);
    await keepScreenshots(page, `${route.slice(1).replace('/$', '-') || 'landing'}-${viewer}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path);
  await page.evaluate(() => document.fonts.ready);
}
