import type { WaitingPhoto } from '@kindred/contract/moderation/photo-review';
import { messages as m } from '../../lib/messages/moderation.ts';
import { StaffPhoto } from '../../widgets/staff-photo.tsx';
import classes from './photo-view.module.css';

/** One photo as large as there is room. */
export function PhotoView({ photo }: { photo: WaitingPhoto }) {
  return (
    <div className={classes.view}>
      <StaffPhoto
        url={photo.url}
        alt={m.photo(photo.firstName ?? m.somebody)}
        failed={<p role="alert">{m.unloaded}</p>}
      />
    </div>
  );
}

interface StripProps {
  photos: readonly WaitingPhoto[];
  at: number;
  onMove: (to: number) => void;
}

export function Strip({ photos, at, onMove }: StripProps) {
  return (
    <ol className={classes.strip} aria-label={m.strip}>
      {photos.map((photo, index) => (
        <li key={`${photo.memberId} ${photo.publicId}`}>
          <button
            type="button"
            aria-label={m.nth(index + 1)}
            aria-current={index === at}
            onClick={() => onMove(index)}
          >
            <StaffPhoto url={photo.url} alt="" />
          </button>
        </li>
      ))}
    </ol>
  );
}
