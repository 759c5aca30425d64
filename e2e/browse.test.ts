// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storeLike } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

let place = 0;
/** A woman and some men, each of them ten kilometres farther than the one before, at their own place. */
async function createGrid(...names: string[]) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 100 };
  const ada = await createMember(app, { profile: { ...here, interests: ['hiking', 'tea'] } });
  const men = new Map<string, string>();
  for (const [index, first_name] of names.entries()) {
    const { id } = await createMember(app, {
      member: { created_at: new Date(Date.UTC(2026, 0, 1 + index)) },
      profile: {
        ...here,
        latitude: here.latitude + index / 11.12,
        gender: 'man',
        seek_genders: ['woman'],
        interests: index === 1 ? ['hiking', 'tea'] : ['hiking', 'chess', 'vinyl'],
        first_name,
      },
    });
    men.set(first_name, id);
  }
  const page = await site.visit({ as: ada });
  await page.goto('/browse');
  return { ada, men, page, here };
}

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const names = async (page: Page) =>
  (await page.getByRole('article').getByRole('link').allInnerTexts()).map(
    (text) => /[A-Z][a-z]+/.exec(text)?.[0],
  );
const choicesOf = async (memberId: string) => {
  const { rows } = await app.pool.query<{ kind: string }>(
    `select kind from choice where member_id = $1 and kind <> 'none'`,
    [memberId],
  );
  return rows.map(({ kind }) => kind);
};

test('the grid is sorted, and its URL has the order and the filters', async () => {
  const { page } = await createGrid('Alan', 'Bob', 'Carl');
  await card(page, 'Carl').waitFor();
  await page.getByLabel('Sort by').selectOption('Nearest');
  await page.waitForURL(/sort=near/);
  await expect.poll(() => names(page)).toEqual(['Alan', 'Bob', 'Carl']);
  await page.getByLabel('Sort by').selectOption('New members');
  await expect.poll(() => names(page)).toEqual(['Carl', 'Bob', 'Alan']);
  await page.getByLabel('Sort by').selectOption('Best match');
  await expect.poll(async () => (await names(page))[0]).toBe('Bob');
  await card(page, 'Bob').getByText('You share Hiking and Tea').waitFor();
  await page.getByLabel('Distance').selectOption('Up to 10 mi');
  await card(page, 'Carl').waitFor({ state: 'detached' });
  await page.reload();
  await card(page, 'Bob').waitFor();
  expect(await page.getByLabel('Sort by').inputValue()).toBe('match');
  expect(await page.getByLabel('Distance').inputValue()).toBe('16');
  expect(await names(page)).toEqual(['Bob', 'Alan']);
});

test('people are liked, passed on and bookmarked in the grid by keyboard on a phone', async () => {
  const { ada, page } = await createGrid('Alan', 'Bob');
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Like Alan').focus();
  await page.keyboard.press('Enter');
  await page.getByText('You liked Alan.').waitFor();
  await button(page, 'Pass on Bob').press('Enter');
  await page.getByText('You passed on Bob.').waitFor();
  await expect.poll(async () => (await choicesOf(ada.id)).toSorted()).toEqual(['like', 'pass']);
  await button(page, 'Undo your choice on Bob').press('Enter');
  await button(page, 'Pass on Bob').waitFor();
  await expect.poll(() => choicesOf(ada.id)).toEqual(['like']);
  await button(page, 'More about Bob').press('Enter');
  await button(page, 'Bookmark').press('Enter');
  await card(page, 'Bob').getByText('Bookmarked').waitFor();
  await expectGoodAppearance(page, 'browse');
});

test('two who like each other see the match in the grid', async () => {
  const { ada, men, page } = await createGrid('Alan');
  await storeLike(app, men.get('Alan'), ada.id);
  await button(page, 'Like Alan').click();
  const dialog = page.getByRole('dialog', { name: "It's a match" });
  await dialog.getByText('You and Alan like each other.').waitFor();
  expect(await choicesOf(ada.id)).toEqual(['like']);
});

