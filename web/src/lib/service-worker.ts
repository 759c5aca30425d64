/** Shows pushes, and the app while there is no connection. Only members have it: what it keeps goes when they sign out. */
const file = '/service-worker.js';

/** The worker of this browser, once it is running. */
export async function worker() {
  await navigator.serviceWorker.register(file);
  return navigator.serviceWorker.ready;
}

/** Starts it once the page has loaded. Without it the app works as it does in a browser that has none. */
export function startWorker() {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void navigator.serviceWorker.register(file).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Removes the worker with all that it keeps, and closes the pushes that are shown. With the worker its pushes end. */
export async function forgetWorker() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
