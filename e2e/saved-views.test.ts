// @module-tag long
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a list is saved as a view, shared, opened by a colleague, renamed and deleted', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/users?status=inactive&columns=status&page=3');
  await button(page, 'Views').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('View name').fill('Asleep');
  await dialog.getByLabel('Share with the team').check();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText('shared with the team').waitFor();
  await expectAccessible(page);

  const colleague = await site.visit({ as: await createStaff(site.app, 'support') });
  await colleague.goto('/users');
  await button(colleague, 'Views').click();
  await colleague.getByText('by Grace').waitFor();
  expect(await colleague.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await button(colleague, 'Asleep').click();
  await colleague.waitForURL((url) => url.search === '?status=inactive&columns=status');

  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('New name for Asleep').fill('Sleepers');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sleepers' }).waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('No saved views yet', { exact: false }).waitFor();
});

test('reports have their own views, and a name that is taken shows an error', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/reports?status=pending');
  await button(page, 'Views').click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('View name');
  const save = async () => {
    await name.fill('Waiting');
    await dialog.getByRole('button', { name: 'Save view' }).click();
  };
  await save();
  await dialog.getByRole('button', { name: 'Waiting' }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
  site.allowErrors(/409/);
  await save();
  await dialog.getByText('You already have a view with this name').waitFor();
  expect(await name.inputValue()).toBe('Waiting');
});
