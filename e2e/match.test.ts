// @module-tag long
import { expect, test } from 'vitest';
import { storeLike } from '../server/test/likes/likes.ts';
import { expectGoodAppearance } from './appearance.ts';
import { decksOf, first } from './deck-page.ts';
import { button, expectAt } from './page-actions.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const { createDeck } = decksOf(site);

test('two who like each other see the match', async () => {
  const { ada, men, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  await storeLike(app, men.get(one), ada.id);
  // The first sign that someone is at the page fetches what a match needs, once the page has where it shows.
  await page.locator('[aria-live=polite].floats').waitFor({ state: 'attached' });
  await untilLoaded(page);
  const begins = page.waitForRequest(/\.js$/);
  await page.keyboard.press('Shift');
  await begins;
  await untilLoaded(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) code.push(request.url());
  });
  await button(page, `Like ${one}`).click();
  const dialog = page.getByRole('dialog', { name: "It's a match" });
  await dialog.getByText(`You and ${one} like each other.`).waitFor();
  expect(code).toEqual([]);
  await expectGoodAppearance(page, 'discover-match');

  // An idea from his profile, which can be changed before it is sent.
  await button(page, 'Hiking: how did you get into it?').click();
  const field = dialog.getByRole('textbox', { name: `Message ${one}` });
  await expect.poll(() => field.inputValue()).toBe('Hiking: how did you get into it?');
  await field.fill('Call me on +44 7700 900123');
  await field.press('Enter');
  await dialog.getByRole('alert').getByText("can't contain phone numbers").waitFor();
  expect(await field.inputValue()).toBe('Call me on +44 7700 900123');
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await expectGoodAppearance(page, 'discover-match-refused');

  // It is sent once, although the first response is lost.
  const sent: string[] = [];
  await page.route('**/messages/*', async (route) => {
    sent.push(route.request().url());
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  site.allowErrors(/Failed to load resource/);
  await field.fill('Which hill first?');
  await button(page, 'Send').click();
  await dialog.getByText(`Your message to ${one} was sent.`).waitFor();
  const toChat = dialog.getByRole('link', { name: 'Open chat' });
  expect(await toChat.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
  await expectGoodAppearance(page, 'discover-match-sent');
  await toChat.click();
  await expectAt(page, `/matches/${men.get(one)}`);
  await dialog.waitFor({ state: 'detached' });
  const log = page.getByRole('region', { name: `Messages with ${one}` });
  await log.getByText('Which hill first?').waitFor();
  expect(await log.getByText('Which hill first?').count()).toBe(1);
  expect(await log.getByText('900123').count()).toBe(0);
});

test('what is typed to a match and not sent is the draft in the chat', async () => {
  const { ada, men, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  await storeLike(app, men.get(one), ada.id);
  await button(page, `Like ${one}`).click();
  const dialog = page.getByRole('dialog', { name: "It's a match" });
  await dialog.getByRole('textbox', { name: `Message ${one}` }).fill('Which hill');
  await button(page, 'Keep looking').last().click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('link', { name: /^Matches/ })
    .first()
    .click();
  await page.getByRole('link', { name: one }).click();
  const field = page.getByRole('textbox', { name: `Message ${one}` });
  await expect.poll(() => field.inputValue()).toBe('Which hill');
});

test('refused messages from an earlier match do not disturb the first message', async () => {
  const { ada, men, page } = await createDeck('Alan');
  await first(page);
  await storeLike(app, men.get('Alan'), ada.id);
  await page.evaluate(
    ([owner, memberId]) => {
      const messages = ['Call +44 7700 900123', 'Or +44 7700 900124'].map((text, index) => ({
        id: `018f0000-0000-7000-8000-00000000000${index}`,
        ...{ memberId, text, photo: null, replyTo: null, sure: false },
        ...{ at: new Date().toISOString(), stop: 'contact', reason: 'It was refused.' },
      }));
      localStorage.setItem(`refused-messages:${owner}`, JSON.stringify(messages));
    },
    [ada.id, men.get('Alan')] as const,
  );
  await page.reload();
  await button(page, 'Like Alan').click();
  const dialog = page.getByRole('dialog', { name: "It's a match" });
  const field = dialog.getByRole('textbox', { name: 'Message Alan' });
  await field.waitFor();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await field.fill('Which hill first?');
  await button(page, 'Send').click();
  await dialog.getByText('Your message to Alan was sent.').waitFor();
  await dialog.getByRole('link', { name: 'Open chat' }).click();
  const log = page.getByRole('region', { name: 'Messages with Alan' });
  await log.getByText('Which hill first?').waitFor();
  await log.getByText('900123').waitFor();
  await log.getByText('900124').waitFor();
});
