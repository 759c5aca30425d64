import { documentTitle } from './document-title.ts';
import type { AppRouter } from './router.ts';

/** Says where one is: by the document's title, and by the focus on the heading for those who cannot see the page. */
export function followNavigation(router: AppRouter) {
  router.subscribe('onResolved', () => {
    document.title = documentTitle(router);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (pathChanged || stepOf(fromLocation) !== stepOf(toLocation)) focusHeading();
  });
}

/** Each step of several asks something else under a heading of its own. */
const stepOf = ({ search }: { search: { step?: number } }) => search.step;

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
