import { config } from '../lib/config.ts';
import { messagesOf } from '../lib/messages/messages.ts';
import { router } from './router.tsx';

/** Says where one is: by the document's title, and by the focus on the heading for those who cannot see the page. */
export function followNavigation() {
  router.subscribe('onResolved', () => {
    document.title = documentTitle();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
}

function documentTitle(): string {
  const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData
    .title;
  return title ? `${messagesOf('shell').titles[title]} · ${config.brandName}` : config.brandName;
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
