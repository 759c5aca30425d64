// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { write } from '../server/test/chat/chats.ts';
import { makeMatch } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { expectGoodAppearance } from './appearance.ts';
import { decksOf, first, preferences } from './deck-page.ts';
import { untilLoaded } from './loaded.ts';
import { button, expectAt } from './page-actions.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const { app } = site;

const { createDeck, choicesOf } = decksOf(site);

test(
  'cards are decided on by button and by key, and a pass is undone',
  { tags: ['journey'] },
  async () => {
    const { ada, men, page } = await createDeck('Alan', 'Bob', 'Carl', 'Dan');
    const one = await first(page);
    await expectGoodAppearance(page, 'discover');
    await button(page, `Pass on ${one}`).click();
    await expect.poll(() => first(page)).not.toBe(one);
    await untilKeysAct(page);
    await page.keyboard.press('z');
    await expect.poll(() => first(page)).toBe(one);
    await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(0);
    await untilKeysAct(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => first(page)).not.toBe(one);
    const two = await first(page);
    await untilKeysAct(page);
    await page.keyboard.press('s');
    await button(page, 'Send super like').click();
    await expect.poll(() => first(page)).not.toBe(two);
    const three = await first(page);
    await untilKeysAct(page);
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Note' }).fill('Which hill is your favorite?');
    await button(page, 'Like with this note').click();
    await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(3);
    const choices = await choicesOf(ada.id);
    expect([one, two, three].map((name) => choices.get(men.get(name) ?? ''))).toEqual([
      'like',
      'superlike',
      'like',
    ]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await untilKeysAct(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/members/**');
  },
);

test('trust 81: while a card leaves, keys undo nothing and write to no one else', async () => {
  const { ada, men, page } = await createDeck('Alan', 'Bob', 'Carl', 'Dan');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const one = await first(page);
  await untilKeysAct(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => first(page)).not.toBe(one);
  const two = await first(page);
  await untilKeysAct(page);
  // Together, as a slow machine would press the later ones after the card has left.
  await page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    ['ArrowRight', 'z', 'n'],
  );
  await expect.poll(() => first(page)).not.toBe(two);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const kindOf = async (name: string) => (await choicesOf(ada.id)).get(men.get(name) ?? '');
  await expect.poll(() => kindOf(two)).toBe('like');
  expect(await kindOf(one)).toBe('pass');
});

test('what is typed right after N is the beginning of the note', async () => {
  const { page } = await createDeck('Alan', 'Bob');
  await first(page);
  await untilKeysAct(page);
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await untilKeysAct(page);
  // Its code is there now, and the field has the focus some frames later.
  await page.keyboard.type('nhello you');
  await expect.poll(() => note.inputValue()).toBe('hello you');
});

test.each(['ltr', 'rtl'])(
  'what is said of a sent note, and of a message, covers neither the name, the face nor a decision: %s',
  { tags: ['long'] },
  async (direction) => {
    const { ada, page } = await createDeck(...'Alan Bartholomew Carl Dan Emil'.split(' '));
    const friend = await createPerson(app, aMan());
    await makeMatch(app, ada, friend);
    await page.reload();
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await first(page);
      await untilKeysAct(page);
      await page.keyboard.press('n');
      await page.getByRole('textbox', { name: 'Note' }).fill('Which hill is your favorite?');
      await button(page, 'Like with this note').click();
      await page.getByText(/^Your note was sent to/).waitFor();
      await write(friend, ada, `At ${width}`);
      await page.getByRole('region', { name: 'New for you' }).getByText(`At ${width}`).waitFor();
      expect(await page.evaluate(findCoveredParts), `at ${width} px`).toEqual([]);
    }
  },
);

/** Runs in the page: what a toast covers of the first card. A face is in the middle half of its photo. */
function findCoveredParts(): string[] {
  const parts = (selector: string) => [...document.querySelectorAll(selector)];
  const card = 'article:not([inert])';
  const toasts = parts(`${card} ~ output, [aria-live=polite] > section`).map((toast) =>
    toast.getBoundingClientRect(),
  );
  return parts(`${card} :is(h2, img), main fieldset button`)
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inset = part.tagName === 'IMG' ? (bottom - top) / 4 : 0;
      return toasts.some(
        (toast) =>
          toast.left < right &&
          left < toast.right &&
          toast.top < bottom - inset &&
          top + inset < toast.bottom,
      );
    })
    .map(({ tagName, ariaLabel }) => ariaLabel ?? tagName);
}

test('a card is dragged away, and comes back when it is let go early', async () => {
  const { ada, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  const box = await page.locator('article:not([inert])').boundingBox();
  if (!box) throw new Error('no card');
  const [x, y] = [box.x + box.width / 4, box.y + 120];
  const drag = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(x + (by * step) / 12, y);
      await page.waitForTimeout(20);
    }
    await page.mouse.up();
  };
  await drag(30);
  expect(await first(page)).toBe(one);
  await drag(-220);
  await expect.poll(() => first(page)).not.toBe(one);
  await expect.poll(async () => [...(await choicesOf(ada.id)).values()]).toEqual(['pass']);
});

const sizes = [
  [360, 640],
  [390, 664],
  [390, 844],
  [1280, 640],
  [1440, 900],
] as const;

/** The buttons are on the screen, and nothing is over them. */
async function expectButtonsInReach(page: Page) {
  const covered = await page
    .getByRole('group', { name: 'Your choice' })
    .getByRole('button')
    .evaluateAll(
      (buttons) =>
        buttons.filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const middle = (left + right) / 2;
          return ![top + 2, bottom - 2].every((y) =>
            each.contains(document.elementFromPoint(middle, y)),
          );
        }).length,
    );
  expect(covered, JSON.stringify(page.viewportSize())).toBe(0);
  const photo = await page.locator('article:not([inert]) > div').first().boundingBox();
  expect(photo?.width, JSON.stringify(page.viewportSize())).toBeGreaterThan(300);
}

