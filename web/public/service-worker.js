/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-assignment, typescript/no-unsafe-argument, typescript/no-unsafe-return -- the types of workers and those of pages exclude each other */
// Shows pushes, and the app while offline. It keeps the empty page and the files of the app, which are
// the same for everyone, and never a response of the API.
const cacheName = 'app';
const page = '/index.html';
/** Runs before the first paint. */
const script = '/first-paint.js';
const mostFiles = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(openPage(request));
  } else if (pathname === script) {
    event.respondWith(fetch(request).catch(() => caches.match(script)));
  } else if (isUnchanging(pathname)) {
    event.respondWith(readFile(request));
  }
});

/** Their names change with their content. */
const isUnchanging = (pathname) => pathname.startsWith('/assets/');

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page);
    if (!kept) throw error;
    return kept;
  }
}

/**
 * The app creates the cache, and signing out deletes it under the same lock: a removed worker sees the
 * requests of its pages until they close, and must not store them again.
 */
const openCache = () =>
  navigator.locks.request(cacheName, async () =>
    (await caches.has(cacheName)) ? caches.open(cacheName) : null,
  );

let latestLanguage = '';

/**
 * The page with its initial files, in the language that was opened last: without a connection the scripts that are kept are
 * those of that language. By itself the browser would ask for one of its own languages.
 */
async function keepPage(language) {
  latestLanguage = language;
  const cache = await openCache();
  if (!cache) return;
  const response = await fetch(`${page}?lang=${language}`);
  // A page that leads on to another language is still being kept when that one opens.
  if (!response.ok || latestLanguage !== language) return;
  await cache.put(page, response.clone());
  const text = await response.text();
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file);
  const unchanging = files.filter(isUnchanging).map((file) => keepFile(cache, new Request(file)));
  await Promise.all([cache.add(script), ...unchanging]);
}

async function readFile(request) {
  const cache = await openCache();
  return cache ? keepFile(cache, request) : fetch(request);
}

async function keepFile(cache, request) {
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    const old = keys.filter((key) => isUnchanging(new URL(key.url).pathname)).slice(0, -mostFiles);
    await Promise.all(old.map((key) => cache.delete(key)));
  }
  return response;
}

/** Each page says its language once it is open, and the first one what it loaded before the worker saw its requests. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepPage(event.data.language).catch(() => undefined));
  const files = event.data.files.filter((file) => isUnchanging(new URL(file).pathname));
  event.waitUntil(
    openCache().then((cache) =>
      Promise.allSettled(cache ? files.map((file) => keepFile(cache, new Request(file))) : []),
    ),
  );
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  event.waitUntil(
    self.registration.showNotification(title, { ...look, body, tag, renotify: true, data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(show(new URL(notification.data, self.location.origin)));
});

/** In a window of the app if there is one. Opens only the app. */
async function show({ origin, href }) {
  if (origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open) await (await open.focus()).navigate(href);
  else await self.clients.openWindow(href);
}
