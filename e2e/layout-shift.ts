import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Browsers call up to 0.1 good; here nothing may move that a person would notice. */
const mostShift = 0.02;

interface Sum {
  shifted?: number;
  moved?: string[];
}

/**
 * Adds up what moves on the page from its start. Responses of the API arrive late enough for the page to be
 * painted without them, as on a slow connection; with immediate responses nothing would ever seem to move.
 */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(addUpLayoutShifts);
  await page.addInitScript(delayResponses);
}

/** Runs in the page. A page that Playwright intercepts would fetch and compile every script again. */
function delayResponses() {
  const { fetch: now } = globalThis;
  globalThis.fetch = async (...given) => {
    const response = await now(...given);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return response;
  };
}

export async function expectNoLayoutShift(page: Page) {
  const [sum, moved] = await page.evaluate(() => {
    const { shifted = 1, moved: list = [] } = globalThis as Sum;
    return [shifted, list] as const;
  });
  expect(sum, moved.join('\n')).toBeLessThan(mostShift);
}

/** Runs in the page. Movement right after a tap does not count, as in every browser's own sum. */
function addUpLayoutShifts() {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const sum = globalThis as Sum;
  sum.shifted = 0;
  sum.moved = [];
  const describe = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
    `${(node as Element | undefined)?.outerHTML?.slice(0, 100) ?? node?.textContent} ${from.x},${from.y} to ${to.x},${to.y}`;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      sum.shifted = (sum.shifted ?? 0) + value;
      sum.moved?.push(`${value} at ${location.href}`, ...sources.map(describe));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
