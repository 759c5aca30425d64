import { g as onConnection, m as isOnline } from './session-qxZvcB-b.js';
import { useSyncExternalStore } from 'react';
// web/src/lib/use-online.ts
/** Whether the site can be reached, as far as is known. */
var useOnline = () => useSyncExternalStore(onConnection, isOnline, () => true);
export { useOnline as t };
