import { IconWifiOff } from '@tabler/icons-react';
import { messages } from '../../lib/messages/shell.ts';

/** Replaces content that cannot be loaded offline. */
export function Offline() {
  const { offline } = messages;
  return (
    <output className="row gap-3-5 p-5 rounded-lg bg-sunken muted">
      <IconWifiOff className="flex-none" size={22} stroke={1.75} aria-hidden />
      <span>
        <strong className="block ink">{offline.title}</strong>
        {offline.waits}
      </span>
    </output>
  );
}
