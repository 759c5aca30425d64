// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { write } from '../server/test/chat/chats.ts';
import { choose, makeMatch, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { openSite } from './site.ts';

const site = await openSite();

async function createBusyMember() {
  const ada = await withPremium(site.app, await createPerson(site.app));
  const man = () => createPerson(site.app, aMan());
  await choose(await man(), ada);
  const matched = await man();
  await makeMatch(site.app, ada, matched);
  await write(matched, ada, 'Hello');
  await man();
  return ada;
}
const ada = await createBusyMember();

/** The first picture of each page, before and after it is there. The sum of browsers counts only what stays. */
test.each([
  ['/browse', 'main output .portrait', 'main li .portrait'],
  ['/likes', 'main output .portrait', 'main li .portrait'],
  ['/notices', 'main output .round', 'main li .round'],
  ['/matches', 'main output .round', 'main li .round'],
  ['/settings', '#privacy i', '#privacy [role=switch]'],
])('what %s shows comes where its skeleton was', async (path, before, after) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const page = await site.visit({ as: ada });
    await page.setViewportSize({ width, height });
    const release = await holdAnswers(page);
    await page.goto(path);
    const expected = await placeOf(page, before);
    await release();
    expect(await placeOf(page, after), `${path} at ${width}`).toEqual(expected);
  }
});

/** No request is made until the returned function is called. */
async function holdAnswers(page: Page) {
  await page.addInitScript(holdRequests);
  return () => page.evaluate(() => (globalThis as Held).release?.());
}

interface Held {
  release?: () => void;
}

/** Runs in the page. */
function holdRequests() {
  const { fetch: now } = globalThis;
  const held = new Promise<void>((resolve) => {
    (globalThis as Held).release = resolve;
  });
  globalThis.fetch = async (...given) => {
    await held;
    return now(...given);
  };
}

/** To 8 px, as the picture of a row stands in the middle of its lines. */
async function placeOf(page: Page, selector: string) {
  const first = page.locator(selector).first();
  await first.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { left, top } = await first.evaluate((element) => element.getBoundingClientRect());
  return { left: Math.round(left / 8), top: Math.round(top / 8) };
}
