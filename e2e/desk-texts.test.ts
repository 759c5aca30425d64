// @module-tag long
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('an administrator writes, previews, changes and deletes a canned answer by keyboard', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/desk/texts');
  const answers = page.getByRole('region', { name: 'Answers to reporters' });
  await answers.getByText('We acted on it', { exact: true }).waitFor();
  await expectGoodAppearance(page, 'desk-texts');
  await page.getByRole('button', { name: 'Add an answer' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Thank you');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {name}, thanks for ');
  await dialog.getByRole('button', { name: 'Save text' }).press('Enter');
  await dialog.getByText('Nothing fills in {name}.').waitFor();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello {reporter}, thanks for ');
  await dialog.getByRole('button', { name: 'Add {reference}' }).press('Enter');
  await dialog.getByText('Hello Ada, thanks for #1a2b3c').waitFor();
  await dialog.getByLabel('Problem type').selectOption('Harassment');
  await expectGoodAppearance(page, 'desk-text-dialog');
  await dialog.getByRole('button', { name: 'Save text' }).press('Enter');
  await answers.getByText('Hello Ada, thanks for #1a2b3c').waitFor();

  await page.getByRole('button', { name: 'Edit Thank you', exact: true }).press('Enter');
  await dialog.getByLabel('Title').fill('We acted on it');
  site.allowErrors(/Failed to load resource/);
  await dialog.getByRole('button', { name: 'Save text' }).press('Enter');
  await dialog.getByText('There is a text with this title').waitFor();
  await dialog.getByLabel('Title').fill('Thanks a lot');
  await dialog.getByRole('button', { name: 'Save text' }).press('Enter');
  await page.getByRole('button', { name: 'Delete Thanks a lot', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete text' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByText('Thanks a lot').count()).toBe(0);
});
