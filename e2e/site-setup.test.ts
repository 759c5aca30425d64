// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { pressTo } from './focus-path.ts';
import { openSite } from './site.ts';
import { preview } from './site-preview.ts';

const site = await openSite();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('by keyboard alone a site gets its name, its owner and its pages, and a phone goes on with the rest', async () => {
  const viewport = { width: 1440, height: 900 };
  const page = await site.visit({ as: await createStaff(site.app), viewport });
  await page.goto('/site/setup');
  await preview(page).getByText('Kindred').first().waitFor();
  await pressTo(page, 'Tab', field(page, 'Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bergfreunde');
  await preview(page).getByText('Bergfreunde').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await heading(page, 'Colors').waitFor();
  await expectAccessible(page, 'dark');
  await pressTo(page, 'Tab', page.getByRole('button', { name: 'Skip this step' }));
  await page.keyboard.press('Enter');
  await heading(page, 'Language').waitFor();
  // The headline of the front page, in its own words.
  await field(page, 'In your words: Find Your Perfect Match').fill('Up there, together');
  await preview(page).getByText('Up there, together').first().waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, "Where it's offered").waitFor();
  await field(page, 'Country of the owner').selectOption('AT');
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Legal pages').waitFor();
  await field(page, 'Name of the owner').fill('Alm GmbH');
  await field(page, 'Address of the owner').fill('Gasse 1\n1010 Wien');

  const phone = await site.visit({
    as: await createStaff(site.app),
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Write the pages' }).click();
  await page.getByText('The pages are in the draft.').waitFor();
  await expectAccessible(page);

  await phone.goto('/site/setup');
  await heading(phone, 'Legal pages').waitFor();
  expect(await field(phone, 'Name of the owner').inputValue()).toBe('Alm GmbH');
  await phone.getByRole('button', { name: 'Write again: Imprint' }).waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone, 'dark');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await heading(phone, 'Prices').waitFor();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await heading(phone, 'Emails').waitFor();
  await phone.getByRole('button', { name: 'Send a test to me' }).click();
  await phone.getByText('There is no mail server yet').waitFor();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await heading(phone, 'Before launch').waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Publish…' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Publish version 1?' });
  await dialog.getByText('Name of the owner from none to “Alm GmbH”').waitFor();
  await dialog.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
  await phone.getByText('Version 1 is published.').waitFor();

  const visitor = await site.visit();
  await visitor.goto('/privacy');
  await visitor.getByText('Alm GmbH, Gasse 1, 1010 Wien, Austria').waitFor();
});
