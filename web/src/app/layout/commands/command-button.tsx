import { IconSearch } from '@tabler/icons-react';
import { messages as keyNames } from '#texts/key-names.ts';
import { messages as m } from '#texts/shell.ts';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import classes from './command-button.module.css';

/** Opens the command bar, as Ctrl+K does. */
export const CommandButton = ({ onOpen }: { onOpen: () => void }) => (
  <button
    type="button"
    className={`inline-flex items-center justify-center gap-2 p-0 w-full h-target border-0 rounded-md bg-none muted text-sm clickable hover hover-ink ${classes.button}`}
    aria-keyshortcuts="Control+K Meta+K"
    aria-haspopup="dialog"
    title={`${m.commands} (${keyNames.control} K)`}
    onClick={onOpen}
  >
    <span className="visually-hidden">{m.commands}</span>
    <IconSearch className="flex-none" size={20} stroke={1.75} aria-hidden />
    <span className={`flex-1 text-start truncate ${classes.words}`} aria-hidden>
      {m.search}
    </span>
    <span className={`gap-1 ${classes.words} ${classes.keys}`} aria-hidden>
      <Key name={keyNames.control} /> <Key name="K" />
    </span>
  </button>
);
