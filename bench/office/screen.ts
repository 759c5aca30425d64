import type { Page } from 'playwright-core';
import { openBrowser, visit, weigh } from '../browser.ts';
import { type Case, shareRuns } from '../case.ts';
import { signIn } from '../sign-in.ts';

/** The users screen in a browser: what it loads, and how long until somebody is to be seen. */
export async function* screen(url: string): AsyncGenerator<Case, void, void> {
  const session = await signIn(url);
  const browser = await openBrowser();
  const figure = shareRuns(async () => {
    const { page, requests } = await visit(browser, new URL('/users', url), session);
    const { script } = await weigh(requests);
    const opened = await timeReload(page);
    await page.context().close();
    return { script, opened };
  });
  try {
    const rounds = 5;
    yield { id: 'users screen opens', unit: 'ms', target: 1000, rounds, ours: figure('opened') };
    yield { id: 'script of /users', unit: 'kB', target: 190, rounds, ours: figure('script') };
  } finally {
    await browser.close();
  }
}

/** From the address to the first row that stands. */
async function timeReload(page: Page) {
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  return page.evaluate(() => performance.now());
}
