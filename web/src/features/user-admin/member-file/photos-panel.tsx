import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { messages } from '#texts/member-file.ts';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';

export function PhotosPanel({ photos, name }: { photos: MemberFile['photos']; name: string }) {
  const { photos: m } = messages;
  return (
    <Panel title={m.title}>
      {photos.length === 0 && <p className={`px-5 text-muted ${classes.none}`}>{m.none}</p>}
      <ul className={`m-0 grid list-none gap-3 ${classes.photos}`}>
        {photos.map(({ publicId, url, position, review, reviewReason }, index) => (
          <li key={publicId}>
            <FetchedPhoto
              className="aspect-portrait w-full rounded-md bg-muted-soft object-cover"
              url={url}
              alt={m.alt({ name, number: index + 1 })}
            />
            <small className="mt-1 block text-muted">
              {position === null
                ? m.unused
                : position === 0
                  ? m.main
                  : m.place({ place: position + 1 })}
            </small>
            {review === 'waiting' && <small className="mt-1 block text-muted">{m.waiting}</small>}
            {review === 'rejected' && (
              <small className="mt-1 block text-muted">
                {m.rejected({ reason: reviewReason ?? '' })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
