// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeMatch } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectAccessible } from './appearance.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const ada = await createPerson(site.app);
const alan = await createPerson(site.app, aMan());
await makeMatch(site.app, ada, alan);
const person = `/members/${alan.id}`;
const chat = `/matches/${alan.id}`;

/** Every dialog of a member that a click opens, with its page and the buttons that lead to it. */
const ways: readonly (readonly [name: string, path: string, ...buttons: string[]])[] = [
  ['Your account', '/home', 'Account: Ada'],
  ['More about Alan', person, 'More about Alan'],
  ['Report Alan', person, 'Report'],
  ['Block Alan?', person, 'Block'],
  ['More about Alan', chat, 'More about Alan'],
  ['Unmatch Alan?', chat, 'More about Alan', 'Unmatch'],
  ['Report a problem', '/my-reports', 'Report a problem'],
  ['Photo 1 of 1', '/profile', 'Edit photo 1'],
  ['Delete this photo?', '/profile', 'Edit photo 1', 'Delete photo'],
  ['Take a break?', '/settings', 'Take a break'],
  ['Withdraw your consent?', '/settings', 'Withdraw consent'],
  ['Delete your account?', '/settings', 'Delete my account…'],
];

/** The long run opens them on a phone and on a wide screen, and the short one those of each page in turns. */
const widths = [390, 1440];
const visits = [...new Set(ways.map(([, path]) => path))].flatMap((path, index) =>
  (long ? widths : [widths[index % 2] ?? 390]).map((width) => ({ path, width })),
);

test.each(visits)(
  'at $width px the dialogs of $path are accessible and look like the others',
  async ({ path, width }) => {
    const page = await site.visit({ as: ada, viewport: { width, height: 844 } });
    await page.addInitScript(noteUnnamedDialogs);
    await page.goto(path);
    for (const [name, , ...buttons] of ways.filter((way) => way[1] === path)) {
      for (const each of buttons) await button(page, each).or(entry(page, each)).click();
      // A menu on a wide screen is a sheet on a phone.
      const dialog = page.getByRole('dialog', { name }).or(page.getByRole('menu', { name }));
      await dialog.waitFor();
      await expectAccessible(page, width < 600 ? 'light' : 'dark');
      expect(await page.evaluate(readUnnamedDialogs)).toEqual([]);
      expect(await lookOf(page), name).toMatchObject(width < 600 ? phone : desktop);
      // Escape leads back to the dialog before it, if there is one.
      for (const _ of buttons) await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  },
);

/** Runs in the page. A screen reader announces a dialog when it appears, so it needs its name from the first frame. */
function noteUnnamedDialogs() {
  const unnamed: string[] = [];
  Object.assign(globalThis, { unnamedDialogs: unnamed });
  const observer = new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[role=dialog]'))
      if (!dialog.ariaLabel && !dialog.hasAttribute('aria-labelledby'))
        unnamed.push(dialog.outerHTML);
  });
  observer.observe(document, { childList: true, subtree: true });
}

const readUnnamedDialogs = () =>
  (globalThis as unknown as { unnamedDialogs: string[] }).unnamedDialogs;

/** On a phone it is a sheet at the lower edge, whose buttons stay visible. */
const phone = { raised: true, line: true, atEdge: true, footerInSight: true };
const desktop = { raised: true, line: true, atEdge: false, footerInSight: true };

function lookOf(page: Page) {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--raised)';
    document.body.append(probe);
    const raised = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const dialogs = [
      ...document.querySelectorAll<HTMLElement>(
        '[role=dialog], dialog:popover-open, :popover-open:has([role=menu])',
      ),
    ];
    const dialog = dialogs.findLast((each) => each.checkVisibility());
    if (!dialog) return null;
    const { backgroundColor, borderTopWidth } = getComputedStyle(dialog);
    const footer = dialog.querySelector<HTMLElement>('[class*=footer]');
    const { bottom } = dialog.getBoundingClientRect();
    return {
      raised: backgroundColor === raised,
      line: borderTopWidth === '1px',
      atEdge: Math.abs(innerHeight - bottom) < 1,
      footerInSight: !footer || footer.getBoundingClientRect().bottom <= innerHeight,
    };
  });
}
