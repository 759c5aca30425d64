import { keyboard } from '../lib/keys/keyboard.ts';
import { queryClient } from './query-client.ts';
import type { AppRouter } from './router.ts';

/**
 * Says on the document that the page is complete: the one that was asked for is painted, with everything that it reads, and
 * no dialog is on its way. What looks at a page from outside has no other way to know.
 */
export function markComplete(router: AppRouter) {
  const { documentElement } = document;
  let isRendered = false;
  let changes = 0;
  const follow = () => {
    const change = ++changes;
    const isReading = queryClient.isFetching({ predicate: ({ state }) => !state.dataUpdatedAt });
    if (!isRendered || isReading || keyboard.isOpening())
      documentElement.removeAttribute('data-complete');
    else
      requestAnimationFrame(() =>
        // After the frame, and after React has rendered a response, which it does in a task of its own.
        setTimeout(() => {
          if (change === changes) documentElement.setAttribute('data-complete', '');
        }),
      );
  };
  const setRendered = ({ type }: { type: string }) => {
    isRendered = type === 'onRendered';
    follow();
  };
  router.subscribe('onBeforeLoad', setRendered);
  router.subscribe('onRendered', setRendered);
  queryClient.getQueryCache().subscribe(follow);
  keyboard.subscribe(follow);
}
