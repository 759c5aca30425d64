import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from './connection.ts';

/** Whether the site can be reached, as far as is known. */
export const useOnline = () => useSyncExternalStore(onConnection, isOnline, () => true);
