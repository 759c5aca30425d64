// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/database/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('the location comes from the browser, and a refusal shows an error', async () => {
  const page = await site.visit({
    as: await createMember(site.app),
    geolocation: { latitude: 48.8584, longitude: 2.2945 },
    permissions: ['geolocation'],
  });
  await page.goto('/profile');
  await button(page, 'Edit: Your location').click();
  await button(page, 'Use my location').click();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Paris, France');
  await page.context().setGeolocation(null);
  await button(page, 'Use my location').click();
  await page.getByText("We couldn't get your location.").waitFor();
});

test('the profile is edited in place, and keeps the typed text when saving fails', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  await page.getByText('57% complete').waitFor();
  await page.getByText('Next: choose some interests').waitFor();
  await expectGoodAppearance(page, 'profile');
  await button(page, 'Edit: About me').click();
  await page.getByRole('textbox', { name: 'About me' }).fill('Tea first.');
  site.allowErrors(/Failed to load resource/);
  await page.route('**/auth/edit-profile', (route) => route.abort('connectionrefused'));
  await button(page, 'Save').click();
  await page.getByText('Unable to connect to server').waitFor();
  expect(await page.getByRole('textbox', { name: 'About me' }).inputValue()).toBe('Tea first.');
  await page.unroute('**/auth/edit-profile');
  await button(page, 'Save').click();
  await page.getByText('Tea first.').waitFor();
  await page.getByRole('link', { name: 'View as others see it' }).click();
  await page.getByText('This is how others see you.').waitFor();
  await page.getByText('Tea first.').waitFor();
});

test('a profile shows the match, disappears after blocking, and returns after unblocking in the settings', async () => {
  const interests = { interests: ['tea', 'hiking'], bio: 'I like rain.' };
  const alan = await createPerson(site.app, aMan(interests));
  const ada = await createMember(site.app, { profile: interests });
  const page = await site.visit({ as: ada });
  await page.goto(`/members/${alan.id}`);
  await page.getByText('less than 2 mi away').waitFor();
  await page.getByText('New to each other').waitFor();
  await expectGoodAppearance(page, 'person');
  await button(page, 'Report').click();
  await page.getByRole('dialog', { name: /Alan/ }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Block').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText('Alan is blocked.').waitFor();
  await page.goto('/settings');
  await page.getByText('Alan').waitFor();
  await expectGoodAppearance(page, 'settings-blocked');
  site.allowErrors(/404/);
  await page.goto(`/members/${alan.id}`);
  await heading(page, "This profile isn't here").waitFor();
  await expectGoodAppearance(page, 'person-unknown');
  await page.goto('/settings');
  await button(page, 'Unblock Alan').click();
  await page.getByText("You haven't blocked anyone.").waitFor();
  await page.goto(`/members/${alan.id}`);
  await page.getByText('I like rain.').waitFor();
});

test('privacy settings are changed with the keyboard alone and saved', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  const pause = page.getByRole('switch', { name: 'Pause my profile' });
  await page.getByRole('switch', { name: 'Show when I was last active' }).focus();
  await page.keyboard.press('Space');
  await pause.focus();
  await page.keyboard.press('Space');
  const stored = () =>
    sql.one<{ show_last_active: boolean; paused: boolean }>`select show_last_active, paused
      from profile where member_id = ${member.id}`;
  await expect.poll(stored).toEqual({ show_last_active: false, paused: true });
  await page.reload();
  await expect.poll(() => pause.isChecked()).toBe(true);
});

test('a conflict with a change elsewhere is shown, and the typed text is kept', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/profile');
  await button(page, 'Edit: About me').click();
  await page.getByRole('textbox', { name: 'About me' }).fill('Tea first.');
  await sql`update profile set bio = 'Coffee, always.' where member_id = ${member.id}`;
  await button(page, 'Save').click();
  await page.getByText('About me is now: Coffee, always.').waitFor();
  expect(await page.getByRole('textbox', { name: 'About me' }).inputValue()).toBe('Tea first.');
  await expectAccessible(page);
  // A change outside of this form is no conflict.
  await sql`update profile set last_name = 'Byron' where member_id = ${member.id}`;
  await button(page, 'Save').click();
  await page.getByText('Tea first.').waitFor();
  await button(page, 'Edit: About me').waitFor();
  const stored = await sql.one<{
    bio: string | null;
    last_name: string | null;
  }>`select bio, last_name
    from profile where member_id = ${member.id}`;
  expect(stored).toEqual({ bio: 'Tea first.', last_name: 'Byron' });
});
