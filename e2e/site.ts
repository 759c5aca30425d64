import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { findPlace } from '../server/src/platform/geo/gazetteer.ts';
import { testApp } from '../server/test/service/app.ts';
import { type TestMember, signIn, signInUnproven } from '../server/test/members/members.ts';
import { beginSetup } from '../server/test/site/editing.ts';
import { followRequests } from './loaded.ts';
import { lookFirst } from './look-first.ts';
import { type PageErrors, collectErrors } from './page-errors.ts';
import { keepPages, quietPage } from './used-pages.ts';

export const artefacts = join(import.meta.dirname, '..', 'artefacts');

type Options = NonNullable<Parameters<typeof testApp>[0]>;

interface VisitOptions extends BrowserContextOptions {
  /** The member who is signed in. */
  as?: TestMember;
  /** Their session has only signed in, and has to confirm sensitive actions. */
  unproven?: boolean;
}

// Vitest loads this once for each worker. All sites of a worker have the same address, one after the other, so that the
// pages of an earlier file still have the compiled scripts of the web.
let port = 0;
const errors: PageErrors[] = [];
const pages = keepPages(openPage);

const built = new URL('../web/dist/', import.meta.url);

/** Starts the entire service with the built web, for the journeys of one file. */
export async function openSite(
  environment: NodeJS.ProcessEnv = {},
  { web = built, ...more }: Pick<Options, 'databaseUrl' | 'now' | 'site' | 'web'> = {},
) {
  // The first search of a process loads all places, which keeps a busy machine longer than a page waits for a response.
  findPlace('Lisbon', 'PT');
  const app = await testApp({ environment, web, ...more });
  await beginSetup(app);
  const url = await listen(app);

  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) await keepFailureScreenshots(pages.contexts(), task.name);
    await pages.leave(!failed);
    for (const { throwIfAny } of errors.splice(0)) throwIfAny();
  });

  return {
    app,
    url,
    forgetUsed: pages.forgetUsed,
    /** Opens a page in a browser context that no other visitor of this test has. */
    async visit({ as: member, unproven = false, ...options }: VisitOptions = {}) {
      const { page, isUsed } = await pages.take({ baseURL: url, ...options });
      if (isUsed) follow(page);
      if (member) await startSession(page, await sessionOf(member, unproven));
      return page;
    },
    /** Allows errors that this test causes on purpose. */
    allowErrors: (pattern: RegExp) => {
      for (const each of errors) each.allow(pattern);
    },
  };

  async function sessionOf(member: TestMember, unproven: boolean) {
    const enter = unproven ? signInUnproven : signIn;
    const { token, refreshToken, headers } = await enter(app, member);
    const profile = await app.inject({ url: `${apiBase}${ownProfile.url}`, headers });
    const { userData } = profile.json<{ userData: { user: object } }>();
    return { token, refreshToken, user: JSON.stringify(userData.user) };
  }
}

/** Another process may have taken the port between two files. */
async function listen(app: FastifyInstance) {
  const host = '127.0.0.1';
  const url = await app.listen({ host, port }).catch(() => app.listen({ host, port: 0 }));
  port = Number(new URL(url).port);
  return url;
}

async function openPage(options: BrowserContextOptions) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // A journey that changes the server's responses would not see a worker's requests.
    serviceWorkers: 'block',
    ...options,
  });
  // Longer than the 30 seconds of Playwright, as other tests may keep the machine busy.
  context.setDefaultTimeout(240_000);
  context.on('page', follow);
  context.on('page', lookFirst);
  return context.newPage();
}

function follow(page: Page) {
  errors.push(collectErrors(page));
  followRequests(page);
}

/** Signs in without the page of the web that would do so. */
async function startSession(page: Page, values: Record<string, string>) {
  if (page.url() === 'about:blank') await page.goto(quietPage);
  await page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
  }, values);
}

async function keepFailureScreenshots(contexts: BrowserContext[], name: string) {
  const folder = join(artefacts, 'failures');
  await mkdir(folder, { recursive: true });
  const open = contexts.flatMap((context) => context.pages());
  for (const [index, page] of open.entries()) {
    const file = `${name.replaceAll(/\W+/g, '-').slice(0, 100)}-${index}.png`;
    await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
  }
}
