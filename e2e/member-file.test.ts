// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  createMember,
  createStaff,
  signIn,
  signInUnproven,
} from '../server/test/members/members.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const staff = await createStaff(site.app);
const newMember = (first_name: string) =>
  createMember(site.app, {
    profile: { first_name, last_name: 'Okafor', bio: `${first_name} likes rain.` },
  });
const dana = await newMember('Dana');
const reporter = await newMember('Farid');

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openFile(page: Page, id: string) {
  await page.goto(`/users/${id}`);
  await page.getByRole('heading', { level: 2, name: 'Timeline' }).waitFor();
}

test('an administrator opens the file of a member from the list', async () => {
  await insertReport(site.app, { by: reporter.id, about: dana.id, type: 'Harassment' });
  await signIn(site.app, dana);
  const page = await site.visit({ as: staff });
  await page.goto('/users?search=dana');
  await page.getByRole('link', { name: 'Dana Okafor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dana Okafor' }).waitFor();
  expect(await panel(page, 'Profile').innerText()).toContain('Dana likes rain.');
  expect(await panel(page, 'Account').innerText()).toContain(dana.id);
  await expect.poll(() => panel(page, 'Sessions').getByRole('button').count()).toBe(1);
  const against = panel(page, 'Reports about this member');
  await expect.poll(() => against.innerText()).toMatch(/Harassment #\w{6}\s+by Farid Okafor/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await against.getByRole('link', { name: 'Farid Okafor' }).click();
  await page.getByRole('heading', { level: 1, name: 'Farid Okafor' }).waitFor();
});

test('a ban with a reason and an end prevents signing in until it is lifted, and the timeline names the staff', async () => {
  const member = await newMember('Elif');
  const page = await site.visit({ as: staff });
  await openFile(page, member.id);
  await button(page, 'Ban').click();
  const confirm = dialog(page).getByRole('button', { name: /^Ban for/ });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await dialog(page).getByLabel('Message').fill('Asked for money');
  await dialog(page).getByRole('radio', { name: '30 days' }).check();
  await expectAccessible(page);
  await confirm.click();
  await page.getByText(/Banned by the team until .*Reason: Asked for money/).waitFor();
  const refused = signInUnproven(site.app, member);
  await expect(refused).rejects.toThrow(/suspended until .*Asked for money/);

  await button(page, 'Lift ban').click();
  await dialog(page).getByLabel('Reason').fill('A misunderstanding');
  await dialog(page).getByRole('button', { name: 'Lift ban' }).click();
  await button(page, 'Ban').waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Deactivate');
  await signInUnproven(site.app, member);
  const timeline = panel(page, 'Timeline');
  await expect
    .poll(async () => (await timeline.locator('li').allInnerTexts()).slice(0, 2).join())
    .toMatch(/Activated\s+A misunderstanding\s+Grace.*Banned\s+Asked for money\s+Grace/s);
});

test('undoing a deactivation keeps the focus in place', async () => {
  const { id } = await newMember('Chidi');
  const page = await site.visit({ as: staff });
  await openFile(page, id);
  await button(page, 'Deactivate').click();
  await dialog(page).getByLabel('Reason').fill('Asked us to');
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click();
  await button(page, 'Undo').click();
  await button(page, 'Deactivate').waitFor();
  await expect.poll(() => page.locator(':focus').getByRole('button').count()).toBeGreaterThan(0);
});

test('VIP is granted until a date and ended, each with a reason', async () => {
  const { id } = await newMember('Björn');
  const page = await site.visit({ as: staff });
  await openFile(page, id);
  await button(page, 'Give VIP').click();
  await dialog(page).getByLabel('Last day').fill('2031-05-17');
  await dialog(page).getByLabel('Reason').fill('Charged twice');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Give VIP' }).click();
  await panel(page, 'VIP').getByText('VIP until May 17, 2031.').waitFor();
  await button(page, 'End VIP').click();
  await dialog(page).getByLabel('Reason').fill('Paid back');
  await dialog(page).getByRole('button', { name: 'End VIP' }).click();
  await panel(page, 'VIP').getByText('Free.').waitFor();
});

test('a note is added and deleted with the keyboard', async () => {
  const { id } = await newMember('Noor');
  const page = await site.visit({ as: staff });
  await openFile(page, id);
  await page.getByLabel('New note').focus();
  await page.keyboard.type('Called us in May');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const notes = panel(page, 'Team notes');
  await notes.getByRole('listitem').getByText('Called us in May').waitFor();
  expect(await page.getByLabel('New note').inputValue()).toBe('');
  await expect.poll(() => page.locator('textarea:focus').count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => notes.getByRole('listitem').count()).toBe(0);
});

test.each([
  [1440, 900],
  [390, 844],
])('at %i × %i the name, the photo and the open reports are above the fold', async (...size) => {
  const [width, height] = size;
  const member = await newMember('Ines');
  for (const type of ['Harassment', 'Other'] as const)
    await insertReport(site.app, { by: reporter.id, about: member.id, type });
  const page = await site.visit({ as: staff, viewport: { width, height } });
  await openFile(page, member.id);
  const reports = panel(page, 'Reports about this member');
  for (const part of [
    page.getByRole('heading', { level: 1, name: 'Ines Okafor' }),
    page.getByText('2 open reports'),
    reports.getByRole('link', { name: /Harassment/ }),
    reports.getByRole('link', { name: /^Other/ }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(height);
  }
  await expectAccessible(page);
});

test('ending and giving VIP can be undone', async () => {
  const { id } = await newMember('Ngozi');
  const page = await site.visit({ as: staff });
  await openFile(page, id);
  await button(page, 'Give VIP').click();
  await dialog(page).getByLabel('Last day').fill('2031-05-17');
  await dialog(page).getByLabel('Reason').fill('Won the raffle');
  await dialog(page).getByRole('button', { name: 'Give VIP' }).click();
  await button(page, 'End VIP').click();
  await dialog(page).getByLabel('Reason').fill('By mistake');
  await dialog(page).getByRole('button', { name: 'End VIP' }).click();
  await page.getByText('VIP ended.').waitFor();
  await button(page, 'Undo').click();
  await panel(page, 'VIP').getByText('VIP until May 17, 2031.').waitFor();
  await expect.poll(() => page.locator(':focus').getByRole('button').count()).toBeGreaterThan(0);
});
