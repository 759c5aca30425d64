import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { messages as m } from '#texts/photo-review.ts';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './photo-view.module.css';

/** One photo, as large as the page allows. */
export function PhotoView({ photo }: { photo: WaitingPhoto }) {
  return (
    <div
      className={`grid place-center border-line rounded-md bg-sunken muted overflow-hidden ${classes.view}`}
    >
      <FetchedPhoto
        className={`w-full h-full ${classes.image}`}
        url={photo.url}
        alt={m.photo(photo.firstName ?? m.aMember)}
        failed={<p role="alert">{m.unloaded}</p>}
      />
    </div>
  );
}
