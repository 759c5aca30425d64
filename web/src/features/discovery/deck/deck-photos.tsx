import { IconChevronRight, IconHeartFilled, IconStarFilled, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeckCard } from '../../../api/deck-state.ts';
import { direction } from '#texts/language.ts';
import { messages } from '#texts/likes.ts';
import { photosOf } from '../../../lib/facts/photos-of.ts';
import { CardMenu } from '../../../widgets/people/card-menu.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { PhotoMarks } from '../../../widgets/photos/photo-marks.tsx';
import { type Liking, PartHeart, photoPart } from '../part-heart.tsx';
import classes from './deck-photos.module.css';

interface Props {
  person: DeckCard['person'];
  index: number;
  liking: Liking;
  onPhoto?: ((by: 1 | -1) => void) | undefined;
  /** At the lower edge of the picture. */
  children: ReactNode;
}

const signs = [
  ['like', IconHeartFilled],
  ['pass', IconX],
  ['superlike', IconStarFilled],
] as const;

const arrows: Readonly<Record<string, 1 | -1>> =
  direction === 'ltr' ? { ArrowRight: 1, ArrowLeft: -1 } : { ArrowRight: -1, ArrowLeft: 1 };

/** The picture of a card. A tap on its sides shows another one; the card below the first has nothing to press. */
export function DeckPhotos({ person, index, liking, onPhoto, children }: Props) {
  const { discover: m } = messages;
  const photos = photosOf(person);
  const shown = photos[index];
  const next = photos[(index + 1) % photos.length];
  const isTop = onPhoto !== undefined;
  return (
    <div
      className={`relative min-h-0 overflow-hidden bg-sunken ${classes.photo}`}
      data-photos={photos.length > 1 || undefined}
    >
      {shown && (
        <Photo
          className={`pointer-events-none h-full w-full object-cover face-up ${classes.image}`}
          url={shown.url}
          focus={shown.focus}
          alt={m.photo({ name: person.name, number: index + 1, of: photos.length })}
          draggable={false}
        />
      )}
      {/* The next photo is preloaded. */}
      {next && next !== shown && <Photo className={classes.image} url={next.url} alt="" hidden />}
      <PhotoMarks count={photos.length} index={index} />
      {isTop && photos.length > 1 && (
        <button
          type="button"
          className={`absolute z-1 grid h-11 w-11 cursor-pointer place-items-center rounded-full border-0 text-white ${classes.next}`}
          aria-label={m.nextPhoto}
          title={m.nextPhoto}
          onClick={() => onPhoto(1)}
          // They decide about the person elsewhere.
          onKeyDown={(event) => {
            const by = arrows[event.key];
            if (!by) return;
            event.preventDefault();
            onPhoto(by);
          }}
        >
          <IconChevronRight size={20} stroke={2} aria-hidden />
        </button>
      )}
      {isTop && (
        <div className={`absolute z-1 ${classes.menu}`}>
          <CardMenu person={person} photo={shown} large />
        </div>
      )}
      <div className={`pointer-events-none absolute z-1 ${classes.mark}`}>{children}</div>
      {shown && <PartHeart part={photoPart(shown)} liking={liking} place="photo" />}
      {signs.map(([choice, Icon]) => (
        <span
          className={`pointer-events-none absolute grid place-items-center rounded-full bg-brand text-white ${classes.sign}`}
          data-sign={choice}
          key={choice}
          aria-hidden
        >
          <Icon size={44} stroke={2} />
        </span>
      ))}
    </div>
  );
}
