import type { Page, Request } from 'playwright-core';

const unanswered = new WeakMap<Page, Set<Request>>();

/** Remembers which requests of a page have no response yet. */
export function followRequests(page: Page) {
  const requests = new Set<Request>();
  unanswered.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What the web sets when the page is complete (`mark-complete.ts`); other documents have no such sign. */
const incomplete = 'html:has(#root):not([data-complete])';

export const untilComplete = (page: Page) =>
  page.locator(incomplete).waitFor({ state: 'detached' });

/**
 * Waits until the page is complete and nothing loads any more, twice in a row, so that a response can lead to the next
 * request or move the focus. The `networkidle` of Playwright adds half a second to every page, and waits for nothing after the first time.
 * Only tests that count requests, or expect none, need that half a second.
 */
export async function untilLoaded(page: Page) {
  for (let quiet = 0; quiet < 2;) {
    await page.waitForTimeout(50);
    await page.evaluate(untilIdle);
    const busy = await page.locator(`${incomplete}, [data-loading], [aria-busy=true]`).count();
    quiet = busy + (unanswered.get(page)?.size ?? 0) > 0 ? 0 : quiet + 1;
  }
}

/** Runs in the page. Waits until it has nothing left to do, such as rendering a response. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    // A page that paints nothing is often called idle only a second later, and always after a frame.
    requestAnimationFrame(() => undefined);
    requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
