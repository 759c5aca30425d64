import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type TestMember, createMember, createStaff } from '../server/test/members.ts';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';

const site = await openSite();
const minutes = 60_000;

test('an administrator signs in, is sent on, reloads, outlives the token, and signs out', async () => {
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
});

test('signing in replaces the history, and leads to the dashboard when nothing was asked for', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  await page.goto('/login');
  await fill(page, await createStaff(site.app));
  await page.keyboard.press('Enter');
  await expectAt(page, '/dashboard');
  await page.goBack();
  await expectAt(page, '/faqs');
});

test('two tabs are one session: they refresh once, and leave together', async () => {
  const page = await site.visit({ as: await createStaff(site.app) });
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/users');
  // A refresh that a page has begun before it is reloaded is cut off, and made again.
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  const refreshes: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) refreshes.push(request.url());
  });

  site.app.advanceClock(16 * minutes);
  await Promise.all([page.reload(), other.reload()]);
  await expect.poll(() => refreshes.length).toBe(1);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect(refreshes).toHaveLength(1);
  await expectAt(page, '/dashboard');
  await expectAt(other, '/users');

  await button(page, 'Logout').click();
  await expectAt(page, '/login');
  await expectAt(other, '/login');
});

test('a session that the server has ended leads back to signing in, and from there to the page', async () => {
  const admin = await createStaff(site.app);
  const page = await site.visit({ as: admin });
  await page.goto('/users');
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
  await site.app.db.deleteFrom('session').where('member_id', '=', admin.id).execute();
  await page.reload();
  await expectAt(page, '/login');
  expect(await stored(page)).toEqual({ token: null, user: null, refreshToken: null });
  await fill(page, admin);
  await button(page, 'Sign In').click();
  await expectAt(page, '/users');
});

test('a member who signs in at /login stays there, is warned, and has a way home', async () => {
  const page = await site.visit();
  await page.goto('/login');
  await fill(page, await createMember(site.app));
  await button(page, 'Sign In').click();
  const warning = page.getByText("You don't have admin privileges to access this panel.");
  await warning.waitFor();
  await expectAt(page, '/login');
  expect((await stored(page)).token).not.toBeNull();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expectAt(page, '/home');
});

test('the screen says what the specification says, and nothing happens while a field is empty', async () => {
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
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
  expect(await page.getByLabel('Email').getAttribute('required')).not.toBeNull();
  expect(
    await page.getByLabel('Password', { exact: true }).getAttribute('required'),
  ).not.toBeNull();
  expect(sent.filter((url) => url.includes('/auth/'))).toEqual([]);
});

test('a wrong password is told, kept typed, and forgotten at the next key', async () => {
  const page = await site.visit();
  await page.goto('/login');
  await fill(page, { email: 'nobody@member.example', password: 'not the right one' });
  await button(page, 'Sign In').click();
  const told = page.getByText('Email or password is incorrect.');
  await told.waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@member.example');
  await page.getByLabel('Password', { exact: true }).press('End');
  await page.keyboard.type('!');
  await told.waitFor({ state: 'detached' });
});

test('while it works, the button says so and a second click sends nothing', async () => {
  const page = await site.visit();
  const waiting = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route('**/auth/login', async (route) => {
    sent += 1;
    await waiting.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fill(page, await createStaff(site.app));
  await button(page, 'Sign In').click();
  await button(page, 'Signing In...').click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  waiting.resolve(undefined);
  await expectAt(page, '/dashboard');
  expect(sent).toBe(1);
});

/** What the server or the way to it does wrong, and what the person reads: section 8. */
const failures: [name: string, status: number | null, body: string, told: string][] = [
  ['the server names a reason', 503, '{"message":"Back at noon."}', 'Back at noon.'],
  ['the answer is plain text', 502, 'Bad gateway', 'Bad gateway'],
  ['there is an error field', 400, '{"error":"No such thing"}', 'No such thing'],
  ['there is a list', 400, '{"errors":[{"msg":"Too short"}]}', 'Too short'],
  ['the list has a message', 400, '{"errors":[{"message":"Too long"}]}', 'Too long'],
  ['the list says nothing', 400, '{"errors":[{}]}', 'Validation error'],
  ['the server breaks', 500, '{}', 'Server error: Please try again later.'],
  ['a refusal has no words', 403, '{}', 'Login failed'],
  [
    'there is no way to the server',
    null,
    '',
    'Network error: Unable to connect to server. Please check your internet connection.',
  ],
];

test.each(failures)('when %s, the page says it', async (_name, status, body, told) => {
  const page = await site.visit();
  site.tolerate(/Failed to load resource/);
  await page.route('**/auth/login', (route) =>
    status === null ? route.abort('connectionrefused') : route.fulfill({ status, body }),
  );
  await page.goto('/login');
  await fill(page, { email: 'grace@staff.example', password: 'whatever it is' });
  await button(page, 'Sign In').click();
  await page.getByText(told, { exact: true }).waitFor();
  expect(await stored(page)).toEqual({ token: null, user: null, refreshToken: null });
});

test('the whole way in and out goes by the keyboard', async () => {
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page, { email, password }: Pick<TestMember, 'email' | 'password'>) {
  // The address changes before the page that was there has gone.
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function tabTo(page: Page, target: ReturnType<typeof button>) {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function expectAt(page: Page, path: string) {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));
