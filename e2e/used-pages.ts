import type { BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';

/** A page with its browser context. */
interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The options that the context keeps. */
  readonly kind: string;
  readonly scripts: Disposable[];
  /** An earlier test had it. */
  isUsed: boolean;
  /** The test used something that cannot be undone. */
  isSpent: boolean;
}

/** A small document of the site without scripts. */
export const quietPage = '/robots.txt';

const mostIdle = 4;

const eventsOfTests = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
];

/**
 * The pages of the tests of a worker. A test gets a page that an earlier one has finished with, emptied: loading the web
 * in a new context takes three times the work, as its process has yet to fetch and compile every script.
 */
export function keepPages(open: (options: BrowserContextOptions) => Promise<Page>) {
  const current = new Set<Visit>();
  const idle: Visit[] = [];

  return {
    /** The contexts of the current test. */
    contexts: () => [...current].map(({ context }) => context),
    async take(options: BrowserContextOptions) {
      const index = idle.findIndex(({ kind }) => kind === kindOf(options));
      const [used] = index === -1 ? [] : idle.splice(index, 1);
      if (used) await setLook(used.page, options);
      const visit = used ?? watch(await open(options), kindOf(options));
      visit.isUsed = used !== undefined;
      visit.isSpent ||= 'storageState' in options || 'serviceWorkers' in options;
      current.add(visit);
      return visit;
    },
    /** Closes the pages of earlier tests, so that the next ones have nothing in their cache. */
    forgetUsed: () => Promise.all(idle.splice(0).map(({ context }) => context.close())),
    /** Keeps the pages of a test that has passed for the next one, and closes those of another. */
    async leave(passed: boolean) {
      await Promise.all(
        [...current].map(async (visit) => {
          const canStay = passed && !visit.isSpent && !visit.page.isClosed();
          // A test may also have stopped the server.
          const isEmpty = canStay && (await empty(visit).catch(() => false));
          if (isEmpty) idle.push(visit);
          else await visit.context.close();
        }),
      );
      current.clear();
      // Each has a process of the browser.
      const tooMany = idle.splice(0, Math.max(0, idle.length - mostIdle));
      await Promise.all(tooMany.map(({ context }) => context.close()));
    },
  };
}

/** The options that cannot be changed later. */
const kindOf = (options: BrowserContextOptions) =>
  JSON.stringify({ ...options, viewport: 0, colorScheme: 0, reducedMotion: 0 });

async function setLook(page: Page, options: BrowserContextOptions) {
  const { viewport, colorScheme = 'light', reducedMotion = 'reduce' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
}

/** Notes what outlasts a test: a page with developer tools, permissions, another clock or no network is not used again. */
function watch(page: Page, kind: string): Visit {
  const context = page.context();
  const visit: Visit = { page, context, kind, scripts: [], isUsed: false, isSpent: false };
  for (const [owner, name] of [
    [context, 'grantPermissions'],
    [context, 'newCDPSession'],
    [context, 'setGeolocation'],
    [context, 'setOffline'],
    [context.clock, 'install'],
    [page, 'exposeFunction'],
  ] as const) {
    const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, (...given: unknown[]) => {
      if (name === 'setOffline' && visit.isUsed)
        throw new Error('Offline tests start with an empty cache: call site.forgetUsed() first.');
      visit.isSpent = true;
      return original.apply(owner, given);
    });
  }
  const route = page.route.bind(page);
  page.route = (address, ...given) => {
    // The process of a used page has scripts in its memory, and does not request them.
    if (
      visit.isUsed &&
      (typeof address === 'string' || address instanceof RegExp) &&
      /\bassets\b/.test(String(address))
    )
      throw new Error('Scripts are routed with an empty cache: call site.forgetUsed() first.');
    return route(address, ...given);
  };
  const addScript = page.addInitScript.bind(page);
  page.addInitScript = async (...given) => {
    const script = await addScript(...given);
    visit.scripts.push(script);
    return script;
  };
  return visit;
}

async function empty({ page, context, scripts }: Visit) {
  for (const type of eventsOfTests) page.removeAllListeners(type);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(quietPage);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  return true;
}
