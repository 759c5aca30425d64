/** Shows pushes, and the app while offline. Only members have it: what it stores is deleted when they sign out. */
const file = '/service-worker.js';

/** The worker of this browser, once it is running. */
export async function worker() {
  await navigator.serviceWorker.register(file);
  return navigator.serviceWorker.ready;
}

/** Starts it once the page has loaded. Without it the app works as in a browser without service workers. */
export function startWorker() {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void navigator.serviceWorker.register(file).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Removes the worker with everything that it stored, and closes visible pushes. Its pushes end with it. */
export async function forgetWorker() {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}
