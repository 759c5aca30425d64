import { apiBase } from '@kindred/contract/route';
import { chromium, type Browser, type Page, type Request } from 'playwright-core';
import { findChromium, flags } from '../e2e/chromium.ts';
import type { Session } from './sign-in.ts';

export const openBrowser = async () => chromium.launch({ ...(await findChromium()), args: flags });

/** Opens a page with an empty cache, signed in if there is a session, and waits until the network is idle. */
export async function visit(browser: Browser, url: URL, session?: Session) {
  const context = await browser.newContext();
  if (session) await context.addInitScript(storeSession, session);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  if (page.url() !== url.href) throw new Error(`${url.pathname} redirected to ${page.url()}`);
  return { page, requests };
}

/** Counts the requests to the API that a page sends from now on. */
export function countRequests(page: Page) {
  let count = 0;
  const add = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith(apiBase)) count += 1;
  };
  page.on('request', add);
  return {
    end: () => {
      page.off('request', add);
      return count;
    },
  };
}

/** Runs in the page. */
export function storeSession(session: Session) {
  for (const [key, value] of Object.entries(session))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The sizes of responses in kilobytes, as they were transferred. */
export async function sumTransfers(requests: readonly Request[]) {
  const sizes = { script: 0, all: 0 };
  for (const request of requests) {
    const kilobytes = (await request.sizes()).responseBodySize / 1000;
    sizes.all += kilobytes;
    if (new URL(request.url()).pathname.endsWith('.js')) sizes.script += kilobytes;
  }
  return sizes;
}
