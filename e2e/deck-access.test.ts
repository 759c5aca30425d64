// @module-tag long
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addPhotos, uploadPhoto } from '../server/test/files/images.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectNoSidewaysScroll } from './appearance.ts';
import { untilKeysAct } from './keyboard.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;
const sql = sqlOf(app);

let place = 0;
/** A woman who looks at two men with whom she shares interests and an answer. */
async function openDeck(width = 1280) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const interests = ['hiking', 'tea'];
  const ada = await createPerson(app, { profile: { ...here, interests } });
  for (const first_name of ['Alan', 'Bob']) {
    const man = await createPerson(app, aMan({ ...here, interests, first_name }));
    await addPhotos(man, [await uploadPhoto(man)]);
    for (const { id } of [ada, man])
      await sql`insert into answer (member_id, question, mine, accepted, importance, open, counted_mine, counted_accepted,
          counted_importance, counted_open)
        values (${id}, 'tidy', 1, 2, 50, true, 1, 2, 50, true) on conflict do nothing`;
  }
  const page = await site.visit({ as: ada, viewport: { width, height: 640 } });
  await page.goto('/discover');
  const card = page.locator('article:not([inert])');
  await card.waitFor();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  return { ada, page, card, name };
}

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('a card that is dragged and brought back shows the same photo, and a tap the next', async () => {
  const { page, card, name } = await openDeck();
  const box = await card.locator('[data-photos]').boundingBox();
  if (!box) throw new Error('no photos');
  const [x, y] = [box.x + box.width * 0.7, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await untilLoaded(page);
  expect(await card.getByAltText(`Photo 1 of 2 of ${name}`).count()).toBe(1);
  await page.mouse.click(x, y);
  await card.getByAltText(`Photo 2 of 2 of ${name}`).waitFor();
});

test('the deck works with only the keyboard, and the focus stays in place', async () => {
  const { ada, page, card, name } = await openDeck();
  const nextPhoto = card.getByRole('button', { name: 'Next photo' });
  await tabTo(page, nextPhoto);
  await page.keyboard.press('Enter');
  await card.getByAltText(`Photo 2 of 2 of ${name}`).waitFor();
  // There the arrow keys show photos and decide nothing.
  await untilKeysAct(page);
  for (const [key, shown] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await card.getByAltText(`Photo ${shown} of 2 of ${name}`).waitFor();
  }
  const menu = card.getByRole('button', { name: `More about ${name}` });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menu', { name: `More about ${name}` });
  await entries.waitFor();
  // Keys that choose on the deck do nothing in a menu.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await entries.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: `Pass on ${name}` }));
  await page.keyboard.press('Enter');
  const other = name === 'Alan' ? 'Bob' : 'Alan';
  const pass = page.getByRole('button', { name: `Pass on ${other}` });
  await pass.waitFor();
  expect(await hasFocus(pass)).toBe(true);
  await untilKeysAct(page);
  await page.keyboard.press('z');
  await page.getByRole('article', { name: new RegExp(`^${name},`) }).waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Send super like' }).click();
  await pass.waitFor();
  await expect
    .poll(() => sql`select kind from choice where member_id = ${ada.id}`)
    .toEqual([{ kind: 'superlike' }]);
});

test('on a phone no line of a card is cut, and a super like is on the picture, away from the score', async () => {
  const { ada, page, card, name } = await openDeck(390);
  const answer = 'the bookshelf I built. It leans a little, and so do I after a day of sawing.';
  await sql`update profile set prompts = ${JSON.stringify([{ prompt: 'proud-of', answer }])}::jsonb
    where member_id <> ${ada.id}`;
  await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    select m.member_id, ${ada.id}, 'superlike', now(), now() from profile m where m.first_name = ${name}
      and m.latitude = (select latitude from profile where member_id = ${ada.id})`;
  for (const height of [844, 740, 667]) {
    await page.setViewportSize({ width: 390, height });
    await page.reload();
    await card.getByText('sent you a super like').waitFor();
    expect(await page.evaluate(findCutLines), `super like at ${height} px`).toEqual([]);
    const mark = await card.getByText('sent you a super like').boundingBox();
    const title = await card.getByRole('heading').boundingBox();
    expect((mark?.y ?? Infinity) + (mark?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `Pass on ${name}` }).click();
  await expect.poll(() => card.getAttribute('aria-label')).not.toContain(name);
  await card.getByText('the bookshelf I built').first().waitFor();
  expect(await page.evaluate(findCutLines)).toEqual([]);
});

test('a screen reader announces name, age, distance, score and reasons, and what each button does', async () => {
  const { page, card, name } = await openDeck();
  const received = await card.ariaSnapshot();
  for (const line of [
    `article "${name}, 36"`,
    `img "Photo 1 of 2 of ${name}"`,
    'button "Next photo"',
    `button "More about ${name}"`,
    `heading "${name}, 36" [level=2]`,
    'less than 2 mi away',
    'strong: New to each other',
    'Not enough answers to compare',
    `list "Why you and ${name} match"`,
    'listitem: You agree on tidiness',
    'listitem: You share Hiking and Tea',
    'button "See the full profile"',
  ])
    expect(received).toContain(line);
  const buttons = page.getByRole('group', { name: 'Your choice' }).getByRole('button');
  expect(await buttons.evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual([
    'Undo',
    `Pass on ${name}`,
    `Super like ${name}`,
    `Like ${name}`,
    `Like ${name} with a note`,
  ]);
  await page.getByRole('status').getByText(`${name}, 36`).waitFor({ state: 'attached' });
});

test('at 320 px nothing scrolls horizontally, and every button can be pressed', async () => {
  const { page, card } = await openDeck(320);
  await expectNoSidewaysScroll(page);
  const controls = [
    ...(await card.getByRole('button').all()),
    ...(await page.getByRole('group', { name: 'Your choice' }).getByRole('button').all()),
  ];
  expect(controls.length).toBeGreaterThan(7);
  for (const control of controls) {
    const unreachable = await control.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const fits = x >= 0 && x + width <= innerWidth && Math.min(width, height) >= 44;
      return fits && element.contains(top) ? null : element.outerHTML;
    });
    expect(unreachable).toBeNull();
  }
});

/** Runs in the page: the lines of the first card that its edge or the buttons cut. */
function findCutLines(): string[] {
  const buttons = document.querySelector('fieldset')?.getBoundingClientRect();
  const words = document.querySelector('article:not([inert]) > :last-child');
  if (!words || !buttons) return ['There is no card.'];
  const end = Math.min(words.getBoundingClientRect().bottom, buttons.top);
  const cut: string[] = [];
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    // Words that only screen readers have.
    if (!parent || getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is wholly below the edge is not seen.
    const isCut = [...range.getClientRects()].some(({ top, bottom }) => top < end && bottom > end);
    if (isCut) cut.push(node.textContent ?? '');
  }
  return cut;
}
