import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronRight,
  IconFocusCentered,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { Picture } from '../../api/photos/own-photos.ts';
import { messages as m } from '#texts/photo-actions.ts';
import { messages as words } from '#texts/photos.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Photo } from '../photos/photo.tsx';
import { DeletePhotoDialog } from './delete-photo-dialog.tsx';
import { FocusDialog } from './focus-dialog.tsx';
import classes from './photo-dialog.module.css';

interface Props {
  picture: Picture;
  pictures: Picture[];
  /** The effect of the last move. */
  announcement: string;
  onMove: (to: number) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The actions for one photo, and what two of them ask. It stays open while the photo is moved. */
export function PhotoDialog({ picture, pictures, announcement, ...on }: Props) {
  const [next, setNext] = useState<'focus' | 'removal' | null>(null);
  if (next === 'focus') return <FocusDialog picture={picture} onClose={on.onClose} />;
  if (next === 'removal')
    return <DeletePhotoDialog picture={picture} pictures={pictures} {...on} />;
  const [number, count] = [pictures.indexOf(picture) + 1, pictures.length];
  return (
    <Dialog
      opened
      title={m.place({ number, of: count })}
      picture={
        <Photo
          className="aspect-portrait w-14 flex-none rounded-md object-cover face-up"
          url={picture.url}
          focus={picture.focus}
          alt=""
        />
      }
      closeLabel={m.close}
      onClose={on.onClose}
    >
      <output className="block min-h-[1.5em] text-muted">
        {announcement || (picture.waiting ? words.waiting : '')}
      </output>
      <ul className={`grid list-none p-0 ${classes.actions}`}>
        <Action why={number === 1 && m.isMain} onClick={() => on.onMove(0)}>
          <IconStar size={20} stroke={1.75} aria-hidden /> {m.makeMain}
        </Action>
        <Action why={number === 1 && m.isFirst} onClick={() => on.onMove(number - 2)}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden /> {m.earlier}
        </Action>
        <Action why={number === count && m.isLast} onClick={() => on.onMove(number)}>
          <IconArrowRight size={20} stroke={1.75} aria-hidden /> {m.later}
        </Action>
        <Action onClick={() => setNext('focus')}>
          <IconFocusCentered size={20} stroke={1.75} aria-hidden /> {m.focus.action}
          <IconChevronRight className="ms-auto" size={18} stroke={1.75} aria-hidden />
        </Action>
        <Action danger onClick={() => setNext('removal')}>
          <IconTrash size={20} stroke={1.75} aria-hidden /> {m.removal.submit}
          <IconChevronRight className="ms-auto" size={18} stroke={1.75} aria-hidden />
        </Action>
      </ul>
    </Dialog>
  );
}

interface ActionProps {
  /** The reason why it is disabled. */
  why?: string | false;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** It keeps the focus when it can do no more, so that a key that is held down does nothing else. */
function Action({ why = false, danger = false, onClick, children }: ActionProps) {
  const id = useId();
  return (
    <li className={classes.item}>
      <button
        className={`flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-md border-0 bg-transparent p-2 text-start text-inherit hover:bg-hover ${classes.button}`}
        type="button"
        aria-disabled={why ? true : undefined}
        aria-describedby={why ? id : undefined}
        data-danger={danger || undefined}
        onClick={() => !why && onClick()}
      >
        {children}
        {why && (
          <small className="ms-auto text-sm" id={id} aria-hidden>
            {why}
          </small>
        )}
      </button>
    </li>
  );
}
