import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronRight,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Picture } from '../../api/photos/own-photos.ts';
import { messages as m } from '../../lib/messages/photos.ts';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './photo-dialog.module.css';

interface Props {
  picture: Picture;
  number: number;
  count: number;
  /** What the last move did. */
  announcement: string;
  onMove: (to: number) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with one photo. It stays open while the photo is moved. */
export function PhotoDialog({ picture, number, count, announcement, ...on }: Props) {
  return (
    <Dialog opened title={m.place(number, count)} closeLabel={m.close} onClose={on.onClose}>
      <output className={classes.announcement}>
        {announcement || (picture.waiting ? m.waiting : '')}
      </output>
      <ul className={classes.actions}>
        <Action disabled={number === 1} onClick={() => on.onMove(0)}>
          <IconStar size={20} stroke={1.75} aria-hidden /> {m.makeMain}
        </Action>
        <Action disabled={number === 1} onClick={() => on.onMove(number - 2)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden /> {m.earlier}
        </Action>
        <Action disabled={number === count} onClick={() => on.onMove(number)}>
          <IconArrowRight size={20} stroke={1.75} aria-hidden /> {m.later}
        </Action>
        <Action danger onClick={on.onDelete}>
          <IconTrash size={20} stroke={1.75} aria-hidden /> {m.removal.submit}
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </Action>
      </ul>
    </Dialog>
  );
}

interface ActionProps {
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** It keeps the focus when it can do no more, so that a key that is held down does nothing else. */
function Action({ disabled = false, danger = false, onClick, children }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        data-danger={danger || undefined}
        onClick={() => !disabled && onClick()}
      >
        {children}
      </button>
    </li>
  );
}
