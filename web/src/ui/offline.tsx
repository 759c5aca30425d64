import { IconWifiOff } from '@tabler/icons-react';
import { messages } from '../lib/messages/shell.ts';
import classes from './offline.module.css';

/** Replaces content that cannot be loaded offline. */
export function Offline() {
  const { offline } = messages;
  return (
    <output className={classes.offline}>
      <IconWifiOff className="flex-none" size={22} stroke={1.75} aria-hidden />
      <span>
        <strong className="block ink">{offline.title}</strong>
        {offline.waits}
      </span>
    </output>
  );
}
