// @module-tag long
import { type Page, chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { findChromium, flags } from './chromium.ts';
import { openSite } from './site.ts';

const site = await openSite();

const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        found.push(`${new URL(url).pathname}\n${await (await cache.match(url))?.text()}`);
    }
    const workers = await navigator.serviceWorker.getRegistrations();
    return { workers: workers.length, found };
  });

test('the browser accepts the app as installable', async () => {
  // The windows of the other tests are private, where nothing can be installed.
  const profile = await chromium.launchPersistentContext('', {
    ...(await findChromium()),
    args: flags,
    baseURL: site.url,
  });
  onTestFinished(() => profile.close());
  const page = await profile.newPage();
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { icons } = JSON.parse(manifest.data ?? '{}') as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons.filter(({ src: path }) => path.endsWith('.png'))) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('trust 59: offline the app opens and says so, and no data about the member is kept', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member, serviceWorkers: 'allow' });
  site.allowErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/notices');
  await page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(async () => (await kept(page)).found.length).toBeGreaterThan(1);
  // Now the worker sees each request of the page.
  await page.reload();
  await page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor();
  const { found } = await kept(page);
  for (const each of found) {
    expect(each).toMatch(/^\/(assets\/|index\.html\n|first-paint\.js\n)/);
    expect(each.includes(member.email)).toBe(false);
  }
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("You're offline.", { exact: true }).first().waitFor();
  await page.context().setOffline(false);
});

test('trust 59: signing out removes the worker and everything that it stored', async () => {
  const page = await site.visit({ as: await createMember(site.app), serviceWorkers: 'allow' });
  await page.goto('/notices');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(async () => (await kept(page)).found.length).toBeGreaterThan(1);
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/sign-in');
  await expect.poll(() => kept(page)).toEqual({ workers: 0, found: [] });
  // The removed worker still sees the requests of this page, and must not store them again.
  await page.locator('a[href="/register"]').first().click();
  await page.waitForURL('**/register');
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual({ workers: 0, found: [] });
});
