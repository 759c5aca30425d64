import { t as session } from './session-qxZvcB-b.js';
import { useSyncExternalStore } from 'react';
// web/src/lib/sessions/use-session.ts
function useSession() {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
export { useSession as t };
