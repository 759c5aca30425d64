// @module-tag long
import { expect, test } from 'vitest';
import { write } from '../server/test/chat/chats.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { expectAccessible } from './appearance.ts';
import { builtScript } from './built-script.ts';
import { createPair } from './chat-page.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const site = await openSite();
const faqs = builtScript('features/faqs/faqs-page.tsx');

test('a banner shows while the browser is offline', async () => {
  await site.forgetUsed();
  const page = await site.visit();
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/faqs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const banner = page.getByText("You're offline.", { exact: true });
  await page.context().setOffline(true);
  await banner.waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
});

test('on a phone the offline banner covers neither the header nor the footer', async () => {
  await site.forgetUsed();
  const page = await site.visit({ viewport: { width: 390, height: 844 } });
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/faqs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().setOffline(true);
  const banner = page.getByText("You're offline.", { exact: true });
  await banner.waitFor();
  const region = banner.locator('xpath=../..');
  const header = await page.getByRole('banner').boundingBox();
  expect((await region.boundingBox())?.y).toBe(header?.height);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('contentinfo').getByText('2025').boundingBox();
  const over = await region.boundingBox();
  expect(over?.y).toBe(0);
  expect(last?.y).toBeGreaterThan(over?.height ?? 0);
});

test('a page that failed to load offline loads automatically once online', async () => {
  await site.forgetUsed();
  const page = await site.visit();
  site.allowErrors(/Failed to load resource|dynamically imported module|preload CSS/);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(faqs, (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  const failure = page.getByRole('heading', { name: 'Not loaded yet' });
  await failure.waitFor();
  await page.unroute(faqs);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor();
  expect(await failure.count()).toBe(0);
});

test('a page that failed on a network without a way to the site loads once there is one', async () => {
  await site.forgetUsed();
  const page = await site.visit();
  site.allowErrors(/Failed to load resource|dynamically imported module|preload CSS/);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const lost = [faqs, '**/robots.txt'] as const;
  for (const path of lost) await page.route(path, (route) => route.abort());
  await page.getByRole('link', { name: 'FAQs' }).first().click();
  await page.getByRole('heading', { name: 'Not loaded yet' }).waitFor();
  for (const path of lost) await page.unroute(path);
  await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('data that was not loaded before the connection was lost says so, and loads once it is back', async () => {
  await site.forgetUsed();
  const page = await site.visit({ as: await createMember(site.app) });
  site.allowErrors(/Failed to load resource/);
  await page.goto('/faqs');
  // Its script is loaded before, its list is not.
  const script = page.waitForResponse(builtScript('features/notices/notices-page.tsx'));
  await page.getByRole('link', { name: 'Notifications' }).hover();
  await script;
  await untilLoaded(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Notifications' }).click();
  const main = page.getByRole('main');
  await main.getByText("This loads when you're back online.").waitFor();
  expect(await main.getByRole('alert').count()).toBe(0);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();
  expect(await main.getByText("You're offline").count()).toBe(0);
});

test('a change made offline fails with a message, and the typed text stays', async () => {
  await site.forgetUsed();
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  site.allowErrors(/Failed to load resource/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill('new@member.example');
  await page.getByLabel('Your password', { exact: true }).fill(member.password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send codes' }).click();
  await page.getByRole('alert').getByText('internet connection').waitFor();
  expect(await page.getByLabel('New email').inputValue()).toBe('new@member.example');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send codes' }).click();
  await page.getByText('another to new@member.example').waitFor();
});

test('a page whose script fails to load shows an error with the header, and loads on the next try', async () => {
  await site.forgetUsed();
  const page = await site.visit();
  site.allowErrors(/Failed to load resource|dynamically imported module/);
  await page.goto('/');
  await page.route(faqs, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Privacy' }).waitFor();
  await page.unroute(faqs);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'How do I create an account?' }).waitFor();
});

test('news whose script fails to load leave the page as it is', async () => {
  const { ada, alan } = await createPair(site);
  const page = await site.visit({ as: ada });
  site.allowErrors(/Failed to load resource|dynamically imported module|preload CSS/);
  await page.goto('/settings');
  await untilLoaded(page);
  await page.route(builtScript('app/layout/moments/message-toast.tsx'), (route) => route.abort());
  // What a reload would lose.
  await page.evaluate('globalThis.isSamePage = true');
  const failed = page.waitForEvent('requestfailed');
  await write(alan, ada, 'Hello');
  await failed;
  await untilLoaded(page);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
});

test('a failed token refresh keeps the session, and a refused one ends it', async () => {
  await site.forgetUsed();
  const page = await site.visit({ as: await createStaff(site.app) });
  site.allowErrors(/Failed to load resource/);
  await page.goto('/users');
  site.app.advanceClock(16 * 60_000);
  await page.route('**/auth/refresh-token', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Users Management' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.unroute('**/auth/refresh-token');
  await page.evaluate(() => localStorage.setItem('refreshToken', 'forged'));
  await page.reload();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signing out clears the stored session even if the server cannot be reached', async () => {
  await site.forgetUsed();
  const page = await site.visit({ as: await createStaff(site.app) });
  site.allowErrors(/Failed to load resource/);
  await page.goto('/users');
  await page.route('**/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
