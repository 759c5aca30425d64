import type { LiveEvents, LiveKind } from '@kindred/contract/live/events';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isLive, onLive, onLiveChange } from './live.ts';

/** Calls the handler with each live event of this kind while the component is shown. */
export function useLive<K extends LiveKind>(kind: K, handler: (about: LiveEvents[K]) => void) {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onLive(kind, (about) => latest.current(about)), [kind]);
}

/** Whether the live channel is open. */
export const useIsLive = () => useSyncExternalStore(onLiveChange, isLive, () => false);
