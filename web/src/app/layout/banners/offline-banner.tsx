import { IconWifiOff } from '@tabler/icons-react';
import { messages } from '#texts/shell.ts';
import { useOnline } from '../../../lib/use-online.ts';
import classes from './offline-banner.module.css';

/** The live region is always there, so that screen readers announce when it fills. */
export function OfflineBanner() {
  const { offline } = messages;
  const online = useOnline();
  return (
    <output className={`sticky top-0 ${classes.region}`}>
      {!online && (
        <div className={`flex items-center justify-center gap-3 text-sm ${classes.banner}`}>
          <IconWifiOff className="flex-none" size={20} stroke={1.75} aria-hidden="true" />
          <p className="m-0">
            <strong>{offline.banner}</strong> {offline.text}
          </p>
        </div>
      )}
    </output>
  );
}
