import { showPageTitle } from '../lib/page-title.ts';
import { documentTitle } from './document-title.ts';
import type { AppRouter } from './router.ts';

/** Announces a navigation: in the document's title, and to screen readers by focusing the heading. */
export function announceNavigation(router: AppRouter) {
  router.subscribe('onResolved', () => {
    showPageTitle(documentTitle(router));
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (pathChanged || stepOf(fromLocation) !== stepOf(toLocation)) focusHeading();
  });
}

/** A form of several steps has a heading for each step. */
const stepOf = ({ search }: { search: { step?: number } }) => search.step;

function focusHeading() {
  // A page whose only purpose is a field begins there.
  const field = document.querySelector<HTMLElement>('main [data-autofocus]');
  if (field) return field.focus();
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
