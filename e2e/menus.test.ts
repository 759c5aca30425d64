// @module-tag long
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const ada = await createPerson(site.app);
await createPerson(site.app, aMan());

async function expectFocus(control: Locator) {
  await expect.poll(() => control.evaluate((each) => each === document.activeElement)).toBe(true);
}

test('a popover stays in a low window, also with content that comes later', async () => {
  const page = await site.visit({ as: ada, viewport: { width: 1440, height: 480 } });
  await page.goto('/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expectWithin(page.getByRole('dialog', { name: 'Your account' }), 480);
  const office = await site.visit({
    as: await createStaff(site.app),
    viewport: { width: 1024, height: 420 },
  });
  await office.goto('/reports');
  await button(office, 'Views').click();
  await button(office, 'Save view').waitFor();
  await expectWithin(office.getByRole('dialog', { name: 'Views' }), 420);
});

async function expectWithin(popover: Locator, height: number) {
  const box = await popover.boundingBox();
  if (!box) throw new Error('Nothing is open.');
  expect(box.y).toBeGreaterThanOrEqual(8);
  expect(box.y + box.height).toBeLessThanOrEqual(height - 8);
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
