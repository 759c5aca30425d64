// @module-tag long
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { button, expectAt, mailedLink, password } from './page-actions.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('an administrator invites staff, who join with the rights of their role, and both are in the audit log', async () => {
  const lead = await createStaff(site.app);
  const page = await site.visit({ as: lead });
  await page.goto('/team');
  await button(page, 'Invite someone').click();
  const dialog = page.getByRole('dialog');
  const email = 'nia@staff.example';
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('analyst');
  await page.keyboard.press('Enter');
  await page.getByText(`Invitation sent to ${email}.`).waitFor();
  await page.getByRole('row', { name: email }).waitFor();
  await expectAccessible(page);

  const guest = await site.visit();
  await guest.goto(await mailedLink(site.app, email, '/join'));
  await guest.getByText("You're invited to join as: Analyst.").waitFor();
  await guest.getByLabel('First name').fill('Nia');
  await password(guest).fill('nine tall ships at anchor');
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await button(guest, 'Join team').click();
  await expectAt(guest, '/dashboard');
  expect(await guest.getByRole('link', { name: 'Audit' }).count()).toBe(0);
  await guest.goto('/audit');
  await expectAt(guest, '/dashboard');

  await page.reload();
  await button(page, 'Change role of Nia').click();
  await dialog.getByLabel('Role').selectOption('support');
  await button(page, 'Save role').click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('row', { name: /Nia.*Support/ }).waitFor();

  await page.goto('/audit');
  await page.getByRole('row', { name: /Grace edited the account of Nia/ }).waitFor();
  await page.getByRole('row', { name: /Nia joined the team/ }).waitFor();
  await page.getByLabel('Action').selectOption('member.edit');
  await expect.poll(() => page.url()).toContain('action=member.edit');
  const row = page.getByRole('row', { name: /Grace edited the account of Nia/ });
  await row.getByText('Details').click();
  await row.getByText('analyst changed to support').waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('row', { name: /joined the team/ }).count()).toBe(0);
  await row.getByRole('link', { name: 'Nia' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/users\//);
});

test('an existing member accepts an invitation with their account, and no one else can', async () => {
  const lead = await createStaff(site.app);
  const ada = await createMember(site.app);
  const page = await site.visit({ as: lead });
  await page.goto('/team');
  await button(page, 'Invite someone').click();
  await page.getByRole('dialog').getByLabel('Email').fill(ada.email);
  await button(page, 'Send invitation').click();
  await page.getByText('Invitation sent', { exact: false }).waitFor();
  const link = await mailedLink(site.app, ada.email, '/join');
  const stranger = await site.visit({ as: await createMember(site.app) });
  await stranger.goto(link);
  await stranger.getByText("you're signed in with another account", { exact: false }).waitFor();
  const guest = await site.visit({ as: ada });
  await guest.goto(link);
  await button(guest, 'Accept invitation').click();
  await guest.getByText("You're on the team now.", { exact: false }).waitFor();
  await guest.getByLabel('Email').fill(ada.email);
  await password(guest).fill(ada.password);
  await button(guest, 'Sign in').click();
  await expectAt(guest, '/dashboard');
});
