// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const ada = await createPerson(site.app);
await createPerson(site.app, aMan());

async function expectFocus(control: Locator) {
  await expect.poll(() => control.evaluate((each) => each === document.activeElement)).toBe(true);
}

test.each([600, 1440])(
  'at %i px the actions for a person are a menu beside their button, which has the arrow keys and closes by a click on it or elsewhere',
  async (width) => {
    const page = await site.visit({ as: ada, viewport: { width, height: 700 } });
    await page.goto('/browse');
    const dots = button(page, 'More about Alan');
    await dots.click();
    const menu = page.getByRole('menu', { name: 'More about Alan' });
    await menu.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const [opener, box] = [await dots.boundingBox(), await menu.boundingBox()];
    if (!opener || !box) throw new Error('Nothing is shown.');
    expect(Math.abs(box.y - opener.y - opener.height)).toBeLessThan(16);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x).toBeLessThan(opener.x + opener.width);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await dots.click();
    await menu.waitFor({ state: 'detached' });
    await dots.click();
    await menu.waitFor();
    await page.mouse.click(4, 400);
    await menu.waitFor({ state: 'detached' });
    await expectFocus(dots);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    for (const [key, name] of [
      ['End', /^Block/],
      ['ArrowDown', 'Bookmark'],
      ['ArrowUp', /^Block/],
      ['Home', 'Bookmark'],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(entry(page, name));
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expectFocus(dots);
    await dots.click();
    await entry(page, /^Block/).click();
    await page.getByRole('dialog', { name: 'Block Alan?' }).waitFor();
  },
);
