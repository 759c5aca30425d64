import { ownProfile } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { configure, screen, waitFor } from '@testing-library/dom';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { type TestMember, signIn } from '../server/test/members/members.ts';
import { ownProfileQuery } from '../web/src/api/accounts/own-profile.ts';
import { App } from '../web/src/app/app.tsx';
import { guardKeys } from '../web/src/app/guard-keys.ts';
import { markComplete } from '../web/src/app/mark-complete.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { redirectRefused } from '../web/src/app/redirect-refused.ts';
import { reactToSession } from '../web/src/app/react-to-session.ts';
import { createAppRouter } from '../web/src/app/router.ts';
import { keyboard } from '../web/src/lib/keys/keyboard.ts';
import { session } from '../web/src/lib/sessions/session.ts';
import { origin } from './browser-globals.ts';

interface Reply {
  status: number;
  body?: object | string;
}

/** Responds to a request instead of the service, or lets it pass. */
type Intercept = (request: {
  method: string;
  path: string;
  body: string;
}) => Reply | 'broken' | undefined | Promise<Reply>;

interface OpenOptions {
  /** The member who is signed in. */
  as?: TestMember;
  /** What happens after the member signed in, and before the page is opened. */
  before?: () => Promise<unknown>;
}

/** A public page that reads nothing. The router only follows the address of a page while one is rendered. */
const start = '/faqs';

// A worker has one window, and so one router. Otherwise the first to open a page would first be at the home page.
history.replaceState(null, '', start);
const router = createAppRouter();
reactToSession(router);
redirectRefused(router);
markComplete(router);
guardKeys();
// What is typed into a field is no text of the page: it is there before it is stored.
configure({ asyncUtilTimeout: 90_000, defaultIgnore: 'script, style, textarea' });

/** Closes the page that is open, also one of an earlier test or file: two would write into the same document. */
let close = async () => {};

/**
 * The entire web in a document without a browser, whose requests go to this service.
 * It shows what a page says and sends. What it looks like, and what only browsers do, is for the journeys of e2e.
 */
export function openPages(app: FastifyInstance) {
  return {
    /** Opens a page, as a member who is signed in or as a visitor. */
    open: async (path: string, { as: member, before }: OpenOptions = {}) => {
      await close();
      onTestFinished(async () => {
        expectNames();
        await close();
      });
      const network = connect(app);
      if (member) await storeSession(app, member);
      await before?.();
      session.reread();
      // As after a reload of a browser, see reactToSession.
      if (member) queryClient.query(ownProfileQuery).catch(() => undefined);
      const element = document.getElementById('root') as HTMLElement;
      expect(element.childElementCount, 'an earlier page is still in the document').toBe(0);
      const root = createRoot(element);
      close = async () => {
        await go(start);
        root.unmount();
        await network.untilIdle();
        // A module that still loads when the file ends would fail, and stay failed for the next files of the worker.
        await vi.dynamicImportSettled();
        localStorage.clear();
        sessionStorage.clear();
        session.reread();
        queryClient.clear();
        vi.unstubAllGlobals();
        close = async () => {};
      };
      await leaveEarlierPages();
      // Letters of an earlier test are no part of a word.
      keyboard.stop();
      keyboard.endWord();
      router.history.replace(start);
      root.render(createElement(App, { router }));
      await screen.findByRole('main');
      await go(path);
      return { network, go };
    },
  };
}

/** What can be pressed or filled in has a name that is read out. */
function expectNames() {
  const nameless = [
    ...document.querySelectorAll('button, a[href], input, select, textarea'),
  ].filter(
    (element) =>
      !element.textContent.trim() &&
      !('labels' in element && (element as HTMLInputElement).labels?.length) &&
      !element.matches('[hidden], [type="hidden"], [aria-label], [aria-labelledby], [title]') &&
      !element.querySelector('img[alt]:not([alt=""]), [aria-label]'),
  );
  expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

const go = (path: string) => router.navigate({ href: path, replace: true });

/** Goes back to the first page of the window, so that a visit has none before it, as in a new tab. */
async function leaveEarlierPages() {
  const { history } = router;
  history.go(-(history.location.state.__TSR_index ?? 0));
  await waitFor(() => !history.canGoBack() || Promise.reject(new Error('Not at the first page')));
}

/** As another tab does that signs in. */
export async function storeSession(app: FastifyInstance, member: TestMember) {
  const { token, refreshToken, headers } = await signIn(app, member);
  const profile = await app.inject({ url: `${apiBase}${ownProfile.url}`, headers });
  const { userData } = profile.json<{ userData: { user: object } }>();
  localStorage.setItem('user', JSON.stringify(userData.user));
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('token', token);
}

/** Passes each request of the page to the service. */
function connect(app: FastifyInstance) {
  const requests: string[] = [];
  let underWay = 0;
  let intercept: Intercept = () => undefined;

  async function answer(input: string, init: RequestInit) {
    const request = new Request(new URL(input, origin), init);
    const path = request.url.slice(origin.length);
    requests.push(`${request.method} ${path}`);
    const payload = Buffer.from(await request.arrayBuffer());
    const instead = await intercept({ method: request.method, path, body: payload.toString() });
    if (instead === 'broken') throw new TypeError('fetch failed');
    if (instead) {
      const { status, body: given = {} } = instead;
      return new Response(typeof given === 'string' ? given : JSON.stringify(given), { status });
    }
    const response = await app.inject({
      method: request.method as 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      payload,
    });
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const body = response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null;
    return new Response(body, { status: response.statusCode, headers });
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    underWay += 1;
    try {
      return await answer(input, init);
    } finally {
      underWay -= 1;
    }
  });

  return {
    /** Method and path of each request so far. */
    requests,
    intercept: (by: Intercept) => {
      intercept = by;
    },
    untilIdle: () => waitFor(() => underWay === 0 || Promise.reject(new Error('Still loading'))),
  };
}
