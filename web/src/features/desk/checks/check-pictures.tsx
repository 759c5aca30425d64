import type { WaitingCheck } from '@kindred/contract/photo-checks';
import { useState } from 'react';
import { messages as poses } from '#texts/poses.ts';
import { messages as m } from '#texts/photo-checks.ts';
import { checkPicture } from '../../../api/desk/photo-checks.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { PoseFigure } from '../../../widgets/photo-check/pose-figure.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './checks.module.css';

/** The picture of the check and a profile photo, in the same size. */
export function CheckPictures({ check }: { check: WaitingCheck }) {
  const [shown, setShown] = useState(0);
  const { photos, pose, sentAt } = check;
  const photo = photos[shown];
  const unloaded = <p role="alert">{m.unloaded}</p>;
  return (
    <div className={`grid gap-4 ${classes.pictures}`}>
      <figure className="m-0 grid grid-cols-1 content-start gap-2">
        <figcaption className={`flex items-center gap-3 text-sm ${classes.caption}`}>
          <PoseFigure pose={pose} size={48} />
          <span>
            <b className="block">{m.asked({ value: poses[pose] })}</b>
            <span className="text-muted">
              {m.sent({ value: formatDate(sentAt, { timeStyle: 'short' }) })}
            </span>
          </span>
        </figcaption>
        <div
          className={`grid place-items-center overflow-hidden rounded-md bg-sunken ${classes.view}`}
        >
          {check.picture && (
            <FetchedPhoto
              className={`h-full w-full ${classes.image}`}
              url={checkPicture(check)}
              alt={m.picture}
              failed={unloaded}
            />
          )}
        </div>
      </figure>
      <figure className="m-0 grid grid-cols-1 content-start gap-2">
        <figcaption className={`flex items-center gap-2 overflow-x-auto ${classes.caption}`}>
          {photos.map(({ publicId, url }, index) => (
            <button
              key={publicId}
              type="button"
              className={`flex-none cursor-pointer overflow-hidden rounded-md bg-sunken p-0 ${classes.button}`}
              aria-label={m.photo({ value: String(index + 1) })}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            >
              <FetchedPhoto className="h-full w-full object-cover" url={url} alt="" />
            </button>
          ))}
        </figcaption>
        <div
          className={`grid place-items-center overflow-hidden rounded-md bg-sunken ${classes.view}`}
        >
          {photo && (
            <FetchedPhoto
              key={photo.url}
              className={`h-full w-full ${classes.image}`}
              url={photo.url}
              alt={m.photo({ value: String(shown + 1) })}
              failed={unloaded}
            />
          )}
        </div>
      </figure>
    </div>
  );
}
