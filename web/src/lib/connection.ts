/**
 * Whether the site can be reached. A device can have a network and no way to the site, of which the browser knows nothing:
 * then a request without a response is followed by another one for a small file, again and again until there is a response.
 */
const probeDelayMs = 3000;
let isLost = false;
let isProbing = false;
const listeners = new Set<() => void>();
const returns = new Set<() => void>();

/** What nothing says counts as a network, as where pages are rendered for visitors. */
function hasNetwork() {
  const { onLine = true } = (globalThis.navigator ?? {}) as Partial<Navigator>;
  return onLine;
}

export const isOnline = () => hasNetwork() && !isLost;

/** Calls back when it may have changed. Returns a function that stops it. */
export function onConnection(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back each time the connection is back. Returns a function that stops it. */
export function onOnline(listener: () => void) {
  returns.add(listener);
  return () => void returns.delete(listener);
}

function set(lost: boolean) {
  const wasOnline = isOnline();
  isLost = lost;
  if (isOnline() !== wasOnline) notify();
}

function notify() {
  for (const listener of listeners) listener();
  if (isOnline()) for (const listener of returns) listener();
}

/** A request got a response, whatever it says. */
export const noteResponse = () => set(false);

/** A request got no response. Without a document no one reads what follows from it. */
export function noteFailure() {
  if (globalThis.document && hasNetwork() && !isProbing) void probe();
}

async function probe() {
  isProbing = true;
  const isThere = await fetch('/robots.txt', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  isProbing = false;
  set(!isThere);
  if (!isThere)
    setTimeout(() => {
      if (isLost) noteFailure();
    }, probeDelayMs);
}

globalThis.addEventListener?.('online', () => {
  isLost = false;
  notify();
});
globalThis.addEventListener?.('offline', notify);
