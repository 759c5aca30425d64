// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { write } from '../server/test/chat/chats.ts';
import { choose, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createPair, field, hold, log } from './chat-page.ts';
import { untilLoaded } from './loaded.ts';
import { button, entry } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';
import { findTooWide } from './too-wide.ts';

const site = await openSite();
const { app } = site;

const widths = long ? [320, 390, 768, 1440] : [390, 1440];
const url = `https://maps.example.org/place/${'Planten+un+Blomen/'.repeat(8)}`.slice(0, 120);
const word = 'Donaudampfschiffahrtsgesellschaftskapitaenskajuetenschluessel'.slice(0, 60);
const both = `${url} ${word}`;
const name = (first: string) => first.padEnd(40, 'wilhelminaalexandrina');

const texts = () => ({
  bio: both,
  city: word,
  prompts: JSON.stringify(
    ['green-flag', 'learning-now'].map((prompt) => ({ prompt, answer: both })),
  ),
});
const createMan = (first: string) =>
  createPerson(app, aMan({ ...texts(), first_name: name(first) }));

/** Nothing is wider than the page or its box, at every width. */
async function expectFits(page: Page, where: string) {
  await untilLoaded(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await untilLoaded(page);
    const message = `${where} at ${width} px`;
    await expect.poll(() => page.evaluate(findTooWide), { message }).toEqual([]);
  }
}

async function openAs(person: Awaited<ReturnType<typeof createPerson>>, path: string) {
  const page = await site.visit({
    as: person,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto(path);
  return page;
}

test('long words, links and names fit into a chat, its field and its dialogs', async () => {
  const { ada, alan } = await createPair(site);
  await app.pool.query('update profile set first_name = $1 where member_id = $2', [
    name('Alarich'),
    alan.id,
  ]);
  // Links are for those who have answered.
  for (const text of ['Hello', both])
    for (const [from, to] of [
      [ada, alan],
      [alan, ada],
    ] as const)
      await write(from, to, text);
  await write(ada, alan, word, { replyTo: 3 });
  const page = await openAs(ada, `/matches/${alan.id}`);
  await field(page).fill(`${both} ${both}`);
  await expectFits(page, 'the chat');
  expect(await field(page).evaluate((area) => area.clientHeight)).toBeLessThanOrEqual(140);
  await button(page, 'Send').click();
  await hold(page, word);
  await entry(page, 'Reply').click();
  await expectFits(page, 'an answer');
  await log(page).getByRole('link', { name: url }).first().click();
  await page.getByRole('dialog', { name: 'Open maps.example.org?' }).waitFor();
  await expectFits(page, 'the question before a link');
  await button(page, 'Stay here').last().click();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await entry(page, /^Report/).click();
  await page.getByLabel('What happened?').fill(both);
  await expectFits(page, 'a report');
});

test('long words, links and names fit into the pages that show people', async () => {
  const ada = await withPremium(
    app,
    await createPerson(app, { profile: { ...texts(), first_name: name('Adelheid') } }),
  );
  const [match, admirer, stranger, other] = await Promise.all(
    ['Alarich', 'Balthasar', 'Caspar', 'Dagobert'].map(createMan),
  );
  if (!match || !admirer || !stranger || !other) throw new Error('Four men are missing.');
  await choose(ada, match);
  await choose(match, ada, 'like', { note: word });
  await choose(admirer, ada, 'like', { note: word });
  await ada.send('POST', '/reports/create-reports', {
    problem_type: 'Other',
    reason: 'other',
    description: both,
    reportedUserId: other.id,
  });
  const page = await openAs(ada, `/matches/${match.id}`);
  await page.getByText('You matched with').waitFor();
  await expectFits(page, 'an empty chat');
  for (const path of [
    '/matches',
    `/members/${stranger.id}`,
    '/discover',
    '/browse',
    '/likes',
    '/my-reports',
    '/notices',
    '/profile',
  ]) {
    await page.goto(path);
    await expectFits(page, path);
  }
  await page.goto('/likes');
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await page.getByRole('dialog', { name: "It's a match" }).waitFor();
  await page.getByRole('textbox', { name: /^Message / }).fill(both);
  await expectFits(page, 'the match moment');
});

test('text of twice the size fits into the pages of members', async () => {
  const { ada, alan } = await createPair(site);
  await write(alan, ada, 'Shall we meet on Saturday?');
  await createPerson(app, aMan({ first_name: 'Balduin' }));
  const page = await openAs(ada, '/home');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of [
    '/home',
    '/discover',
    '/browse',
    '/questions',
    `/matches/${alan.id}`,
    '/profile',
    '/premium',
  ]) {
    await page.goto(path);
    await expectFits(page, `${path} with large text`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(findCovered), { message: path }).toEqual([]);
  }
});

test('in the head of a chat a name of twice the size is not at the edge of the screen', async () => {
  const { ada, alan } = await createPair(site);
  const page = await openAs(ada, `/matches/${alan.id}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 640 });
  const heading = await page.getByRole('heading', { level: 1, name: /^Alarich/ }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(4);
});

/** Runs in the page: the words of the header and the tabs that leave their bar, or meet each other. */
function findCovered(): string[] {
  const bars = [...document.querySelectorAll('header, nav')].filter(
    (bar) => bar.getBoundingClientRect().height > 0,
  );
  return bars.flatMap((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    const links = [...bar.querySelectorAll('a, button')].map((link) =>
      link.getBoundingClientRect(),
    );
    const shown = links.filter(({ width, height }) => width > 1 && height > 1);
    const leaves = shown.filter((box) => box.top < top - 1 || box.bottom > bottom + 1);
    const meets = shown.filter((box, index) =>
      shown.some(
        (other, at) =>
          at > index &&
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      ),
    );
    return [...leaves, ...meets].map((box) => `${Math.round(box.left)}, ${Math.round(box.top)}`);
  });
}

const sentence =
  'I walk along the river twice a week, mostly in the rain, with a flask of tea and no plan at all';

test('a long sentence of ordinary words is cut in the toast of a message and in the notices', async () => {
  const { ada, alan } = await createPair(site);
  await write(ada, alan, 'Hello');
  // Where the match is seen, so that no dialog is about it.
  const page = await openAs(ada, `/matches/${alan.id}`);
  await log(page).getByText('Hello').waitFor();
  await untilLoaded(page);
  await page.goto('/profile');
  await untilLoaded(page);
  const toast = page.getByRole('region', { name: 'New for you' });
  // Until the page follows events, one more message brings nothing.
  const isToasted = async () => {
    await write(alan, ada, sentence);
    await page.waitForTimeout(1000);
    return toast.getByText(sentence).isVisible();
  };
  await expect.poll(isToasted).toBe(true);
  expect(await page.evaluate(findTooWide)).toEqual([]);
  const close = await toast.getByRole('button', { name: 'Close' }).boundingBox();
  expect((close?.x ?? 390) + (close?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
  await page.goto('/notices');
  await page.getByRole('main').getByText(sentence).waitFor();
  await expectFits(page, 'a notice of a message');
  await page.setViewportSize({ width: 390, height: 844 });
  const time = await page.getByRole('main').locator('small').first().boundingBox();
  expect((time?.x ?? 390) + (time?.width ?? 0)).toBeLessThanOrEqual(390 - 20);
});
