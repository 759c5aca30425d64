import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeImage } from '../server/test/images.ts';
import { createMember } from '../server/test/members.ts';
import { aMan, createPerson } from '../server/test/people.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button, fillBirthDate } from './page-actions.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const emptyProfile = {
  birth_date: null,
  gender: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  seek_genders: null,
  seek_min_age: null,
  seek_max_age: null,
};

test('a new member completes the profile in steps and resumes it after leaving', async () => {
  const newcomer = await createMember(site.app, { profile: emptyProfile, photo: false });
  const page = await site.visit({ as: newcomer });
  await page.goto('/welcome');
  await heading(page, 'About you').waitFor();
  await expectGoodAppearance(page, 'welcome-about');
  expect(await page.getByLabel('First name').count()).toBe(0);
  await button(page, 'Continue').click();
  await page.getByText('Enter day, month and year.').waitFor();
  await page.getByText('Choose one.').waitFor();
  await page.getByText('Choose your city.', { exact: true }).waitFor();
  await expect.poll(() => page.locator('fieldset :focus').count()).toBe(1);
  await fillBirthDate(page, `${new Date().getFullYear() - 10}-01-01`);
  await page.getByLabel('In my own words').check();
  await page.getByLabel('How you describe your gender').fill('genderfluid');
  await button(page, 'Continue').click();
  await page.getByText('You must be 18 or older to have an account.').waitFor();
  await expectAccessible(page);

  // What is typed stays, although nothing is saved yet.
  await fillBirthDate(page, '1992-3-4');
  await page.getByLabel('City').fill('lisb');
  await page.getByRole('button', { name: 'Lisbon, Portugal' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Lisbon, Portugal');
  expect(await page.getByLabel('How you describe your gender').inputValue()).toBe('genderfluid');
  await button(page, 'Continue').click();
  await heading(page, "Who you'd like to meet").waitFor();
  await expect.poll(() => page.locator('h1:focus').count()).toBe(1);

  // Leaves and returns.
  await page.getByRole('link', { name: 'Finish later' }).click();
  await page.waitForURL('**/home');
  await page.goto('/welcome');
  await heading(page, "Who you'd like to meet").waitFor();
  await expectGoodAppearance(page, 'welcome-seeking');
  await page.getByLabel('To age').fill('17');
  await button(page, 'Continue').click();
  await page.getByText('Choose at least one.').waitFor();
  await page.getByText('Enter an age from 18 to 120.').waitFor();
  await page.getByLabel('Women').check();
  await page.getByLabel('To age').fill('48');
  await button(page, 'Back').click();
  await heading(page, 'About you').waitFor();
  expect(await page.getByLabel('Day').count()).toBe(0);
  await page.goBack();
  await expect.poll(() => page.getByLabel('To age').inputValue()).toBe('48');
  await button(page, 'Continue').click();

  await heading(page, 'Your photos').waitFor();
  await expectGoodAppearance(page, 'welcome-photo');
  await button(page, 'Continue').click();
  await page.getByText("Add at least one photo. Others can't find you without one.").waitFor();
  await expectAccessible(page);
  await addPhoto(page);
  await button(page, 'Continue').click();

  await heading(page, 'Your interests').waitFor();
  await page.getByLabel('Search interests').fill('te');
  await expectGoodAppearance(page, 'welcome-interests');
  await button(page, 'Tea').click();
  await page.getByText('1 of 20').waitFor();
  await button(page, 'Television').waitFor({ state: 'detached' });
  await button(page, 'Remove Tea').click();
  await page.getByText('0 of 20').waitFor();
  await page.getByLabel('Search interests').fill('tea');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Tea').waitFor();
  await button(page, 'Continue').click();

  await heading(page, 'Your prompts').waitFor();
  await expectGoodAppearance(page, 'welcome-prompts');
  await button(page, 'Show more prompts').click();
  await button(page, 'A green flag').click();
  await button(page, 'Finish').click();
  await page.getByText('Write an answer, or remove this prompt.').waitFor();
  await expectGoodAppearance(page, 'welcome-prompt-missing');
  await page.getByLabel('A green flag', { exact: true }).fill('Listening');
  const completing = page.waitForRequest('**/auth/complete-profile');
  await button(page, 'Finish').click();
  expect((await completing).method()).toBe('POST');
  await heading(page, 'Your profile is ready').waitFor();
  await expectGoodAppearance(page, 'welcome-done');
  const stored = await sql.one`select * from profile where member_id = ${newcomer.id}`;
  expect(stored).toMatchObject({
    gender: 'genderfluid',
    birth_date: '1992-03-04',
    seek_genders: ['woman'],
    seek_max_age: 48,
    city: 'Lisbon',
    interests: ['tea'],
    prompts: [{ prompt: 'green-flag', answer: 'Listening' }],
    complete: true,
  });
  expect(await page.evaluate(() => sessionStorage.getItem('profile-drafts'))).not.toContain(
    'Lisbon',
  );
});

test('finishing with something missing says what, and leads there', async () => {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/welcome?step=5');
  site.allowErrors(/Failed to load resource/);
  await button(page, 'Finish').click();
  const alert = page.getByRole('alert');
  expect(await alert.textContent()).toContain('photo');
  await alert.getByRole('link', { name: 'Go to “Your photos”' }).click();
  await heading(page, 'Your photos').waitFor();
});

test('a step that cannot be saved offline keeps what is typed, and is saved later', async () => {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/welcome?step=4');
  site.allowErrors(/Failed to load resource/);
  await button(page, 'Hiking').click();
  await page.context().setOffline(true);
  await button(page, 'Continue').click();
  await page.getByRole('alert').getByText('internet connection').waitFor();
  await button(page, 'Remove Hiking').waitFor();
  await page.context().setOffline(false);
  await button(page, 'Continue').click();
  await heading(page, 'Your prompts').waitFor();
  const stored = await sql.one`select interests from profile where member_id = ${member.id}`;
  expect(stored).toEqual({ interests: ['hiking'] });
});

test('no more than three prompts and twenty interests can be picked', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/welcome?step=4');
  const unpicked = page.locator('fieldset button[aria-pressed=false]');
  await unpicked.first().waitFor();
  for (let picked = 1; picked <= 20; picked += 1) {
    await unpicked.first().click();
    await page.getByText(`${picked} of 20`).waitFor();
  }
  await page.getByText("You've chosen 20. Remove one to add another.").waitFor();
  await unpicked.first().dispatchEvent('click');
  await page.getByText('20 of 20').waitFor();
  await expectAccessible(page);
  await page.goto('/welcome?step=5');
  for (const prompt of ['A perfect Sunday', 'I am looking for', 'A simple pleasure']) {
    await button(page, prompt).click();
    await page.keyboard.type('Rain');
  }
  await page.getByText("You've picked 3 prompts.").waitFor();
  expect(await button(page, 'Show more prompts').count()).toBe(0);
  await button(page, 'Remove prompt: I am looking for').click();
  await expect.poll(() => page.locator(':focus').textContent()).toBe('I am looking for');
  await expectAccessible(page);
});

async function addPhoto(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photos').click();
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await makeImage() };
  await (await chooser).setFiles(photo);
  await page.getByAltText('Your photo 1').waitFor();
}

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

