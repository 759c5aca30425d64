import {
  IconArrowLeft,
  IconArrowRight,
  IconGripHorizontal,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import type { Picture } from '../../api/photos/own-photos.ts';
import { messages as m } from '../../lib/messages/photos.ts';
import { Photo } from '../photo.tsx';
import classes from './photo-tile.module.css';
import { placeholderImage } from './placeholder.ts';

interface Props {
  picture: Picture;
  number: number;
  count: number;
  dragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: (by: -1 | 1) => void;
  onMakeMain: () => void;
  onDelete: () => void;
}

export function PhotoTile({ picture, number, count, dragged, onDragStart, ...on }: Props) {
  const { url, publicId, main, placeholder, waiting } = picture;
  return (
    <li className={classes.tile} data-id={publicId} data-dragged={dragged || undefined}>
      <div
        className={classes.frame}
        // A finger scrolls the page here; it drags the photo by the grip below.
        onPointerDown={(event) => event.pointerType === 'mouse' && onDragStart(event)}
      >
        <Photo
          url={url}
          {...sizesOf(url)}
          alt={m.alt(number)}
          draggable={false}
          style={{ backgroundImage: placeholderImage(placeholder) }}
        />
      </div>
      {main ? (
        <span className={classes.badge}>
          <IconStar size={14} stroke={1.75} aria-hidden /> {m.main}
        </span>
      ) : (
        <button
          type="button"
          className={classes.star}
          aria-label={m.makeMainOf(number)}
          title={m.makeMain}
          onClick={on.onMakeMain}
        >
          <IconStar size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.delete}
        aria-label={m.remove(number)}
        onClick={on.onDelete}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </button>
      {waiting && <p className={classes.waiting}>{m.waiting}</p>}
      {count > 1 && (
        <div className={classes.moves}>
          <button
            type="button"
            data-move="-1"
            aria-label={m.earlier(number)}
            aria-disabled={number === 1}
            onClick={() => on.onMove(-1)}
          >
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          </button>
          <span className={classes.grip} title={m.drag} onPointerDown={onDragStart}>
            <IconGripHorizontal size={18} stroke={1.75} aria-hidden />
          </span>
          <button
            type="button"
            data-move="1"
            aria-label={m.later(number)}
            aria-disabled={number === count}
            onClick={() => on.onMove(1)}
          >
            <IconArrowRight size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      )}
    </li>
  );
}

/** The addresses of one photo's sizes differ only in their last part. */
function sizesOf(url: string) {
  if (!url.endsWith('/800.webp')) return {};
  const small = url.replace(/800\.webp$/, '320.webp');
  return { srcSet: `${small} 320w, ${url} 800w`, sizes: '(max-width: 560px) 50vw, 220px' };
}
