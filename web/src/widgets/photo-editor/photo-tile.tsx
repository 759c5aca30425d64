import { IconClock, IconDots } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { Picture } from '../../api/photos/own-photos.ts';
import { below } from '../../lib/breakpoints.ts';
import { messages as m } from '#texts/photos.ts';
import { Photo } from '../photos/photo.tsx';
import classes from './photo-tile.module.css';

interface Props {
  picture: Picture;
  number: number;
  dragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onOpen: () => void;
}

export function PhotoTile({ picture, number, dragged, onDragStart, onOpen }: Props) {
  const { url, publicId, main, placeholder, waiting, focus } = picture;
  return (
    <li
      className={`relative aspect-portrait min-w-0 overflow-hidden rounded-lg bg-muted-soft ${classes.tile}`}
      data-id={publicId}
      data-dragged={dragged || undefined}
    >
      <div
        className={`h-full ${classes.frame}`}
        // A finger scrolls the page here; on a phone the order is changed by the buttons of the photo.
        onPointerDown={(event) => event.pointerType === 'mouse' && onDragStart(event)}
      >
        <Photo
          className={`h-full w-full object-cover face-up ${classes.image}`}
          url={url}
          focus={focus}
          {...sizesOf(url)}
          alt={m.alt({ number })}
          draggable={false}
          style={{ backgroundImage: placeholderImage(placeholder) }}
        />
      </div>
      <div className={`pointer-events-none absolute flex flex-wrap gap-1 ${classes.badges}`}>
        {main && (
          <span
            className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-semibold text-white ${classes.badge}`}
          >
            {m.main}
          </span>
        )}
        {waiting && (
          <span
            className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-semibold text-white ${classes.badge}`}
            title={m.waiting}
          >
            <IconClock size={14} stroke={2} aria-hidden /> {m.inReview}
          </span>
        )}
      </div>
      <button
        type="button"
        className={`absolute top-0 grid h-11 w-11 cursor-pointer place-items-center rounded-lg border-0 bg-transparent p-0 text-white ${classes.more}`}
        aria-label={m.options({ number })}
        title={m.options({ number })}
        onClick={onOpen}
      >
        <IconDots
          className={`box-content rounded-full p-2 ${classes.icon}`}
          size={18}
          stroke={2}
          aria-hidden
        />
      </button>
    </li>
  );
}

/** The addresses of one photo's sizes differ only in their last part. */
function sizesOf(url: string) {
  if (!url.endsWith('/800.webp')) return {};
  const small = url.replace(/800\.webp$/, '320.webp');
  return { srcSet: `${small} 320w, ${url} 800w`, sizes: `${below('phone')} 60vw, 280px` };
}

/** A few blurred colours for a photo that is still loading. */
function placeholderImage(hash: string | null): string | undefined {
  if (!hash) return undefined;
  const bytes = Uint8Array.from(atob(hash.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
  return `url("${thumbHashToDataURL(bytes)}")`;
}
