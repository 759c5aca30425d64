/** Shows pushes, and the app while offline. Only members have it: what it stores is deleted when they sign out. */
const file = '/service-worker.js';
/** The name of its cache, and of the lock under which the worker opens it. */
const cacheName = 'app';

/** Signing out waits for it. */
let starting: Promise<unknown> | null = null;

async function register() {
  await caches.open(cacheName);
  await navigator.serviceWorker.register(file);
  void keepPage();
}

/**
 * For the next start, which may be without a connection. The page says it, not the worker by what it sees: a worker may
 * begin while this page opens, and a page in another language that leads here says nothing any more once this one is open.
 */
async function keepPage() {
  const { active } = await navigator.serviceWorker.ready;
  // Only windows have an origin to send to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ files: unseenFiles(), language: document.documentElement.lang });
}

/** What this page loaded, unless the worker saw it. */
function unseenFiles() {
  const [opened] = performance.getEntriesByType('navigation');
  if (opened instanceof PerformanceNavigationTiming && opened.workerStart > 0) return [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(location.origin));
}

/** The worker of this browser, once it is running. */
export async function worker() {
  await register();
  return navigator.serviceWorker.ready;
}

/** Starts it once the page has loaded. Without it the app works as in a browser without service workers. */
export function startWorker() {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    starting = register().catch(() => undefined);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Removes the worker with everything that it stored, and closes visible pushes. Its pushes end with it. */
export async function forgetWorker() {
  if (!('serviceWorker' in navigator)) return;
  await starting;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await navigator.locks.request(cacheName, () => caches.delete(cacheName));
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
