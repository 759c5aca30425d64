import { documentTitle } from './document-title.ts';
import type { AppRouter } from './router.ts';

/** Says where one is: by the document's title, and by the focus on the heading for those who cannot see the page. */
export function followNavigation(router: AppRouter) {
  router.subscribe('onResolved', () => {
    document.title = documentTitle(router);
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
