import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the page heard: whether the site can be reached, and how often it was back. */
async function openPage(fetched: () => Promise<unknown>) {
  const browser = new EventTarget();
  const probes: string[] = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('fetch', (path: string) => {
    probes.push(path);
    return fetched();
  });
  vi.resetModules();
  const connection = await import('./connection.ts');
  const heard: boolean[] = [];
  let returns = 0;
  connection.onConnection(() => heard.push(connection.isOnline()));
  connection.onOnline(() => (returns += 1));
  return { ...connection, browser, probes, heard, returns: () => returns };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request without a response is followed by others until the site is there again', async () => {
  let isThere = false;
  const page = await openPage(() =>
    isThere ? Promise.resolve() : Promise.reject(new TypeError('failed')),
  );
  page.noteFailure();
  page.noteFailure();
  expect(page.isOnline()).toBe(true);
  await settle();
  expect([page.isOnline(), page.probes, page.heard]).toEqual([false, ['/robots.txt'], [false]]);
  await settle(3000);
  isThere = true;
  await settle(3000);
  expect([page.isOnline(), page.heard, page.returns()]).toEqual([true, [false, true], 1]);
  await settle(30_000);
  expect(page.probes).toHaveLength(3);
});

test('a response to any request ends it, and one failure while the site is there is none of the connection', async () => {
  const lost = await openPage(() => Promise.reject(new TypeError('failed')));
  lost.noteFailure();
  await settle();
  lost.noteResponse();
  expect([lost.isOnline(), lost.returns()]).toEqual([true, 1]);
  await settle(30_000);
  expect(lost.probes).toHaveLength(1);
  const there = await openPage(() => Promise.resolve());
  there.noteFailure();
  await settle();
  expect([there.isOnline(), there.heard]).toEqual([true, []]);
});

test('what the browser knows needs no request', async () => {
  const page = await openPage(() => Promise.reject(new TypeError('failed')));
  vi.stubGlobal('navigator', { onLine: false });
  page.browser.dispatchEvent(new Event('offline'));
  page.noteFailure();
  await settle(10_000);
  expect([page.isOnline(), page.probes, page.returns()]).toEqual([false, [], 0]);
  vi.stubGlobal('navigator', { onLine: true });
  page.browser.dispatchEvent(new Event('online'));
  expect([page.isOnline(), page.returns()]).toEqual([true, 1]);
});
