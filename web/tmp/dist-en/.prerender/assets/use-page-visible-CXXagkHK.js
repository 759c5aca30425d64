import { useSyncExternalStore } from 'react';
// web/src/lib/use-page-visible.ts
function subscribe(listener) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
/** Whether someone can see the page. */
var usePageVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
export { usePageVisible as t };
