import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { photoKey } from '../../../api/desk/photo-review.ts';
import { messages as m } from '#texts/photo-review.ts';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './photo-view.module.css';

interface Props {
  photos: readonly WaitingPhoto[];
  current: number;
  onMove: (to: number) => void;
}

export function PhotoStrip({ photos, current, onMove }: Props) {
  return (
    <ol
      className={`m-0 flex list-none gap-2 overflow-x-auto p-1 ${classes.strip}`}
      aria-label={m.strip}
    >
      {photos.map((photo, index) => (
        <li key={photoKey(photo)}>
          <button
            className={`cursor-pointer overflow-hidden rounded-md bg-sunken p-0 ${classes.button}`}
            type="button"
            aria-label={m.nth({ number: index + 1 })}
            aria-current={index === current}
            onClick={() => onMove(index)}
          >
            <FetchedPhoto
              className={`h-full w-full object-cover ${classes.image}`}
              url={photo.url}
              alt=""
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
