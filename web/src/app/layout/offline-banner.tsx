import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { messages } from '../../lib/messages/shell.ts';
import classes from './offline-banner.module.css';

/** The live region is always there, so that screen readers announce when it fills. */
export function OfflineBanner() {
  const { offline } = messages;
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={classes.region}>
      {!online && (
        <div className={classes.banner}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden="true" />
          <p>
            <strong>{offline.title}</strong> {offline.text}
          </p>
        </div>
      )}
    </output>
  );
}

function subscribe(listener: () => void) {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
