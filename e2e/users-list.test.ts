// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { insertRow, sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

const site = await openSite();
const sql = sqlOf(site.app);
const staff = await createStaff(site.app);
const longName = 'Bartholomew Featherstonehaugh-Cholmondeley';
const dana = await createMember(site.app, {
  member: { email: 'dana@member.example', created_at: new Date('2026-03-04T12:00:00Z') },
  profile: { first_name: 'Dana', last_name: 'Okafor' },
});
for (let index = 0; index < 30; index += 1)
  await createMember(site.app, { profile: { first_name: `Row ${index}` } });
await createMember(site.app, {
  member: { email: `${'long'.repeat(14)}@member.example`, email_verified_at: null },
  profile: { first_name: longName.split(' ')[0] ?? '', last_name: longName.split(' ')[1] ?? '' },
});
await insertRow(site.app, 'vip_grant', {
  member_id: dana.id,
  ends_at: new Date(Date.now() + 86_400_000),
  reason: 'a test',
});

const rowOf = (page: Page, name: string) => page.locator('[id^=user-]').filter({ hasText: name });
const field = (page: Page) => page.getByLabel('Search by name or email');

async function search(page: Page, term: string) {
  await field(page).fill(term);
  await page.keyboard.press('Enter');
}

test.each(long ? [390, 768, 1440] : [390])(
  'at %i px a row shows the content of every column',
  async (width) => {
    const page = await site.visit({ as: staff, viewport: { width, height: 900 } });
    await page.goto('/users?search=dana');
    const row = rowOf(page, 'Dana Okafor');
    await row.waitFor();
    const written = await row.innerText();
    const said = [
      'Dana Okafor',
      dana.id.slice(0, 8),
      'Verified',
      'dana@member.example',
      'Porto',
      'Mar 4, 2026',
      'Never',
      'Offline',
      'VIP',
    ];
    for (const each of said) expect(written).toContain(each);
    await openActions(page, width);
    await expectAccessible(page);
    const action = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    for (const name of ['View', 'Deactivate', 'Ban'])
      expect(await action(name).last().isEnabled(), name).toBe(true);
    expect(await action('Activate').last().isDisabled()).toBe(true);
  },
);

