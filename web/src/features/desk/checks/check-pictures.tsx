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
      <figure className="grid one-column content-start gap-2 m-0">
        <figcaption className={`row gap-3 text-sm ${classes.caption}`}>
          <PoseFigure pose={pose} size={48} />
          <span>
            <b className="block">{m.asked({ value: poses[pose] })}</b>
            <span className="muted">
              {m.sent({ value: formatDate(sentAt, { timeStyle: 'short' }) })}
            </span>
          </span>
        </figcaption>
        <div className={`grid place-center bg-sunken overflow-hidden rounded-md ${classes.view}`}>
          {check.picture && (
            <FetchedPhoto
              className={`w-full h-full ${classes.image}`}
              url={checkPicture(check)}
              alt={m.picture}
              failed={unloaded}
            />
          )}
        </div>
      </figure>
      <figure className="grid one-column content-start gap-2 m-0">
        <figcaption className={`row gap-2 overflow-x-auto ${classes.caption}`}>
          {photos.map(({ publicId, url }, index) => (
            <button
              key={publicId}
              type="button"
              className={`p-0 bg-sunken overflow-hidden clickable rounded-md flex-none ${classes.button}`}
              aria-label={m.photo({ value: String(index + 1) })}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            >
              <FetchedPhoto className="w-full h-full cover" url={url} alt="" />
            </button>
          ))}
        </figcaption>
        <div className={`grid place-center bg-sunken overflow-hidden rounded-md ${classes.view}`}>
          {photo && (
            <FetchedPhoto
              key={photo.url}
              className={`w-full h-full ${classes.image}`}
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
