// @module-tag long
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress } from '../server/test/members/accounts.ts';
import { makeImage } from '../server/test/files/images.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button, expectAt, fillBirthDate, heading, password } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);

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

test(
  'a new member completes the profile in steps and resumes it after leaving',
  { tags: ['journey'] },
  async () => {
    const newcomer = await createMember(site.app, { profile: emptyProfile, photo: false });
    const page = await site.visit({ as: newcomer });
    await page.goto('/welcome');
    await heading(page, 'About you').waitFor();
    await expectGoodAppearance(page, 'welcome-about');
    expect(await page.getByLabel('First name').count()).toBe(0);
    await button(page, 'Continue').click();
    await page.getByText('Enter day, month and year.').waitFor();
    await page.getByText('Choose one.').waitFor();
    await expect.poll(() => page.locator('fieldset :focus').count()).toBe(1);
    await expectAccessible(page);
    await fillBirthDate(page, '1992-3-4');
    await page.getByLabel('In my own words').check();
    await page.getByLabel('How you describe your gender').fill('genderfluid');

    // The typed text stays, although nothing is saved yet.
    await page.reload();
    await expect
      .poll(() => page.getByLabel('How you describe your gender').inputValue())
      .toBe('genderfluid');
    await button(page, 'Continue').click();
    await heading(page, 'Where you live').waitFor();
    await expectGoodAppearance(page, 'welcome-place');
    await button(page, 'Continue').click();
    await page.getByText('Choose your city from the list.', { exact: true }).waitFor();
    await page.getByLabel('City').fill('lisb');
    await page.getByRole('option', { name: 'Lisbon, Portugal' }).click();
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
    await heading(page, 'Where you live').waitFor();
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
    expect(await page.evaluate(() => sessionStorage.getItem('profile-drafts'))).toBeNull();
  },
);

test('from the front page to the first card it takes at most 20 taps, and four texts besides the code', async () => {
  const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'Europe/Lisbon' };
  const page = await site.visit(phone);
  await createPerson(site.app, aMan({ first_name: 'Bernardo', latitude: 38.7, longitude: -9.2 }));
  const email = newAddress();
  let [taps, texts] = [0, 0];
  const tap = (control: Locator) => {
    taps += 1;
    return control.click();
  };
  const type = (field: Locator, text: string) => {
    texts += 1;
    return field.fill(text);
  };
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Get Started' }).first());
  await type(page.getByLabel('First name'), 'Mina');
  texts += 1;
  await fillBirthDate(page, '1994-02-28');
  await tap(button(page, 'Continue'));
  await type(page.getByLabel('Email'), email);
  await type(password(page), goodPassword);
  await tap(page.getByRole('checkbox'));
  await tap(button(page, 'Create my account'));
  await expectAt(page, '/verify');
  // A phone offers to fill it in.
  await page.getByLabel('Code').fill((await latestMail(site.app, email)).code);
  await tap(page.getByLabel('Woman'));
  await tap(button(page, 'Continue'));
  await tap(button(page, 'Lisbon, Portugal'));
  await tap(button(page, 'Continue'));
  await tap(page.getByLabel('Men', { exact: true }));
  await tap(button(page, 'Continue'));
  await heading(page, 'Your photos').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await tap(button(page, 'Add photos'));
  taps += 1;
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await makeImage() };
  await (await chooser).setFiles(photo);
  await tap(button(page, 'Use photo'));
  await page.getByAltText('Your photo 1').waitFor();
  await tap(button(page, 'Continue'));
  await heading(page, 'Your interests').waitFor();
  await tap(button(page, 'Continue'));
  await tap(button(page, 'Finish'));
  await tap(page.getByRole('link', { name: 'See people' }));
  await button(page, 'Like Bernardo').waitFor();
  expect(taps).toBeLessThanOrEqual(20);
  expect(texts).toBeLessThanOrEqual(4);
});

test('finishing with something missing says what, and leads there', async () => {
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/welcome?step=6');
  site.allowErrors(/Failed to load resource/);
  await button(page, 'Finish').click();
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.textContent()).toContain('photo');
  await alert.getByRole('link', { name: 'Go to “Your photos”' }).click();
  await heading(page, 'Your photos').waitFor();
});

test('a step that cannot be saved offline keeps what is typed, and is saved later', async () => {
  await site.forgetUsed();
  const member = await createMember(site.app, { photo: false });
  const page = await site.visit({ as: member });
  await page.goto('/welcome?step=5');
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
  await page.goto('/welcome?step=5');
  const unpicked = page.locator('fieldset button[aria-pressed=false]');
  await unpicked.first().waitFor();
  for (let picked = 1; picked <= 20; picked += 1) {
    await unpicked.first().click();
    await page.getByText(`${picked} of 20`).waitFor();
  }
  await page.getByText("You've chosen 20. Remove one to add another.").waitFor();
  await unpicked.first().dispatchEvent('click');
  await page.getByText('20 of 20').waitFor();
  await page.goto('/welcome?step=6');
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
  await button(page, 'Use photo').click();
  await page.getByAltText('Your photo 1').waitFor();
}

/** Up to the question whether a date of birth ten years ago is right. */
async function enterUnderAge() {
  const newcomer = await createMember(site.app, { profile: emptyProfile, photo: false });
  const page = await site.visit({ as: newcomer });
  await page.goto('/welcome');
  await fillBirthDate(page, `${new Date().getFullYear() - 10}-01-01`);
  await page.getByLabel('Woman').check();
  await button(page, 'Continue').click();
  await page.getByRole('dialog', { name: 'Is this date right?' }).waitFor();
  await page.getByText('That makes you 10.').waitFor();
  const accounts = async () =>
    (await site.app.pool.query('select from member where id = $1', [newcomer.id])).rowCount;
  return { page, accounts };
}

test('a person under 18 is asked whether the date is right, and then keeps no account', async () => {
  const { page, accounts } = await enterUnderAge();
  await expectGoodAppearance(page, 'welcome-under-age');
  expect(await accounts()).toBe(1);
  site.allowErrors(/422/);
  await button(page, "It's right. Delete my account").click();
  await page.getByText("You must be 18 or older to join. We've deleted your account.").waitFor();
  expect(await accounts()).toBe(0);
});

test('a mistyped date of birth is corrected, and nothing is lost', async () => {
  const { page, accounts } = await enterUnderAge();
  await button(page, 'Change the date').click();
  await fillBirthDate(page, '1992-3-4');
  await button(page, 'Continue').click();
  await heading(page, 'Where you live').waitFor();
  expect(await accounts()).toBe(1);
});
