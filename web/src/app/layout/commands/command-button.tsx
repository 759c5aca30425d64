import { IconSearch } from '@tabler/icons-react';
import { messages as m } from '../../../lib/messages/shell.ts';

/** Opens the command bar, as Ctrl+K does. */
export const CommandButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className="inline-flex items-center justify-center p-0 w-target h-target border-0 rounded-md bg-none muted clickable hover hover-ink"
    aria-label={m.commands}
    aria-keyshortcuts="Control+K Meta+K"
    aria-haspopup="dialog"
    title={`${m.commands} (Ctrl K)`}
    onClick={onOpen}
  >
    <IconSearch size={20} stroke={1.75} aria-hidden />
  </button>
);
