import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilComplete } from './loaded.ts';
import { artefacts } from './site.ts';
import { long } from './test-size.ts';

const schemes = ['light', 'dark'] as const;
const opposite = { light: 'dark', dark: 'light' } as const;
const widths = [390, 768, 1440];
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
// A scheme changes colours alone, so the other rules run once.
const rulesAboutColour = ['color-contrast', 'link-in-text-block'];

type Scheme = (typeof schemes)[number];

/** axe finds no violation: in the short run in this scheme, in the long run in both. */
export async function expectAccessible(page: Page, colorScheme: Scheme = 'light') {
  await expectNoViolations(page, colorScheme);
  if (long) await expectNoViolations(page, opposite[colorScheme], rulesAboutColour);
}

async function expectNoViolations(page: Page, colorScheme: Scheme, rules: string[] = []) {
  await untilComplete(page);
  await setColorScheme(page, colorScheme);
  const find = async () => {
    await page.evaluate(finishTransitions);
    return findViolations(page, rules);
  };
  // What opens above a page may still be loading.
  const message = `${page.url()} ${colorScheme}`;
  await expect.poll(find, { message, timeout: 60_000, interval: 500 }).toEqual([]);
}

/**
 * Runs these rules of axe, or every one. The Playwright package of axe would load its script again each time, in
 * this page and in a second one, and take five times as long.
 */
async function findViolations(page: Page, rules: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // Only violations are described in full; every rule asked for still runs. Preloading copies all style sheets, for
    // a rule that is off.
    const options = {
      resultTypes: ['violations' as const],
      preload: false,
      ...(runOnly.length > 0 && { runOnly }),
    };
    const { violations } = await inPage.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  }, rules);
}

/** With PICTURES=on, keeps pictures at each width and in both schemes. They prove nothing, and some browsers stop at one. */
export async function keepScreenshots(page: Page, name: string) {
  if (process.env['PICTURES'] !== 'on') return;
  for (const colorScheme of schemes) {
    await setColorScheme(page, colorScheme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const path = join(artefacts, 'pages', `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}

/** The page only scrolls vertically, on a narrow phone unless another width is given. */
export async function expectNoSidewaysScroll(page: Page, width = 320) {
  await page.setViewportSize({ width, height: 640 });
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect(scroll, `${page.url()} at ${width} px`).toBe(client);
}

/** All of the above. The page is left as wide as on a laptop. */
export async function expectGoodAppearance(page: Page, name: string) {
  await expectAccessible(page);
  await keepScreenshots(page, name);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Changes the scheme of the system and waits until the page follows it. */
async function setColorScheme(page: Page, colorScheme: (typeof schemes)[number]) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
}

/** Runs in the page. Ends transitions, so that no colour is measured half way; endless animations continue. */
async function finishTransitions() {
  await new Promise(requestAnimationFrame);
  const hasEnd = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
  for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
}