test('on a tablet a finger hits each action of a row, and all of them fit', async () => {
  const page = await site.visit({
    as: staff,
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/users?search=dana');
  const actions = rowOf(page, 'Dana Okafor').getByRole('button');
  await actions.first().waitFor();
  const sizes = await actions.evaluateAll((buttons) =>
    buttons.map((each) => each.getBoundingClientRect()),
  );
  expect(sizes).toHaveLength(4);
  for (const { width, height, right } of sizes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(768);
  }
});

test('on a tablet an address is one line', async () => {
  const page = await site.visit({ as: staff, viewport: { width: 768, height: 1024 } });
  const shown = (name: string, address: string) =>
    rowOf(page, name).getByText(address).filter({ visible: true });
  await page.goto('/users?search=dana');
  const address = shown('Dana Okafor', 'dana@member.example');
  expect((await address.boundingBox())?.height).toBeLessThan(22);
  expect(await address.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(false);
  await page.goto('/users?search=longlong');
  const longest = shown(longName, 'longlong');
  expect((await longest.boundingBox())?.height).toBeLessThan(22);
});

/** On a phone the actions are in a sheet. */
const openActions = async (page: Page, width: number) =>
  width < 700 && (await button(page, 'Actions for Dana Okafor').click());

test('columns keep their position whatever is in them, rows are 44 px and the header sticks', async () => {
  const page = await site.visit({ as: staff, viewport: { width: 1440, height: 600 } });
  await page.goto('/users');
  await rowOf(page, longName).waitFor();
  const columns = () =>
    page
      .locator('thead th')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  const before = await columns();
  // With this much room the actions have labels.
  const deactivate = page.getByRole('button', { name: /^Deactivate / }).first();
  expect(await deactivate.innerText()).toBe('Deactivate');
  const heights = await page
    .locator('tr[id^=user-]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([44]));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect
    .poll(() =>
      page
        .locator('thead th')
        .first()
        .evaluate((cell) => cell.getBoundingClientRect().top),
    )
    .toBe(56);
  await search(page, 'dana');
  await page.getByText(/^Showing 1 of/).waitFor();
  expect(await columns()).toEqual(before);
});

test('the focus stays in the search field, and an empty list offers to clear the filters', async () => {
  const page = await site.visit({ as: staff });
  await page.goto('/users');
  await rowOf(page, longName).waitFor();
  await search(page, 'no one like this');
  await page.getByText('No users found matching your criteria').waitFor();
  const focused = field(page).and(page.locator(':focus'));
  await focused.waitFor();
  await button(page, 'Clear filters').click();
  await rowOf(page, longName).waitFor();
  expect(await field(page).inputValue()).toBe('');
});

test('Status sorts by the values in the column', async () => {
  await sql`update presence set online_until = now() + interval '1 hour' where member_id = ${dana.id}`;
  const page = await site.visit({ as: staff });
  await page.goto('/users?sort=status');
  const shown = page.locator('td[data-column=status]');
  await expect
    .poll(async () => (await shown.allInnerTexts()).map((text) => text.trim()).slice(0, 3))
    .toEqual(['Online', 'Online', 'Offline']);
  await sql`update presence set online_until = '-infinity' where member_id = ${dana.id}`;
});

test('a skeleton in the shape of the list is shown until it loads, and nothing moves', async () => {
  const page = await site.visit({ as: staff });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/auth/users?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/users');
  await page.getByText('Loading users data...').waitFor();
  release();
  await rowOf(page, longName).waitFor();
  const moved = await page.evaluate(
    () => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(moved).toBeLessThan(0.02);
});

test('a ban from the row fills in the message of the reason, and its button says what happens', async () => {
  const page = await site.visit({ as: staff });
  await page.goto('/users?search=row%2029');
  await button(page, 'Ban Row 29').click();
  const dialog = page.getByRole('dialog', { name: 'Ban Row 29?' });
  const message = dialog.getByLabel('Message');
  const confirm = dialog.getByRole('button', { name: /^Ban/ });
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Scam or fraud' }).check();
  await expect.poll(() => message.inputValue()).toBe('You tried to get money from people.');
  await expect.poll(() => confirm.innerText()).toContain('Ban for 7 days');
  await dialog.getByRole('radio', { name: 'Until a date' }).check();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await dialog.getByLabel('Last day of the ban').fill('2031-05-17');
  await expect.poll(() => confirm.innerText()).toContain('Ban until May 17, 2031');
  await dialog.getByRole('radio', { name: 'Permanently' }).check();
  await expect.poll(() => confirm.innerText()).toContain('Ban permanently');
  await message.fill('You asked three people for money.');
  await dialog.getByRole('radio', { name: 'Fake profile' }).check();
  await expect.poll(() => message.inputValue()).toBe('You asked three people for money.');
  await expectAccessible(page);
  await message.press('Control+Enter');
  await page.getByText('Row 29 is banned.').waitFor();
  await page.getByRole('row', { name: /Row 29.*Inactive/ }).waitFor();
  const { state_reason, state_until } = await sql.one<{
    state_reason: string;
    state_until: Date | null;
  }>`select state_reason, state_until from member where state = 'banned'`;
  expect([state_reason, state_until]).toEqual(['You asked three people for money.', null]);
});

test('the details show the user and link to every action', async () => {
  const page = await site.visit({ as: staff });
  await page.goto('/users?search=dana');
  await button(page, 'View Dana Okafor').click();
  const dialog = page.getByRole('dialog', { name: 'Dana Okafor' });
  for (const name of ['Ban', 'Deactivate', 'Close', 'Edit User'])
    expect(await dialog.getByRole('button', { name, exact: true }).last().isEnabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('dialog', { name: 'Ban Dana Okafor?' }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'View Dana Okafor').and(page.locator(':focus')).waitFor();
});
