// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type TestMember, createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { button, expectAt } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const minutes = 60_000;

test(
  'an administrator signs in, reaches the requested page, keeps the session after the token expired, and signs out',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit();
    await page.goto('/users');
    await page.waitForURL('**/login?*');
    await fill(page, await createStaff(site.app));
    await button(page, 'Sign In').click();
    await expectAt(page, '/users');
    await page.getByRole('heading', { name: 'Users Management' }).waitFor();

    await page.reload();
    await expectAt(page, '/users');
    const { token } = await stored(page);

    site.app.advanceClock(16 * minutes);
    await page.goto('/reports');
    await expect.poll(async () => (await stored(page)).token).not.toBe(token);
    await expectAt(page, '/reports');
    expect((await stored(page)).refreshToken).not.toBeNull();

    await button(page, 'Logout').click();
    await expectAt(page, '/login');
    expect(await stored(page)).toEqual({ token: null, user: null, refreshToken: null });
    await page.goBack();
    await expectAt(page, '/login');
  },
);

/** The width of each arch that is shown, by its height. */
const sharesOfArches = (page: Page) =>
  page.locator('[aria-hidden="true"] span:has(> img)').evaluateAll((arches) =>
    arches
      .map((arch) => arch.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map((box) => box.width / box.height),
  );

test.each(['/sign-in', '/login', '/register', '/forgot-password'])(
  'no width of the window makes an arch of %s narrower than its head',
  async (path) => {
    const page = await site.visit();
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await untilLoaded(page);
      // The page takes its new shape a moment after the window.
      const wrong = async () =>
        (await sharesOfArches(page)).filter((share) => share < 0.66 || share > 0.8);
      await expect.poll(wrong, { message: `${width} px` }).toEqual([]);
    }
    await expect.poll(async () => (await sharesOfArches(page)).length).toBeGreaterThan(2);
  },
);

test('signing in replaces the history entry and leads to the dashboard by default', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  await page.goto('/login');
  await fill(page, await createStaff(site.app));
  await page.keyboard.press('Enter');
  await expectAt(page, '/dashboard');
  await page.goBack();
  await expectAt(page, '/faqs');
});

test('two tabs share one session: they refresh once and sign out together', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/users');
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  // The live channel of an open page refreshes immediately, and leaving a page aborts and repeats a refresh in
  // progress.
  await Promise.all([page, other].map((tab) => tab.goto('about:blank')));
  const refreshes: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) refreshes.push(request.url());
  });

  site.app.advanceClock(16 * minutes);
  await Promise.all([page.goto('/dashboard'), other.goto('/users')]);
  await expect.poll(() => refreshes.length).toBe(1);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect(refreshes).toHaveLength(1);
  await expectAt(page, '/dashboard');
  await expectAt(other, '/users');

  await button(page, 'Logout').click();
  await expectAt(page, '/login');
  await expectAt(other, '/login');
});

test('a member who signs in at /login stays there with a warning and a link home', async () => {
  const page = await site.visit();
  await page.goto('/login');
  await fill(page, await createMember(site.app));
  await button(page, 'Sign In').click();
  const warning = page.getByText("You don't have admin privileges to access this panel.");
  await warning.waitFor();
  await expectAt(page, '/login');
  expect((await stored(page)).token).not.toBeNull();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expectAt(page, '/home');
});

test('the sign-in page has the text of the specification and sends nothing while a field is empty', async () => {
  const page = await site.visit();
  await page.goto('/login');
  for (const name of ['Admin Dashboard', 'Welcome Back']) {
    await page.getByRole('heading', { name }).waitFor();
  }
  for (const text of [
    'Manage users, subscriptions, and platform analytics',
    'Sign in to your admin account',
    'Contact system administrator for access credentials',
  ]) {
    await page.getByText(text, { exact: true }).waitFor();
  }
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await button(page, 'Sign In').click();
  await page.getByLabel('Email').fill('grace@staff.example');
  await button(page, 'Sign In').click();
  await expect.poll(() => page.getByLabel('Email').getAttribute('type')).toBe('email');
  await expect.poll(() => page.getByLabel('Email').getAttribute('required')).not.toBeNull();
  expect(
    await page.getByLabel('Password', { exact: true }).getAttribute('required'),
  ).not.toBeNull();
  expect(sent.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('a wrong password shows an error that disappears at the next key, and keeps the email', async () => {
  const page = await site.visit();
  await page.goto('/login');
  await fill(page, { email: 'nobody@member.example', password: 'not the right one' });
  await button(page, 'Sign In').click();
  const message = page.getByText('Email or password is incorrect.');
  await message.waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@member.example');
  await page.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.type('!');
  await message.waitFor({ state: 'detached' });
});

test('signing in and out works with the keyboard alone', async () => {
  const page = await site.visit();
  await page.goto('/login');
  const { email, password } = await createStaff(site.app);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await tabTo(page, button(page, 'Sign In'));
  await page.keyboard.press('Space');
  await expectAt(page, '/dashboard');
  await tabTo(page, button(page, 'Logout'));
  await page.keyboard.press('Enter');
  await expectAt(page, '/login');
});

async function fill(page: Page, { email, password }: Pick<TestMember, 'email' | 'password'>) {
  // The URL changes before the previous page is gone.
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function tabTo(page: Page, target: ReturnType<typeof button>) {
  for (let presses = 0; presses < 100; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));
