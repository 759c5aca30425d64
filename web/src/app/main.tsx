import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/newsreader/opsz.css';
import 'virtual:theme-variables.css';
import './styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isOnline } from '../lib/connection.ts';
import { hasTyped, readChoice } from '../lib/language/choice.ts';
import { session } from '../lib/sessions/session.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';
import { announceNavigation } from './announce-navigation.ts';
import { guardKeys } from './guard-keys.ts';
import { markComplete } from './mark-complete.ts';
import { redirectRefused } from './redirect-refused.ts';
import { reactToSession } from './react-to-session.ts';
import { createAppRouter } from './router.ts';

// A function, because a module with a top-level await blocks the chunks that import it.
async function start(root: HTMLElement) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  const prerendered = root.dataset['path'] === location.pathname && !session.get().token;

  readChoice();
  // Mantine's dialogs look for the nonce here when they stop the page behind them from scrolling.
  Object.assign(globalThis, { __webpack_nonce__: nonce });
  const router = createAppRouter();
  reactToSession(router);
  redirectRefused(router);
  announceNavigation(router);
  markComplete(router);
  guardKeys();
  await onceSignedIn();
  const app = <App router={router} nonce={nonce} />;
  if (prerendered) {
    // The router puts the same boundaries around its pages as in the build.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
  document.documentElement.removeAttribute('data-signed-in');
  if (hasTyped())
    void import('../lib/language/typed.ts').then(({ restoreTyped }) => restoreTyped());
}

/** The public pages have nothing that would move the focus or change automatically, and stay lighter without it. */
function onceSignedIn() {
  const stop = session.subscribe(() => void begin());
  return begin();

  async function begin() {
    if (!session.get().token) return;
    stop();
    const kept = import('../api/watch-kept.ts').then(({ watchKept }) => watchKept(queryClient));
    void import('./keep-focus.ts').then(({ keepFocus }) => keepFocus());
    void import('../api/follow-live.ts').then(({ followLive }) => followLive(queryClient));
    void import('../lib/push/service-worker.ts').then(({ startWorker }) => startWorker());
    if (!isOnline()) await kept.catch(() => undefined);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
void start(root);
