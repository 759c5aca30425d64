// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { expectAccessible } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const { app } = site;

const name = 'Anastasia-Wilhelmina Featherstonehaugh-Montgomery';

beforeAll(async () => {
  const [first_name = '', last_name = ''] = name.split(' ');
  const reported = await createMember(app, { profile: { first_name, last_name } });
  await insertReport(app, { about: reported.id, description: 'Sent me a link.' });
  await createStaff(app, 'support');
});

/** What staff can open above a page: where it is, and what opens it. */
const layers = {
  '/users': ['Columns', 'Views', `View ${name}`, `Ban ${name}`, `Deactivate ${name}`],
  '/reports': [/^More actions for/, /^Reply to/, 'Views'],
  '/team': ['Invite someone', /^Change the role of|^Change role/],
  '/integrations': ['Make a key', 'Add a webhook'],
};

/** The same on a phone. The short run opens there what a wide screen has no layer for. */
const sheets = {
  '/users?search=Anastasia': ['Filters', `Actions for ${name}`],
  '/reports': ['Filters', ...(long ? [/^More actions for/, /^Reply to/] : [])],
  '/audit': [/^Filters/],
  ...(long && { '/team': ['Invite someone'] }),
};

async function openLayer(page: Page, opener: string | RegExp) {
  await page.getByRole('button', { name: opener }).first().click();
  const layer = page.getByRole('dialog').or(page.getByRole('menu')).first();
  await layer.waitFor();
  await untilLoaded(page);
  return layer;
}

test.each([
  ...Object.entries(layers).map((layer) => [1440, ...layer] as const),
  ...Object.entries(sheets).map((layer) => [390, ...layer] as const),
])(
  'at %i px on %s, what opens above the page is accessible and stays within the window',
  async (width, path, openers) => {
    const page = await site.visit({
      as: await createStaff(app),
      viewport: { width, height: 844 },
    });
    await page.goto(path);
    for (const opener of openers) {
      const layer = await openLayer(page, opener);
      await expectAccessible(page, width < 600 ? 'light' : 'dark');
      const box = await layer.boundingBox();
      expect(box?.x, String(opener)).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await layer.waitFor({ state: 'hidden' });
    }
  },
);

test('a menu of a row at the lower edge is fully visible', async () => {
  for (let count = 0; count < 10; count += 1) await insertReport(app);
  const page = await site.visit({
    as: await createStaff(app),
    viewport: { width: 1440, height: 600 },
  });
  await page.goto('/reports');
  const last = page.getByRole('button', { name: /^More actions for/ }).last();
  await last.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await last.click();
  const box = await page.getByRole('menu').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
});

test('on a phone a long name ends before the button of its user', async () => {
  const page = await site.visit({
    as: await createStaff(app),
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/users?search=Anastasia');
  const actions = page.getByRole('button', { name: `Actions for ${name}` });
  await actions.waitFor();
  const box = await actions.boundingBox();
  const line = await page.locator('li b').first().boundingBox();
  expect((line?.x ?? 390) + (line?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});