test('a profile shows the match, disappears after blocking, and returns after unblocking in the settings', async () => {
  const interests = { interests: ['tea', 'hiking'], bio: 'I like rain.' };
  const alan = await createPerson(site.app, aMan(interests));
  const ada = await createMember(site.app, { profile: interests });
  const page = await site.visit({ as: ada });
  await page.goto(`/members/${alan.id}`);
  await page.getByText('less than 2 km away').waitFor();
  await heading(page, '67% match').waitFor();
  await expectGoodAppearance(page, 'person');
  await button(page, 'Report').click();
  await page.getByRole('dialog', { name: /Alan/ }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Block').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await heading(page, 'Settings').waitFor();
  await page.getByText('Alan').waitFor();
  await expectGoodAppearance(page, 'settings-blocked');
  site.allowErrors(/404/);
  await page.goto(`/members/${alan.id}`);
  await heading(page, 'Profile not found').waitFor();
  await expectGoodAppearance(page, 'person-unknown');
  await page.goto('/settings');
  await button(page, 'Unblock Alan').click();
  await page.getByText("You haven't blocked anyone.").waitFor();
  await page.goto(`/members/${alan.id}`);
  await page.getByText('I like rain.').waitFor();
});

test('reporting with a block leaves the profile of that member', async () => {
  const alan = await createPerson(site.app, aMan({ bio: 'I like rain.' }));
  const page = await site.visit({ as: await createMember(site.app) });
  await page.goto(`/members/${alan.id}`);
  await button(page, 'Report').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Harassment, threats or hate').check();
  await dialog.getByLabel('What happened?').fill('Insults, twice.');
  await dialog.getByLabel('Also block Alan').check();
  await button(page, 'Send report').click();
  await dialog.getByText('Alan is blocked.').waitFor();
  await button(page, 'Close').last().click();
  await heading(page, 'Settings').waitFor();
  await button(page, 'Unblock Alan').waitFor();
  site.allowErrors(/404/);
  await page.goBack();
  await heading(page, 'Profile not found').waitFor();
  expect(await button(page, 'Report').count()).toBe(0);
});

test('privacy settings are changed with the keyboard alone and saved', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.goto('/settings');
  const pause = page.getByLabel('Pause my profile');
  await page.getByLabel('Show when I was last active').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const stored = () =>
    sql.one<{ show_last_active: boolean; paused: boolean }>`select show_last_active, paused
      from profile where member_id = ${member.id}`;
  await expect.poll(stored).toEqual({ show_last_active: false, paused: true });
  await page.reload();
  await expect.poll(() => pause.isChecked()).toBe(true);
});
