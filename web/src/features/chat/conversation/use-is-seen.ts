import { useSyncExternalStore } from 'react';

/** Whether the page is in front of the member. */
export const useIsSeen = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
