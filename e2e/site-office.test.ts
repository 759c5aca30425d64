// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { pressAndExpect, pressTo } from './focus-path.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';
import { preview } from './site-preview.ts';

const site = await openSite();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('by keyboard alone an administrator changes the name, sees it in the preview and publishes it', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/site');
  await preview(page).getByText('Kindred').first().waitFor();
  await pressTo(page, 'Tab', field(page, 'Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bergfreunde');
  // Typing alone is enough, and a moment.
  await page.getByText(/^Saved /).waitFor();
  await preview(page).getByText('Bergfreunde').first().waitFor();

  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Publish…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Publish version \d+\?/ });
  await dialog.getByText('Name from “Kindred” to “Bergfreunde”').waitFor();
  await expectAccessible(page);
  await pressTo(page, 'Tab', dialog.getByRole('button', { name: 'Publish 1 change' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('This page shows the new name when you next load it.').waitFor();

  const visitor = await site.visit();
  await visitor.goto('/');
  await visitor.getByRole('banner').getByText('Bergfreunde').waitFor();
  await page.reload();
  await page.getByRole('banner').getByText('Bergfreunde').waitFor();
});

test('on a phone the preview is a dialog, and the parts are a select', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await site.visit({ as: await createStaff(site.app), viewport });
  await page.goto('/site');
  await field(page, 'Name').waitFor();
  expect(await page.getByRole('navigation', { name: 'Parts of the site' }).count()).toBe(0);
  const open = page.getByRole('button', { name: 'Preview' });
  await open.focus();
  await page.keyboard.press('Enter');
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page, 'dark');
  await pressAndExpect(page, 'Escape', open);
  await page
    .getByRole('combobox', { name: 'Parts of the site' })
    .selectOption({ label: 'Versions' });
  await page.getByRole('heading', { level: 1, name: 'Versions' }).waitFor();
  await page.waitForURL('**/site/versions');
  await expectNoSidewaysScroll(page);
});

test.each([
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('at %i px in the %s scheme each part is accessible', async (width, scheme) => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.setViewportSize({ width, height: 900 });
  for (const path of [
    '/site',
    '/site/front-page',
    '/site/limits',
    '/site/versions',
    '/site/file',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    await expectAccessible(page, scheme);
  }
});
