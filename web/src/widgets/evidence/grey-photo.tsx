import { IconEye } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { messages as m } from '#texts/evidence.ts';
import { FetchedPhoto } from '../photos/fetched-photo.tsx';
import { Key } from '../shortcuts/key.tsx';
import classes from './evidence.module.css';
import { PhotoCover } from './photo-cover.ts';

interface Props {
  url: string;
  number: number;
  /** It is what was reported, so it can be judged without enlarging it. */
  isReported?: boolean;
}

/** Gray until hovered or focused, because it may be disturbing; a click enlarges it. One that may be shocking is blurred first. */
export function GreyPhoto({ url, number, isReported = false }: Props) {
  const [large, setLarge] = useState(false);
  const { isOn, show } = useContext(PhotoCover);
  const look = {
    className: `p-0 border-0 rounded-md muted text-xs relative overflow-hidden ${classes.photo}`,
    'data-reported': isReported || undefined,
    'data-covered': isOn || undefined,
  };
  const image = (
    <FetchedPhoto
      className={`w-full h-full cover ${classes.image}`}
      url={url}
      alt=""
      failed={<span>{m.unloaded}</span>}
    />
  );
  if (isOn && !show)
    return (
      <span {...look}>
        {image}
        <span className="visually-hidden">{m.closed(number)}</span>
        <span className={`absolute rounded-full semibold ink ${classes.ask}`} aria-hidden>
          {m.escalateFirst}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      {...look}
      {...(isOn
        ? { 'aria-keyshortcuts': 'V' }
        : { 'aria-label': m.photo(number), 'aria-pressed': large })}
      onClick={isOn && show ? show : () => setLarge(!large)}
    >
      {image}
      {isOn && (
        <>
          <span className="visually-hidden">{m.covered(number)}</span>
          <span
            className={`absolute row gap-1 rounded-full semibold ink ${classes.ask}`}
            aria-hidden
          >
            <IconEye size={14} stroke={1.75} /> {m.show} <Key name="V" />
          </span>
        </>
      )}
    </button>
  );
}
