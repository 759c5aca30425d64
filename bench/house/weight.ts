import { chromium, type BrowserContext, type Request } from 'playwright-core';
import { findChromium, flags } from '../../e2e/chromium.ts';
import { type Case, shareRuns } from '../case.ts';
import { type Session, signIn } from '../sign-in.ts';

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
  const browser = await chromium.launch({ ...(await findChromium()), args: flags });
  const session = await signIn(url);
  try {
    for (const { path, target, signedIn = false } of pages) {
      const figure = shareRuns(async () => {
        const context = await browser.newContext();
        if (signedIn) await context.addInitScript(storeSession, session);
        const sizes = await weigh(await visit(context, new URL(path, url)));
        await context.close();
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

function storeSession(session: Session) {
  for (const [key, value] of Object.entries(session))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

async function visit(context: BrowserContext, url: URL) {
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  if (page.url() !== url.href) throw new Error(`${url.pathname} led to ${page.url()}`);
  return requests;
}

async function weigh(requests: readonly Request[]) {
  const sizes = { script: 0, all: 0 };
  for (const request of requests) {
    const kilobytes = (await request.sizes()).responseBodySize / 1000;
    sizes.all += kilobytes;
    if (new URL(request.url()).pathname.endsWith('.js')) sizes.script += kilobytes;
  }
  return sizes;
}