test(
  'someone is blocked from their card, and the grid continues without them',
  { tags: ['journey'] },
  async () => {
    const { page } = await createGrid('Alan', 'Bob');
    await button(page, 'More about Alan').click();
    await entry(page, /^Block/).click();
    await page
      .getByRole('dialog', { name: /Block Alan/ })
      .getByRole('button', { name: 'Block' })
      .click();
    await card(page, 'Alan').waitFor({ state: 'detached' });
    await card(page, 'Bob').waitFor();
    await button(page, 'More about Bob').click();
    await entry(page, /^Report/).click();
    await page.getByRole('dialog', { name: /Report Bob/ }).waitFor();
    expect(await names(page)).toEqual(['Bob']);
  },
);

test('an empty grid says why, and one tap removes the filter that hides the most people', async () => {
  const { page } = await createGrid('Alan', 'Bob');
  await page.getByLabel('First name').fill('Nora');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No one matches right now' }).waitFor();
  await page.getByText('with “Nora” in their first name').waitFor();
  await expectGoodAppearance(page, 'browse-empty');
  await button(page, 'Show me 2 people: Clear the name').click();
  await card(page, 'Alan').waitFor();
  expect(new URL(page.url()).searchParams.has('searchTerm')).toBe(false);
});

test('people who look for someone else are included by a switch, which the URL keeps', async () => {
  const { page, here } = await createGrid('Alan');
  const preferences = {
    gender: 'man',
    seek_genders: ['woman'],
    seek_min_age: 60,
    seek_max_age: 70,
  };
  await createMember(app, { profile: { first_name: 'Otto', ...here, ...preferences } });
  await page.reload();
  await card(page, 'Alan').waitFor();
  expect(await names(page)).toEqual(['Alan']);
  const both = page.getByRole('switch', {
    name: 'Looking for someone like me',
  });
  await both.press('Space');
  await card(page, 'Otto').waitFor();
  await page.waitForURL(/bothWays=false/);
  await page.reload();
  await card(page, 'Otto').waitFor();
  expect(await both.isChecked()).toBe(false);
});

test('a search is saved, reopened, renamed, announced by a notice, and deleted', async () => {
  const { ada, page } = await createGrid('Alan', 'Bob');
  await page.getByLabel('Sort by').selectOption('Nearest');
  await page.getByLabel('Distance').selectOption('Up to 5 mi');
  await card(page, 'Bob').waitFor({ state: 'detached' });
  await button(page, 'Saved searches').click();
  await page.getByLabel('Name', { exact: true }).fill('Around the corner');
  await page.keyboard.press('Enter');
  await button(page, 'Show people for Around the corner').waitFor();
  await expectGoodAppearance(page, 'browse-searches');
  await page.getByRole('switch', { name: 'Alerts for Around the corner' }).press('Space');
  await page.getByText('Alerts off').waitFor();
  await button(page, 'Rename Around the corner').click();
  await page.getByLabel('New name for Around the corner').fill('Next door');
  await page.keyboard.press('Enter');
  await button(page, 'Show people for Next door').waitFor();
  await page.goto('/browse');
  await card(page, 'Bob').waitFor();
  await button(page, 'Saved searches (1)').click();
  await button(page, 'Show people for Next door').click();
  await page.waitForURL(/maxDistance=8/);
  expect(await page.getByLabel('Sort by').inputValue()).toBe('near');
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from saved_search where member_id = $1',
    [ada.id],
  );
  const searchId = rows[0]?.id ?? '';
  const about = { searchId, searches: [{ name: 'Next door', count: 2 }] };
  await app.pool.query(
    `insert into notice (member_id, id, kind, about) values ($1, gen_random_uuid(), 'search.new-people', $2)`,
    [ada.id, about],
  );
  await page.goto('/notices');
  await page.getByRole('link', { name: '2 new people match “Next door”' }).click();
  await page.waitForURL(/maxDistance=8/);
  await button(page, 'Saved searches (1)').click();
  await button(page, 'Delete Next door').click();
  await page.getByText('No saved searches yet').waitFor();
});
