// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { button, expectAt } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const staff = await createStaff(site.app);
await createMember(site.app, { profile: { first_name: 'Farid', last_name: 'Okafor' } });

test('support cannot deactivate, and opens no file of a colleague', async () => {
  const colleague = await createStaff(site.app, 'support');
  const page = await site.visit({ as: colleague });
  await page.goto('/users?search=farid');
  const deactivate = button(page, 'Deactivate Farid Okafor');
  await deactivate.waitFor();
  expect(await deactivate.isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Farid Okafor' }).waitFor();
  await page.goto(`/users?search=${encodeURIComponent(colleague.email)}`);
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await row.waitFor();
  expect(await row.getByRole('link').count()).toBe(0);
  site.allowErrors(/403/);
  await page.goto(`/users/${staff.id}`);
  await page.getByText("Only an administrator can open or change a colleague's account.").waitFor();
});

test('an analyst has the figures of the dashboard, and no link to a person', async () => {
  const page = await site.visit({ as: await createStaff(site.app, 'analyst') });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'User Status Overview' }).waitFor();
  for (const path of ['/users', '/reports'])
    expect(await page.locator(`a[href^="${path}"]`).count()).toBe(0);
  expect(await page.getByText('Recent Users').count()).toBe(0);
  await expectAccessible(page);
  for (const path of ['/users', '/reports', '/photo-review']) {
    await page.goto(path);
    await expectAt(page, '/dashboard');
  }
});
