// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { insertReport, submitReport } from '../server/test/desk/reports.ts';
import { expectKeyboardReach } from './keyboard.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { journeyIf } from './journey.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { untilLoaded } from './loaded.ts';
import { type Viewer, otherViewers, pageVisits } from './page-visits.ts';
import { expectLightScripts } from './script-weight.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';
import { viewersOf } from './viewers.ts';
import { webPages } from './web-pages.ts';

const site = await openSite();

/** Someone with likes, a match, a bookmark, a report and notices, so that lists are long as well as empty. */
async function createBusyMember() {
  const ada = await createPerson(site.app);
  for (const [index, name] of ['Balduin', 'Caspar', 'Dietrich', 'Emil', 'Falk'].entries()) {
    const man = await createPerson(site.app, aMan({ first_name: name, bio: 'I like tea.' }));
    if (index < 3) await choose(man, ada);
    if (index === 1) await choose(ada, man);
    if (index === 3) await ada.send('PUT', `/bookmarks/${man.id}`);
    if (index === 4) await ada.send('PUT', `/blocks/${man.id}`);
  }
  await submitReport(site.app, ada);
  return ada;
}

const busyMember = await createBusyMember();
for (const by of [busyMember.id, undefined, undefined]) {
  await insertReport(site.app, { about: (await createMember(site.app)).id, ...(by && { by }) });
}

const viewers = viewersOf(site.app, busyMember);

test('every page with other viewers exists', () => {
  const paths = webPages.map(({ path }) => path);
  expect(paths).toContain('/login');
  expect(paths).toEqual(expect.arrayContaining(Object.keys(otherViewers)));
});

/** Each page as it is mostly seen: members hold a phone, staff sit at a wide screen. */
const phone = { width: 390, height: 844, colorScheme: 'light' } as const;
const wide = { width: 1440, height: 900, colorScheme: 'dark' } as const;
const looksOf = (viewer: Viewer) =>
  long ? [phone, wide] : [viewer === 'administrator' ? wide : phone];

/** A page of each layout. */
const inShortRun = [
  '/ visitor',
  '/sign-in visitor',
  '/faqs visitor',
  '/discover member',
  '/users administrator',
];

for (const [route, viewer] of pageVisits)
  test(
    `${route} for a ${viewer} works by keyboard, is light and steady, fits every width, and is accessible`,
    journeyIf(inShortRun.includes(`${route} ${viewer}`)),
    async () => {
      const member = await viewers[viewer]();
      const path = route.replace('$id', member?.id ?? '');
      // The long run also sees what moves while scripts are fetched for the first time.
      if (long) await site.forgetUsed();
      const page = await site.visit(member ? { as: member } : {});
      await watchLayoutShift(page);
      for (const { width, height, colorScheme } of looksOf(viewer)) {
        await page.setViewportSize({ width, height });
        await open(page, path);
        await expectAccessible(page, colorScheme);
        await expectNoLayoutShift(page);
      }
      // The dashboard brings the charts, which are heavier than any limit.
      if (route !== '/dashboard') await expectLightScripts(page, viewer === 'visitor' ? 150 : 180);
      for (const width of [1920, 768, 320]) await expectNoSidewaysScroll(page, width);
      await page.setViewportSize({ width: 1440, height: 900 });
      await untilLoaded(page);
      await expectKeyboardReach(page);
      await keepScreenshots(page, `${route.slice(1).replace('/$', '-') || 'landing'}-${viewer}`);
    },
  );

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilLoaded(page);
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path);
  await page.evaluate(() => document.fonts.ready);
}
