// @module-tag long
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { insertReport, pathTo } from '../server/test/desk/reports.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { contest } from './contest.ts';
import { createCase } from './desk-page.ts';
import { untilLoaded } from './loaded.ts';
import { expectLightScripts } from './script-weight.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';
import { webPages } from './web-pages.ts';

const site = await openSite();
const { app } = site;
const moderator = await createColleague(app, 'moderator');
const administrator = await createStaff(app);

const description = 'He kept writing after I asked him to stop, and then found my other account.';
const rosalind = await createPerson(app, { profile: { first_name: 'Rosalind' } });
const old = new Date(Date.now() - 86_400_000);
await insertReport(app, { by: rosalind.id, path: pathTo.rejected, at: old, about: null });
const { id, about } = await createCase(site, 'Bartholomew', { reports: 3, description });
await insertReport(app, { about, by: rosalind.id, description });
await createCase(site, null, { type: 'Bug Report' });
await contest(site, moderator, 'Marcus');
await moderator.send('POST', `/desk/cases/${id}/danger`, {
  suspicion: 'He named the place where he will wait for her.',
  passedTo: 'Police of Porto',
  passedWhat: 'The messages of the last week',
  passedAt: new Date(Date.now() - 3_600_000).toISOString(),
});

interface Look {
  path: string;
  open?: (page: Page, width: number) => Promise<unknown>;
}

const press = (within: Page | Locator, name: RegExp | string) =>
  within.getByRole('button', { name }).first().click();
/** Its content, which can load later than its name. */
const dialogWith = (page: Page, name: RegExp | string) =>
  page.getByRole('dialog', { name }).getByRole('heading').first().waitFor();
const openDialog =
  (button: RegExp | string, name: RegExp | string = button) =>
  async (page: Page) => {
    await press(page, button);
    await dialogWith(page, name);
  };
const openCase = `/desk?case=${id}`;

/** If there is no room for the person next to the case, a button leads there. */
async function showPerson(page: Page, width: number) {
  if (width <= 1180) await page.getByRole('button', { name: 'Bartholomew', exact: true }).click();
  await page.getByRole('complementary', { name: 'About Bartholomew' }).waitFor();
}

const looks: Record<string, Look> = {
  // The short run opens the pages themselves in `pages.test.ts`, which looks at the same widths.
  ...Object.fromEntries(
    webPages
      .filter(({ path }) => long && path.startsWith('/desk'))
      .map(({ path }) => [path, { path }]),
  ),
  'an open case': { path: openCase },
  'the person of a case': { path: openCase, open: showPerson },
  'a prepared sanction': {
    path: openCase,
    open: async (page) => {
      await press(page, /^Suspend/);
      await page.getByRole('region', { name: /^Details: Suspend/ }).waitFor();
    },
  },
  'the menu of a case': {
    path: openCase,
    open: async (page, width) => {
      await press(page, 'More');
      await page.getByRole(width < 600 ? 'dialog' : 'menu', { name: 'More' }).waitFor();
    },
  },
  'the keys': {
    path: openCase,
    open: async (page) => {
      await untilKeysAct(page);
      await page.keyboard.press('?');
      await dialogWith(page, 'Keyboard shortcuts');
    },
  },
  'a danger to life': { path: openCase, open: openDialog('Danger to life') },
  'the standing of a reporter': {
    path: openCase,
    open: async (page, width) => {
      await showPerson(page, width);
      await openDialog(/^Warn Rosalind/, 'Unfounded reports of Rosalind')(page);
    },
  },
  'the saved views': { path: '/desk', open: openDialog('Views') },
  'selected cases': {
    path: '/desk',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Select Bartholomew' }).check();
      // An open case has such a button, too.
      await press(page.getByRole('group', { name: 'Selected cases' }), /^Warn/);
      await dialogWith(page, /^Warn/);
    },
  },
  'the decision of an appeal': {
    path: '/desk/appeals',
    open: openDialog(/^Decide the appeal/, /contests/),
  },
  'a new text': { path: '/desk/texts', open: openDialog('Add a reason') },
  'the deletion of a text': { path: '/desk/texts', open: openDialog(/^Delete/) },
};

/**
 * Phones and tablets are touched. The long run opens what is above a screen at each width, as it is placed there; the
 * short one opens it on a phone and on a wide screen in turns, and each screen once, which then becomes narrow.
 */
const views = Object.entries(looks).flatMap(([name, { open }], index) => {
  const inTurns = index % 2 === 0 ? [320] : [1920];
  const short = open ? [inTurns] : [[1920, 768, 320]];
  const all = open ? [[320], [768], [1920]] : [[320, 768], [1920]];
  return (long ? all : short).map((widths): [string, number[]] => [name, widths]);
});

test.each(views)(
  '%s at %s px fits, and is accessible: light on a phone, dark on a wide screen',
  async (name, widths) => {
    const { path, open } = looks[name] ?? { path: name };
    const [first = 0] = widths;
    const page = await site.visit({
      as: administrator,
      viewport: { width: first, height: 900 },
      hasTouch: first < 1000,
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    if (path === openCase) await page.getByRole('group', { name: 'Decide' }).waitFor();
    await open?.(page, first);
    await untilLoaded(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // A tablet has the elements of a phone or of a wide screen, and is checked for room alone.
      if (width === first || (long && width !== 768))
        await expectAccessible(page, width === 320 ? 'light' : 'dark');
      await expectNoSidewaysScroll(page, width);
    }
  },
);

test('the desk is light, also with a case open', async () => {
  const page = await site.visit({ as: administrator, viewport: { width: 1440, height: 900 } });
  await page.goto(openCase);
  await page.getByRole('complementary', { name: 'About Bartholomew' }).waitFor();
  await untilLoaded(page);
  await expectLightScripts(page, 180);
});

test('with no case open a phone shows only the queue', async () => {
  const page = await site.visit({ as: administrator, viewport: { width: 390, height: 844 } });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Bartholomew' }).waitFor();
  expect(await page.getByText('No case selected').isVisible()).toBe(false);
  const queue = await page.getByRole('region', { name: 'Queue' }).boundingBox();
  expect(Math.round((queue?.y ?? 0) + (queue?.height ?? 0))).toBe(844);
});
