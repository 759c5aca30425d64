import { openBrowser, visit, sumTransfers } from '../browser.ts';
import { type Case, shareRuns } from '../case.ts';
import { signIn } from '../sign-in.ts';

const pages = [
  { name: 'landing', path: '/', target: 150 },
  { name: 'faqs', path: '/faqs', target: 150 },
  { name: 'privacy', path: '/privacy', target: 150 },
  { name: 'login', path: '/login', target: 150 },
  { name: 'home', path: '/home', target: 180, signedIn: true },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
];

/** The kilobytes that a browser with an empty cache transfers for a page, compressed as they are served. */
export async function* pageWeights(url: string): AsyncGenerator<Case, void, void> {
  await using browser = await openBrowser();
  const session = await signIn(url);
  for (const { name, path, target, signedIn = false } of pages) {
    const figure = shareRuns(async () => {
      const visited = await visit(browser, new URL(path, url), signedIn ? session : undefined);
      const sizes = await sumTransfers(visited.requests);
      await visited.page.context().close();
      return sizes;
    });
    const bound = target === undefined ? {} : { target };
    yield { id: `script-${name}`, unit: 'kB', rounds: 1, ...bound, product: figure('script') };
    yield { id: `transfer-${name}`, unit: 'kB', rounds: 1, product: figure('all') };
  }
}
