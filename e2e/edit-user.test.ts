// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/database/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);
const staff = await createStaff(site.app);
const dana = await createMember(site.app, {
  member: { email: 'dana@member.example' },
  profile: { first_name: 'Dana', last_name: 'Okafor' },
});

test('editing a user reports conflicts and updates the row in the list', async () => {
  const page = await site.visit({ as: staff });
  await page.goto('/users?search=dana@');
  await button(page, 'View Dana Okafor').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Close', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Edit User' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('First name').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByLabel('First name').fill('Danielle');
  await dialog.getByLabel('City').fill('Nowhereville');
  await expectAccessible(page);
  site.allowErrors(/422|412/);
  await save.click();
  await dialog.getByText("We couldn't find Nowhereville in Portugal", { exact: false }).waitFor();
  await dialog.getByLabel('City').fill('Lisbon');

  await sql`update profile set bio = 'Written by another tab.'
    where member_id = ${dana.id}`;
  await save.click();
  await dialog.getByText('Bio is now: Written by another tab.', { exact: false }).waitFor();
  expect(await dialog.getByLabel('First name').inputValue()).toBe('Danielle');
  expect(await dialog.getByLabel('Bio').inputValue()).toBe('Written by another tab.');
  await expectAccessible(page);
  await save.click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('row', { name: /Danielle Okafor.*Lisbon/ }).waitFor();
});

test('support staff cannot edit roles, the verified flag or colleagues', async () => {
  const page = await site.visit({ as: await createStaff(site.app, 'support') });
  await page.goto('/users?search=dana@');
  await button(page, 'View Danielle Okafor').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Edit User' }).click();
  await dialog.getByLabel('Last name').waitFor();
  expect(await dialog.getByLabel('Staff role').count()).toBe(0);
  expect(await dialog.getByLabel('Email', { exact: true }).count()).toBe(0);
  expect(await dialog.getByLabel('Email is verified').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await page.goto(`/users?search=${staff.email}`);
  await button(page, 'View Grace').click();
  await dialog.getByText('Close', { exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Edit User' }).count()).toBe(0);
});