test('beside the picture the name and all texts of a card keep their height on low screens', async () => {
  const { men, page } = await createDeck('Alan');
  const answer =
    'I walk there twice a week, mostly in the rain, with a thermos and no plan at all.';
  const prompts = ['green-flag', 'first-date', 'proud-of'].map((prompt) => ({ prompt, answer }));
  await app.pool.query('update profile set prompts = $2 where member_id = $1', [
    men.get('Alan'),
    JSON.stringify(prompts),
  ]);
  await page.reload();
  await first(page);
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [1024, 768],
    [768, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page
      .locator('article:not([inert])')
      .locator('h2, h2 ~ *, h3, p')
      .filter({ visible: true })
      .evaluateAll((texts) =>
        texts
          .filter((each) => each.scrollHeight > each.clientHeight + 2)
          .map((each) => each.textContent),
      );
    expect(cut, `${width} × ${height}`).toEqual([]);
    const heading = await page.locator('article:not([inert]) h2').boundingBox();
    expect(heading?.height, `${width} × ${height}`).toBeGreaterThan(20);
  }
});

test('on a phone the deck does not scroll, a long name leaves the age, and a heart is at its prompt', async () => {
  const { men, page } = await createDeck('Alan');
  await app.pool.query('update profile set first_name = $2, prompts = $3 where member_id = $1', [
    men.get('Alan'),
    'Bartholomew-Maximilian-Theophilus-Emanuel',
    JSON.stringify([{ prompt: 'green-flag', answer: 'Cycling to work' }]),
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await first(page);
  await untilLoaded(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  const card = page.locator('article:not([inert])');
  const age = await card.getByRole('heading', { level: 2 }).locator('.font-light').boundingBox();
  expect((age?.x ?? 390) + (age?.width ?? 0)).toBeLessThan(350);
  const middleOf = (box: { y: number; height: number } | null) =>
    (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const heart = card.getByRole('button', { name: /^Like the answer/ }).first();
  const line = await card.getByText('Cycling to work').first().boundingBox();
  const icon = await heart.locator('svg').boundingBox();
  expect(Math.abs(middleOf(icon) - middleOf(line))).toBeLessThan(4);
});

test('the buttons are whole on low screens, and nothing covers them offline', async () => {
  await site.forgetUsed();
  const { page } = await createDeck('Alan', 'Bob', 'Carl');
  const one = await first(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectButtonsInReach(page);
  }
  await page.context().setOffline(true);
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.getByText("You're offline.", { exact: true }).waitFor();
  await button(page, `Like ${one}`).click();
  await page.getByText("1 choice isn't saved yet.").waitFor();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectButtonsInReach(page);
  }
  await page.context().setOffline(false);
});

test('a choice that is made offline arrives once after reconnecting', async () => {
  await site.forgetUsed();
  const { ada, page } = await createDeck('Alan', 'Bob');
  const one = await first(page);
  await page.context().setOffline(true);
  site.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await button(page, `Like ${one}`).click();
  await expect.poll(() => first(page)).not.toBe(one);
  expect((await choicesOf(ada.id)).size).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(async () => [...(await choicesOf(ada.id)).values()]).toEqual(['like']);
});

test('a member who has decided on everyone is told so, and can undo the last choice', async () => {
  const { ada, page } = await createDeck('Alan');
  await button(page, 'Pass on Alan').click();
  const received = page.getByRole('heading', { name: "You've seen everyone who fits, for now" });
  await expect.poll(() => received.isVisible()).toBe(true);
  await button(page, 'Undo your last choice').click();
  await expect.poll(() => first(page)).toBe('Alan');
  await button(page, 'Pass on Alan').click();
  await button(page, 'Undo your last choice').waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('z');
  await expect.poll(() => first(page)).toBe('Alan');
  await expect.poll(async () => (await choicesOf(ada.id)).size).toBe(0);
});

test('a member whom no one nearby is looking for sees why, and finds people with one change', async () => {
  const { ada, page } = await createDeck();
  const { rows } = await app.pool.query<{ latitude: number }>(
    'select latitude from profile where member_id = $1',
    [ada.id],
  );
  const otherPreferences = {
    gender: 'man',
    seek_genders: ['woman'],
    seek_min_age: 60,
    seek_max_age: 70,
  };
  await createMember(app, {
    profile: {
      first_name: 'Otto',
      latitude: rows[0]?.latitude ?? 0,
      longitude: 20,
      ...otherPreferences,
    },
  });
  await page.reload();
  await page.getByRole('heading', { name: 'No one matches right now' }).waitFor();
  await page.getByText("You're among the first here").waitFor();
  await expectGoodAppearance(page, 'discover-empty');
  await button(page, 'Show me 1 person: Also show people who are looking for someone else').click();
  await expect.poll(() => first(page)).toBe('Otto');
  // The same choice is in the preferences, and can be undone there.
  await preferences(page).click();
  const both = page.getByLabel('Only people who are looking for someone like me');
  await expect.poll(() => both.isChecked()).toBe(false);
  await both.check();
  await button(page, 'Save').click();
  await page.getByRole('heading', { name: 'No one matches right now' }).waitFor();
});

test('how ranking works can be read', async () => {
  const { page } = await createDeck('Alan');
  await page.getByRole('link', { name: 'How ranking works' }).click();
  await expectAt(page, '/ranking');
  await page.getByRole('heading', { name: 'What never counts' }).waitFor();
  await expectGoodAppearance(page, 'ranking');
});
