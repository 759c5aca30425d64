import { IconSearch } from '@tabler/icons-react';
import { messages as keyNames } from '#texts/key-names.ts';
import { messages as m } from '#texts/shell.ts';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import classes from './command-button.module.css';

/** Opens the command bar, as Ctrl+K does. */
export const CommandButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className={`inline-flex h-11 w-full cursor-pointer items-center justify-center gap-2 rounded-md border-0 bg-transparent p-0 text-sm text-muted hover:bg-hover hover:text-ink ${classes.button}`}
    aria-keyshortcuts="Control+K Meta+K"
    aria-haspopup="dialog"
    title={`${m.commands} (${keyNames.control} K)`}
    onClick={onOpen}
  >
    <span className="sr-only">{m.commands}</span>
    <IconSearch className="flex-none" size={20} stroke={1.75} aria-hidden />
    <span className={`flex-1 truncate text-start ${classes.words}`} aria-hidden>
      {m.search}
    </span>
    <span className={`gap-1 ${classes.words} ${classes.keys}`} aria-hidden>
      <Key name={keyNames.control} /> <Key name="K" />
    </span>
  </button>
);
