import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import { testApp } from '../server/test/app.ts';
import { type TestMember, signIn } from '../server/test/members.ts';
import { type Watch, watch } from './page-errors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browser: string;
  }
}

export const artefacts = join(import.meta.dirname, '..', 'artefacts');

interface Visit extends BrowserContextOptions {
  /** Who is signed in already. */
  as?: TestMember;
}

/** The whole service with the built web, listening, for the journeys of one file. */
export async function openSite(environment: NodeJS.ProcessEnv = {}) {
  const web = new URL('../web/dist/', import.meta.url);
  const app = await testApp({ environment, web });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = await chromium.connect(inject('browser'));
  const contexts = new Set<BrowserContext>();
  const watches: Watch[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(contexts, task.name);
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
    for (const { settle } of watches.splice(0)) settle();
  });
  afterAll(() => browser.close());

  return {
    app,
    url,
    /** A person with a browser of their own. */
    async visit({ as: member, ...options }: Visit = {}) {
      const context = await browser.newContext({
        baseURL: url,
        reducedMotion: 'reduce',
        ...(member && { storageState: await rememberSession(member) }),
        ...options,
      });
      contexts.add(context);
      context.on('page', (page) => watches.push(watch(page)));
      return context.newPage();
    },
    /** What this test makes the pages complain of on purpose. */
    tolerate: (complaint: RegExp) => {
      for (const each of watches) each.tolerate(complaint);
    },
  };

  async function rememberSession(member: TestMember) {
    const { token, refreshToken, headers } = await signIn(app, member);
    const profile = await app.inject({ url: `${apiBase}${ownProfile.url}`, headers });
    const { userData } = profile.json<{ userData: { user: object } }>();
    const values = { token, refreshToken, user: JSON.stringify(userData.user) };
    const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: url, localStorage }] };
  }
}

async function keepPictures(contexts: Iterable<BrowserContext>, name: string) {
  const folder = join(artefacts, 'failures');
  await mkdir(folder, { recursive: true });
  const pages = [...contexts].flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const file = `${name.replaceAll(/\W+/g, '-').slice(0, 100)}-${index}.png`;
    await page.screenshot({ path: join(folder, file) }).catch(() => undefined);
  }
}
