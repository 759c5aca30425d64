// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textsOf, write } from '../server/test/chat/chats.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectAccessible } from './appearance.ts';
import { createPair, field, list, log, send, shownTexts } from './chat-page.ts';
import { openSite } from './site.ts';

const site = await openSite();

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

/** What the browser keeps, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('kept');
    // It does not exist. Reading must not create it.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    });
    if (!database) return '';
    const read = database.transaction('views').objectStore('views').getAll();
    const views = await new Promise((resolve) => {
      read.addEventListener('success', () => resolve(read.result));
    });
    database.close();
    return JSON.stringify(views);
  });

const card = (page: Page) => page.locator('article:not([inert])');

/** A member who has seen the cards and a chat, in a browser that keeps them. */
async function lookAround() {
  const { ada, alan } = await createPair(site);
  await createPerson(site.app, aMan({ first_name: 'Balduin' }));
  await write(alan, ada, 'Which hill do you like?');
  const page = await site.visit({ as: ada, ...phone });
  site.allowErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  await page.goto('/start');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/discover');
  await card(page).waitFor();
  await expect.poll(() => kept(page)).toContain('GET /deck');
  await page.goto(`/matches/${alan.id}`);
  await log(page).getByText('Which hill do you like?').waitFor();
  // The chat and its messages. The list of chats has the text, too.
  await expect.poll(async () => (await kept(page)).split(`"chat":"${alan.id}"`).length).toBe(3);
  return { ada, alan, page };
}

test('a start without a connection shows chats, queued messages and the cards, and is current once it is back', async () => {
  const { ada, alan, page } = await lookAround();
  await page.context().setOffline(true);
  await page.reload();
  await log(page).getByText('Which hill do you like?').waitFor();
  await page.getByText("You're offline.", { exact: true }).waitFor();
  await page
    .getByText(/^From .+ This updates when you're back online\.$/)
    .last()
    .waitFor();
  await expectAccessible(page);
  await send(page, 'The one by the lake');
  await page.reload();
  await log(page).getByText('The one by the lake').waitFor();
  await log(page).getByText('Waiting for a connection').waitFor();
  await page.goto('/matches');
  await list(page)
    .getByRole('link', { name: /^Alarich/ })
    .waitFor();
  await page.goto('/start');
  await page.waitForURL('**/discover');
  await card(page).waitFor();
  await page.goto(`/matches/${alan.id}`);
  await field(page).waitFor();
  await write(alan, ada, 'While you were away');
  await page.context().setOffline(false);
  await log(page).getByText('While you were away').waitFor();
  await expect.poll(() => textsOf(ada, alan)).toContain('The one by the lake');
  await expect.poll(() => page.getByText(/This updates when/).count()).toBe(0);
  expect((await shownTexts(page)).filter((text) => text === 'The one by the lake')).toHaveLength(1);
});

test('trust 85: signing out deletes what the browser kept, and nothing secret is in it', async () => {
  const { page } = await lookAround();
  const secrets = await page.evaluate(() =>
    ['token', 'refreshToken'].map((name) => localStorage.getItem(name)),
  );
  const views = await kept(page);
  for (const secret of secrets) expect(views).not.toContain(secret);
  await page.goto('/home');
  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/sign-in');
  await expect.poll(() => kept(page)).toBe('');
});

test('trust 85: a ban deletes what the browser kept', async () => {
  const { ada, page } = await lookAround();
  await site.app.pool.query(
    "update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = $1",
    [ada.id],
  );
  await page.reload();
  await page.waitForURL(/sign-in/);
  await expect.poll(() => kept(page)).toBe('');
});
