import type { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { messages as m } from '#texts/photo-review.ts';
import { Photo } from '../../../widgets/photos/photo.tsx';
import classes from './photo-view.module.css';

/** The approved photos of the same member. Without them no one can tell that a photo shows someone else. */
export function OtherPhotos({ photo: { firstName, others } }: { photo: WaitingPhoto }) {
  const name = firstName ?? m.aMember;
  return (
    <section className={`grid gap-1.5 p-1 ${classes.others}`} aria-label={m.othersOf}>
      <h2 className="text-sm font-semibold">{m.othersOf}</h2>
      {others.length === 0 && <p className="text-sm text-muted">{m.noOthers}</p>}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {others.map(({ publicId, url }, index) => (
          <li key={publicId} className={`overflow-hidden rounded-md bg-sunken ${classes.other}`}>
            <Photo
              className="h-full w-full object-cover"
              url={url}
              alt={m.other({ name, number: index + 1 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
