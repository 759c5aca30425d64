import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { artefacts } from './site.ts';

const schemes = ['light', 'dark'] as const;
const widths = [390, 768, 1440];

/** Nothing that axe knows of is wrong, in the light and in the dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of schemes) {
    await show(page, colorScheme);
    await page.evaluate(finishTransitions);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
    );
    expect(told, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

/** Keeps a picture of the page at every width, in the light and in the dark. */
export async function keepPictures(page: Page, name: string) {
  for (const colorScheme of schemes) {
    await show(page, colorScheme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const path = join(artefacts, 'pages', `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}

/** A narrow phone scrolls one way only. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const { scroll, client } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scroll: scrollWidth, client: clientWidth };
  });
  expect(scroll, `${page.url()} at 320 px`).toBe(client);
}

/** Waits for the page to follow the system, which it does when it gets round to it. */
async function show(page: Page, colorScheme: (typeof schemes)[number]) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
}

/** Runs in the page. Colours half way between two schemes are nobody's; spinners may go on. */
async function finishTransitions() {
  await new Promise(requestAnimationFrame);
  const ends = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
}
