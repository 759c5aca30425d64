import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { testApp } from '../server/test/app.ts';
import { type TestMember, signIn, signInUnproven } from '../server/test/members.ts';
import { followRequests } from './loaded.ts';
import { type PageErrors, collectErrors } from './page-errors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

export const artefacts = join(import.meta.dirname, '..', 'artefacts');

interface VisitOptions extends BrowserContextOptions {
  /** The member who is signed in. */
  as?: TestMember;
  /** Their session has only signed in, and has to confirm sensitive actions. */
  unproven?: boolean;
}

/** Starts the entire service with the built web, for the journeys of one file. */
export async function openSite(environment: NodeJS.ProcessEnv = {}) {
  const web = new URL('../web/dist/', import.meta.url);
  const app = await testApp({ environment, web });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.connect(inject('browser'));
  const contexts = new Set<BrowserContext>();
  const errors: PageErrors[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailureScreenshots(contexts, task.name);
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
    for (const { throwIfAny } of errors.splice(0)) throwIfAny();
  });
  afterAll(() => browser.close());

  return {
    app,
    url,
    /** Opens a page in its own browser context. */
    async visit({ as: member, unproven = false, ...options }: VisitOptions = {}) {
      const context = await browser.newContext({
        baseURL: url,
        reducedMotion: 'reduce',
        // A journey that changes the server's responses would not see a worker's requests.
        serviceWorkers: 'block',
        ...(member && { storageState: await storageOf(member, unproven) }),
        ...options,
      });
      contexts.add(context);
      context.on('page', (page) => {
        errors.push(collectErrors(page));
        followRequests(page);
      });
      return context.newPage();
    },
    /** Allows errors that this test causes on purpose. */
    allowErrors: (pattern: RegExp) => {
      for (const each of errors) each.allow(pattern);
    },
  };

  async function storageOf(member: TestMember, unproven: boolean) {
    const enter = unproven ? signInUnproven : signIn;
    const { token, refreshToken, headers } = await enter(app, member);
    const profile = await app.inject({ url: `${apiBase}${ownProfile.url}`, headers });
    const { userData } = profile.json<{ userData: { user: object } }>();
    const values = { token, refreshToken, user: JSON.stringify(userData.user) };
    const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: url, localStorage }] };
  }
}

async function keepFailureScreenshots(contexts: Iterable<BrowserContext>, name: string) {
  const folder = join(artefacts, 'failures');
  await mkdir(folder, { recursive: true });
  const pages = [...contexts].flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const file = `${name.replaceAll(/\W+/g, '-').slice(0, 100)}-${index}.png`;
    await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
  }
}
