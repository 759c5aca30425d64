import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { type Viewer, otherViewers, pageVisits } from './page-visits.ts';
import { expectLightScripts } from './script-weight.ts';
import { openSite } from './site.ts';
import { webPages } from './web-pages.ts';

const site = await openSite();

const viewers = {
  visitor: async () => undefined,
  newcomer: () => createMember(site.app, { member: { email_verified_at: null } }),
  member: () => createMember(site.app),
  administrator: () => createStaff(site.app),
} satisfies Record<Viewer, () => unknown>;

test('every page with other viewers exists', () => {
  const paths = webPages.map(({ path }) => path);
  expect(paths).toContain('/login');
  expect(paths).toEqual(expect.arrayContaining(Object.keys(otherViewers)));
});

test.each(pageVisits)(
  '%s for a %s works by keyboard, is accessible, light, and fits every width in both color schemes',
  async (route, viewer) => {
    const member = await viewers[viewer]();
    const path = route.replace('$id', member?.id ?? '');
    const page = await site.visit(member ? { as: member } : {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    // The dashboard loads the charts, which are heavier than any limit.
    if (route !== '/dashboard') await expectLightScripts(page, viewer === 'visitor' ? 150 : 180);
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
