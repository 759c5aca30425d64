import { IconEye } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { messages as m } from '#texts/evidence.ts';
import { FetchedPhoto } from '../photos/fetched-photo.tsx';
import { Key } from '../shortcuts/key.tsx';
import classes from './evidence.module.css';
import { PhotoCover, blursPhotos } from './photo-cover.ts';

interface Props {
  url: string;
  number: number;
  /** It is what was reported, so it can be judged without enlarging it. */
  isReported?: boolean;
  likelyNude?: boolean;
}

/** Gray until hovered or focused, because it may be disturbing; a click enlarges it. One that may be shocking, or is a likely nude, is blurred first. */
export function GreyPhoto({ url, number, isReported = false, likelyNude = false }: Props) {
  const [large, setLarge] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const cover = useContext(PhotoCover);
  const isBlurring = blursPhotos.useIsOn();
  const isNude = likelyNude && !isAskedFor && isBlurring;
  const isOn = cover.isOn || isNude;
  // Those that are blurred for another reason are all shown together.
  const show = cover.isOn ? cover.show : () => setAskedFor(true);
  const look = {
    className: `p-0 border-0 rounded-md text-muted text-xs relative overflow-hidden ${classes.photo}`,
    'data-reported': isReported || undefined,
    'data-covered': isOn || undefined,
  };
  const image = (
    <FetchedPhoto
      className={`h-full w-full object-cover ${classes.image}`}
      url={url}
      alt=""
      failed={<span>{m.unloaded}</span>}
    />
  );
  if (isOn && !show)
    return (
      <span {...look}>
        {image}
        <span className="sr-only">{m.closed({ number })}</span>
        <span className={`absolute rounded-full font-semibold text-ink ${classes.ask}`} aria-hidden>
          {m.escalateFirst}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      {...look}
      {...(isOn
        ? cover.isOn && { 'aria-keyshortcuts': 'V' }
        : { 'aria-label': m.photo({ number }), 'aria-pressed': large })}
      onClick={isOn && show ? show : () => setLarge(!large)}
    >
      {image}
      {isOn && (
        <>
          <span className="sr-only">{isNude ? m.coveredNude : m.covered({ number })}</span>
          <span
            className={`absolute flex items-center gap-1 rounded-full font-semibold text-ink ${classes.ask}`}
            aria-hidden
          >
            <IconEye size={14} stroke={1.75} /> {m.show} {cover.isOn && <Key name="V" />}
          </span>
        </>
      )}
    </button>
  );
}
