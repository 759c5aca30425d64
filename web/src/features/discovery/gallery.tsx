import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { messages as m } from '#texts/person.ts';
import type { photosOf } from '../../lib/facts/photos-of.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NoPhoto } from '../../widgets/photos/no-photo.tsx';
import { PhotoMarks } from '../../widgets/photos/photo-marks.tsx';
import { Photo } from '../../widgets/photos/photo.tsx';
import classes from './gallery.module.css';
import { type Liking, PartHeart, photoPart } from './part-heart.tsx';

interface Props {
  name: string;
  photos: ReturnType<typeof photosOf>;
  index: number;
  liking: Liking;
  onShow: (index: number) => void;
  /** At the lower edge of the large photo. */
  children: ReactNode;
}

/** One large photo, which is tapped at its sides on a phone, and the others below it to choose from. */
export function Gallery({ name, photos, index, liking, onShow, children }: Props) {
  const [photo, several] = [photos[index], photos.length > 1];
  const step = (by: number) => onShow((index + by + photos.length) % photos.length);
  return (
    <section className="grid grid-cols-1 content-start gap-3" aria-label={m.photos({ name })}>
      <div
        className={`relative aspect-portrait overflow-hidden rounded-4xl bg-sunken ${classes.stage}`}
      >
        {photo ? (
          <Photo
            className="h-full w-full object-cover face-up"
            url={photo.url}
            focus={photo.focus}
            alt={m.photo({ name, number: index + 1 })}
          />
        ) : (
          <NoPhoto name={name} />
        )}
        <PhotoMarks count={photos.length} index={index} />
        {several && (
          <>
            <IconButton
              className={`absolute text-white ${classes.side} ${classes.previous}`}
              round
              size="xl"
              aria-label={m.previousPhoto}
              onClick={() => step(-1)}
            >
              <IconChevronLeft className={classes.arrow} size={20} stroke={1.75} />
            </IconButton>
            <IconButton
              className={`absolute text-white ${classes.side} ${classes.next}`}
              round
              size="xl"
              aria-label={m.nextPhoto}
              onClick={() => step(1)}
            >
              <IconChevronRight className={classes.arrow} size={20} stroke={1.75} />
            </IconButton>
            <output className="sr-only">
              {m.photoCount({ number: index + 1, all: photos.length })}
            </output>
          </>
        )}
        <div className={`pointer-events-none absolute z-1 ${classes.mark}`}>{children}</div>
        {photo && <PartHeart part={photoPart(photo)} liking={liking} place="photo" />}
      </div>
      {several && (
        <ul className={`m-0 grid list-none gap-2.5 p-0 ${classes.thumbs}`}>
          {photos.map(({ url, publicId, focus }, number) => (
            <li key={publicId}>
              <button
                className={`aspect-portrait w-full cursor-pointer overflow-hidden rounded-lg border-0 bg-sunken p-0 ${classes.button}`}
                type="button"
                aria-label={m.photo({ name, number: number + 1 })}
                aria-pressed={number === index}
                onClick={() => onShow(number)}
              >
                <Photo
                  className="h-full w-full object-cover face-up"
                  url={url}
                  focus={focus}
                  alt=""
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
