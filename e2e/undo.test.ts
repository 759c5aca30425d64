// @module-tag long
import { expect, test } from 'vitest';
import { choose } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { decksOf, first } from './deck-page.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { createDeck, choicesOf } = decksOf(site);

test('a pass is undone after a reload, and its card is the first', async () => {
  const { ada, page } = await createDeck('Alan', 'Bob', 'Carl');
  const passed = await first(page);
  await button(page, `Pass on ${passed}`).click();
  await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(1);
  await page.reload();
  await expect.poll(() => first(page)).not.toBe(passed);
  await button(page, 'Undo').click();
  await expect.poll(() => first(page)).toBe(passed);
  await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(0);
});

test('in another tab, and after a match that came while no page was open, there is nothing to undo', async () => {
  const here = { latitude: 50, longitude: -140, seek_max_distance: 50 };
  const ada = await createPerson(site.app, { profile: here });
  const alan = await createPerson(site.app, aMan(here));
  const page = await site.visit({ as: ada });
  await page.goto('/discover');
  await button(page, 'Like Alan').click();
  await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(1);
  const undoLast = button(page, 'Undo your last choice');
  await undoLast.waitFor();

  const otherTab = await page.context().newPage();
  await otherTab.goto('/discover');
  await otherTab.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await button(otherTab, 'Undo your last choice').count()).toBe(0);
  await otherTab.close();

  await page.goto('about:blank');
  await choose(alan, ada);
  await page.goto('/discover');
  // Full screen, or a line for someone whose hands are busy.
  await page.getByText(/^You and Alan like each other|^You matched with Alan/).waitFor();
  await expect.poll(() => page.getByText('Undo your last choice').count()).toBe(0);
});
