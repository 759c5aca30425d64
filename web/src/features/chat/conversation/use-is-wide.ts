import { useSyncExternalStore } from 'react';

const query = '(min-width: 1201px)';

/** Whether there is room for a third pane. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
