import { useSyncExternalStore } from 'react';
import { below } from '../../../lib/breakpoints.ts';

const query = below('laptop');

/** Whether there is room for a third pane. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => !matchMedia(query).matches);

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
