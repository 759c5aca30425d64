// @module-tag long
import { expect, test } from 'vitest';
import { storeLike } from '../server/test/likes/likes.ts';
import { expectGoodAppearance, expectNoSidewaysScroll } from './appearance.ts';
import { decksOf, first, preferences } from './deck-page.ts';
import { untilKeysAct } from './keyboard.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const { createDeck, choicesOf } = decksOf(site);

test('preferences are changed on the page, and the deck is replaced', async () => {
  const { ada, men, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  const other = one === 'Alan' ? 'Bob' : 'Alan';
  await app.pool.query(
    `update profile set birth_date = birth_date - interval '20 years' where member_id = $1`,
    [men.get(other)],
  );
  const shown: string[] = [];
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    const [title, control] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), preferences(page)].map((each) =>
        each.boundingBox(),
      ),
    );
    // In the row of the heading: the cards need the room.
    expect(title && control && control.y < title.y + title.height, `${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await preferences(page).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabel('To age').waitFor();
  await expectGoodAppearance(page, 'discover-preferences');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // Keys of the deck do nothing while the dialog is open: at the end there is no choice.
  for (const key of ['ArrowRight', 'ArrowLeft']) await button(page, 'Cancel').last().press(key);

  // What is typed stays when saving fails.
  await dialog.getByLabel('From age').fill('17');
  await dialog.getByLabel('From age').press('Enter');
  await dialog.getByText('Enter an age from 18 to 120.').waitFor();
  await dialog.getByLabel('From age').fill('45');
  await dialog.getByLabel('To age').fill('70');
  site.allowErrors(/Failed to load resource/);
  await page.route('**/auth/edit-profile', (route) => route.abort(), { times: 1 });
  await button(page, 'Save').click();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('To age').inputValue()).toBe('70');

  // If preferences were changed on another device, saving asks before it overwrites them.
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { maxAge: 60 } });
  await button(page, 'Save').click();
  await dialog.getByText('To age is now: 60.').waitFor();
  await page.exposeFunction('noteCard', (label: string) => shown.push(label));
  await page.evaluate(() => {
    const note = (globalThis as unknown as { noteCard: (label: string) => void }).noteCard;
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) return;
      for (const card of document.querySelectorAll('article:not([inert])'))
        note(card.getAttribute('aria-label') ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await button(page, 'Save').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => first(page)).toBe(other);
  expect(shown.filter((label) => label.startsWith(one))).toEqual([]);
  expect(await preferences(page).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await preferences(page).getAttribute('aria-label')).toContain('ages 45–70');
  expect((await choicesOf(ada.id)).size).toBe(0);
});

test('a match is shown although preferences were saved before the response to the like', async () => {
  const { ada, men, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  const other = one === 'Alan' ? 'Bob' : 'Alan';
  await storeLike(app, men.get(one), ada.id);
  const saved = Promise.withResolvers<void>();
  await page.route('**/choices/*', async (route) => {
    const response = await route.fetch();
    await saved.promise;
    await route.fulfill({ response });
  });
  await button(page, `Like ${one}`).click();
  await expect.poll(() => first(page)).toBe(other);
  await preferences(page).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  await dialog.getByLabel('To age').fill('98');
  const renewed = page.waitForResponse('**/deck?*');
  await button(page, 'Save').click();
  await dialog.waitFor({ state: 'detached' });
  await renewed;
  saved.resolve();
  const match = page.getByRole('dialog', { name: "It's a match" });
  await match.getByText(`You and ${one} like each other.`).waitFor();
  await button(page, 'Keep looking').last().click();
  await match.waitFor({ state: 'detached' });

  // The keys work again, and a used-up deck is replaced.
  expect(await first(page)).toBe(other);
  await untilKeysAct(page);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: /everyone/i }).waitFor();
  expect((await choicesOf(ada.id)).get(men.get(other) ?? '')).toBe('pass');
});
