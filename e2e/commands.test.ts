// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { openCase } from '../server/test/desk/desk.ts';
import { expectAccessible, keepScreenshots } from './appearance.ts';
import { builtScript } from './built-script.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const wilma = await createMember(app, {
  profile: { first_name: 'Wilhelmina', last_name: 'Okonkwo' },
});

async function openBar(page: Page) {
  await page.getByRole('button', { name: 'Commands and people' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, command or person' });
  await field.waitFor();
  return field;
}

/** The name of the command that Enter would run. */
const chosen = (page: Page) =>
  page
    .getByRole('listbox', { name: 'Results' })
    .getByRole('option', { selected: true })
    .locator('span')
    .first()
    .textContent();

test('Ctrl+K opens pages and people and runs commands with only the keyboard', async () => {
  const page = await site.visit({ as: await createStaff(app), colorScheme: 'light' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scriptsOf(page)).not.toContain(
    builtScript('app/layout/commands/command-bar.tsx').replace('**', ''),
  );
  let field = await openBar(page);
  await field.fill('audit');
  expect(await chosen(page)).toBe('Audit');
  await field.press('Enter');
  await page.waitForURL('**/audit');

  for (const term of ['ilhelmina oko', wilma.email, wilma.id]) {
    field = await openBar(page);
    await field.fill(term);
    await page.getByRole('option', { name: 'Wilhelmina Okonkwo' }).waitFor();
    expect(await chosen(page)).toContain('Wilhelmina Okonkwo');
    await field.press('Enter');
    await page.waitForURL(`**/users/${wilma.id}`);
    await page.goto('/reports');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  const { id: caseId } = await openCase(app);
  field = await openBar(page);
  await field.fill('next');
  await field.press('Enter');
  await page.waitForURL(`**/desk?case=${caseId}`);

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  field = await openBar(page);
  await field.fill('dark');
  await field.press('Enter');
  await expect.poll(background).not.toBe(light);
});

test('the command bar wraps around, closes with Escape, restores the focus, and is accessible', async () => {
  const page = await site.visit({ as: await createStaff(app) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/users');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.focus();
  const field = await openBar(page);
  const first = await chosen(page);
  await field.press('ArrowUp');
  expect(await chosen(page)).toBe('Logout');
  await field.press('ArrowDown');
  expect(await chosen(page)).toBe(first);
  await field.fill('wilhelm');
  await page.getByRole('option', { name: 'Wilhelmina Okonkwo' }).waitFor();
  await expectAccessible(page);
  await field.fill('nothing like it');
  await page.getByText('Nothing found. Try another word.').waitFor();
  await field.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await expect.poll(() => search.evaluate((it) => it === document.activeElement)).toBe(true);
  await openBar(page);
  await keepScreenshots(page, 'commands');
});

test('the command bar offers an analyst no people and only the pages of the role', async () => {
  const page = await site.visit({ as: await createStaff(app, 'analyst') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Commands and people' }).click();
  const field = page.getByRole('combobox', { name: 'Page, command or person' });
  await field.waitFor();
  const names = await page.getByRole('option').locator('span:first-of-type').allTextContents();
  expect(names).toContain('Dashboard');
  for (const closed of ['Users', 'Reports', 'Team', 'Audit']) expect(names).not.toContain(closed);
  await field.fill('wilhelmina');
  await page.getByText('Nothing found. Try another word.').waitFor();
  await expectAccessible(page);
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );
