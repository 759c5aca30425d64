import type { Page } from 'playwright-core';
import { openBrowser, sumTransfers, visit } from '../browser.ts';
import { type Case, shareRuns } from '../case.ts';
import { signIn } from '../sign-in.ts';

/** The users screen in a browser: the size of its script, and the time until the first row is visible. */
export async function* usersScreen(url: string): AsyncGenerator<Case, void, void> {
  const session = await signIn(url);
  await using browser = await openBrowser();
  const figure = shareRuns(async () => {
    const { page, requests } = await visit(browser, new URL('/users', url), session);
    const { script } = await sumTransfers(requests);
    const opened = await timeReload(page);
    await page.context().close();
    return { script, opened };
  });
  const rounds = 5;
  yield { id: 'users-screen-opens', unit: 'ms', target: 1000, rounds, product: figure('opened') };
  yield { id: 'users-screen-script', unit: 'kB', target: 180, rounds, product: figure('script') };
}

/** The time from the navigation to the first row. */
async function timeReload(page: Page) {
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  return page.evaluate(() => performance.now());
}
