import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium, flags } from '../../e2e/chromium.ts';
import { traceDrag } from '../../e2e/trace-drag.ts';
import { findKeptPort } from '../../server/src/db/embedded/kept-port.ts';
import { openBrowser, storeSession, visit } from '../browser.ts';
import type { Case } from '../case.ts';
import { type Session, signIn } from '../sign-in.ts';
import type { Service } from './npm-start.ts';

const pages = { discover: '/discover', matches: '/matches' };

/**
 * How fast the deck and the chats of the demo member open, and the longest task while a card is dragged, slowed four
 * times.
 */
export async function* deckInBrowser({ url, demo }: Service): AsyncGenerator<Case, void, void> {
  const session = await signIn(url, demo.email, demo.password);
  const deck = new URL(pages.discover, url);
  const drag = { id: 'deck-drag-longest-task', unit: 'ms', target: 50, rounds: 5 } as const;
  yield { ...drag, product: async () => ({ value: await longestTask(deck, session) }) };
  for (const [name, path] of Object.entries(pages)) {
    const opens = { id: `lighthouse-${name}-desktop-performance`, unit: 'points' } as const;
    const score = { ...opens, target: 95, rounds: 5 };
    const page = new URL(path, url);
    yield { ...score, product: async () => ({ value: await performanceOf(page, session) }) };
  }
}

async function longestTask(url: URL, session: Session) {
  await using browser = await openBrowser();
  const { page } = await visit(browser, url, session);
  await page.locator('article:not([inert])').waitFor();
  const { layouts, longestTask: value } = await traceDrag(page);
  if (layouts > 0) throw new Error('Something was laid out while the card was dragged');
  return value;
}

/** Lighthouse opens its page next to one of the same profile that has signed in. */
async function performanceOf(url: URL, session: Session) {
  const port = await findKeptPort();
  const args = [...flags, `--remote-debugging-port=${port}`];
  const profile = await chromium.launchPersistentContext('', { ...(await findChromium()), args });
  try {
    const page = await profile.newPage();
    await page.goto(new URL('/faqs', url).href);
    await page.evaluate(storeSession, session);
    await page.close();
    const settings = { port, logLevel: 'error' as const, onlyCategories: ['performance'] };
    const result = await lighthouse(url.href, settings, desktopConfig);
    if (result?.lhr.finalDisplayedUrl !== url.href) throw new Error(`${url.pathname} did not open`);
    return (result.lhr.categories['performance']?.score ?? 0) * 100;
  } finally {
    await profile.close();
  }
}
