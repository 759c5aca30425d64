/** A new worker has not seen what this page loaded, and the next start may be without a connection. */
export async function keepLoaded() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Only windows have an origin to send to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ files: loaded.filter((name) => name.startsWith(location.origin)) });
}
