import { openBrowser, visit, weigh } from '../browser.ts';
import { type Case, shareRuns } from '../case.ts';
import { signIn } from '../sign-in.ts';

const pages = [
  { path: '/', target: 130 },
  { path: '/faqs', target: 130 },
  { path: '/privacy', target: 130 },
  { path: '/login', target: 130 },
  { path: '/home', signedIn: true },
  { path: '/dashboard', signedIn: true },
];

/** What travels, compressed as it is served, until a page has come to rest in a browser that knows nothing. */
export async function* weight(url: string): AsyncGenerator<Case, void, void> {
  const browser = await openBrowser();
  const session = await signIn(url);
  try {
    for (const { path, target, signedIn = false } of pages) {
      const figure = shareRuns(async () => {
        const visited = await visit(browser, new URL(path, url), signedIn ? session : undefined);
        const sizes = await weigh(visited.requests);
        await visited.page.context().close();
        return sizes;
      });
      const bound = target === undefined ? {} : { target };
      yield { id: `script of ${path}`, unit: 'kB', rounds: 1, ...bound, ours: figure('script') };
      yield { id: `all of ${path}`, unit: 'kB', rounds: 1, ours: figure('all') };
    }
  } finally {
    await browser.close();
  }
}
