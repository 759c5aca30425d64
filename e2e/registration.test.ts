// @module-tag long
import { expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress } from '../server/test/members/accounts.ts';
import {
  button,
  expectAt,
  fillBirthDate,
  heading,
  mailedLink,
  password,
  signIn,
} from './page-actions.ts';
import { expectAccessible, expectNoSidewaysScroll, keepScreenshots } from './appearance.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/database/sql.ts';

const site = await openSite();
const sql = sqlOf(site.app);
const birthday = '1994-02-28';

test(
  'a visitor registers, verifies the email, signs out, resets the password and signs in again',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit();
    const email = newAddress();
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await heading(page, 'Create your account').waitFor();
    await page.getByLabel('First name').fill('Mina');
    await fillBirthDate(page, birthday);
    await button(page, 'Continue').click();

    await heading(page, 'How will you sign in?').waitFor();
    await page.getByLabel('Email').fill(email);
    await password(page).fill(goodPassword);
    await page.getByRole('checkbox').check();
    await button(page, 'Create my account').click();

    await expectAt(page, '/verify');
    await page.getByText(`We sent an email to ${email}`).waitFor();
    const { code } = await latestMail(site.app, email);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expectAt(page, '/welcome');
    await heading(page, 'About you').waitFor();
    await page.getByRole('link', { name: 'Finish later' }).click();
    await page.getByRole('banner').getByText('Mina').waitFor();

    await button(page, 'Logout').click();
    await expectAt(page, '/sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await heading(page, 'Reset your password').waitFor();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send reset link').click();
    await heading(page, 'Check your email').waitFor();
    await page.goto(await mailedLink(site.app, email, '/reset-password'));
    await password(page, 'New password').fill('quite another set of words');
    await button(page, 'Save password').click();
    await page.getByText('Your password was changed.').waitFor();
    await expectAt(page, '/sign-in');
    await signIn(page, email, 'quite another set of words');
    await expectAt(page, '/welcome');

    const row = await sql.one<{
      first_name: string | null;
      birth_date: string | null;
      purpose: string;
    }>`select first_name, birth_date, purpose
    from member join profile on profile.member_id = member.id join consent on consent.member_id = member.id
    where email = ${email}`;
    expect(row).toEqual({
      first_name: 'Mina',
      birth_date: birthday,
      purpose: 'sensitive-data',
    });
  },
);

test('the registration survives a reload, goes back by one step, and allows no one to skip a step', async () => {
  const page = await site.visit();
  await page.goto('/register?step=2');
  await heading(page, 'Create your account').waitFor();
  await page.getByLabel('First name').fill('Mina');
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mina');
  await fillBirthDate(page, birthday);
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').fill('mina@member.example');
  await password(page).fill(goodPassword);
  await page.getByRole('checkbox').check();
  await page.reload();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('mina@member.example');
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
  await expect.poll(() => password(page).inputValue()).toBe('');
  await button(page, 'Back').click();
  await expect.poll(() => page.getByLabel('Day').inputValue()).toBe('28');
  expect(await page.getByLabel('Year').inputValue()).toBe('1994');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('mina@member.example');
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain(goodPassword);
});

test('Continue is never disabled: it says below each field what is missing, and goes to the first', async () => {
  const page = await site.visit();
  await page.goto('/register');
  await button(page, 'Continue').click();
  await page.getByText('Enter your first name.').waitFor();
  await page.getByText('Enter day, month and year.').waitFor();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('firstName');
  await page.keyboard.type('Mina');
  await fillBirthDate(page, '1994-02-30');
  await button(page, 'Continue').click();
  await page.getByText('Check this date.').waitFor();
  await expect.poll(() => page.locator('fieldset :focus').count()).toBe(1);
  await expectAccessible(page);
  await fillBirthDate(page, birthday);
  await button(page, 'Continue').click();
  await page.getByLabel('Email').fill('mina');
  await button(page, 'Create my account').click();
  await page.getByText('Enter an email address, such as').waitFor();
  const colours = ['Enter an email', 'Enter a password.', 'Check this box to continue.'].map(
    (text) => page.getByText(text).evaluate((error) => getComputedStyle(error).color),
  );
  expect(new Set(await Promise.all(colours)).size).toBe(1);
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
  expect(await page.locator('form').evaluate((form) => form.matches('[novalidate]'))).toBe(true);
});

test('offline the registration fails with a message, keeps what was typed, and works later', async () => {
  await site.forgetUsed();
  const page = await site.visit();
  const email = newAddress();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Mina');
  await fillBirthDate(page, birthday);
  await button(page, 'Continue').click();
  await page.getByLabel('Email').fill(email);
  await password(page).fill(goodPassword);
  await page.getByRole('checkbox').check();
  site.allowErrors(/Failed to load resource/);
  await page.context().setOffline(true);
  await button(page, 'Create my account').click();
  await page.getByRole('alert').getByText('internet connection').waitFor();
  expect(await password(page).inputValue()).toBe(goodPassword);
  await page.context().setOffline(false);
  await button(page, 'Create my account').click();
  await expectAt(page, '/verify');
});

test(
  'a person under 18 is refused, and nothing is sent or stored',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/register');
    await page.getByLabel('First name').fill('Kit');
    const year = new Date().getFullYear() - 17;
    await fillBirthDate(page, `${year}-01-01`);
    await button(page, 'Continue').click();
    await page.getByText('You must be 18 or older to have an account.').waitFor();
    await expectAccessible(page);
    expect(sent.filter((url) => url.includes('/auth/'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(String(year));
  },
);

test('registering works with the keyboard alone', async () => {
  const page = await site.visit();
  const email = newAddress();
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.goto('/register');
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Mina');
  await press('Tab');
  await page.keyboard.type('02281994');
  await press('Enter');
  await heading(page, 'How will you sign in?').waitFor();
  await press('Tab');
  await page.keyboard.type(email);
  await press('Tab');
  await page.keyboard.type(goodPassword);
  await press('Tab', 'Tab', 'Space', 'Enter');
  await expectAt(page, '/verify');
  const { code } = await latestMail(site.app, email);
  await page.getByLabel('Code').focus();
  await page.keyboard.type(code);
  await expectAt(page, '/welcome');
});

test('the second step of registering is accessible and fits every width in both color schemes', async () => {
  const page = await site.visit();
  await page.addInitScript(() => {
    const draft = { firstName: 'Maximiliana-Alexandra', dateOfBirth: '1994-02-28' };
    sessionStorage.setItem('registration', JSON.stringify(draft));
  });
  await page.goto('/register?step=2');
  await page.getByText('Step 2 of 3').waitFor();
  await expectAccessible(page);
  await keepScreenshots(page, 'register-2-visitor');
  await expectNoSidewaysScroll(page);
});
