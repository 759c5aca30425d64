import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { messages } from '#texts/member-file.ts';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';

export function PhotosPanel({ photos, name }: { photos: MemberFile['photos']; name: string }) {
  const { photos: m } = messages;
  return (
    <Panel title={m.title}>
      {photos.length === 0 && <p className={`muted px-5 ${classes.none}`}>{m.none}</p>}
      <ul className={`grid gap-3 m-0 list-none ${classes.photos}`}>
        {photos.map(({ publicId, url, position, review, reviewReason }, index) => (
          <li key={publicId}>
            <FetchedPhoto
              className="w-full bg-muted-soft cover portrait rounded-md"
              url={url}
              alt={m.alt({ name, number: index + 1 })}
            />
            <small className="block mt-1 muted">
              {position === null
                ? m.unused
                : position === 0
                  ? m.main
                  : m.place({ place: position + 1 })}
            </small>
            {review === 'waiting' && <small className="block mt-1 muted">{m.waiting}</small>}
            {review === 'rejected' && (
              <small className="block mt-1 muted">
                {m.rejected({ reason: reviewReason ?? '' })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
