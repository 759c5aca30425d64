import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionState } from './session-store.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
