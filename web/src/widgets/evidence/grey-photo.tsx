import { useState } from 'react';
import { messages as m } from '../../lib/messages/evidence.ts';
import { FetchedPhoto } from '../photos/fetched-photo.tsx';
import classes from './evidence.module.css';

interface Props {
  url: string;
  number: number;
  /** It is what was reported, so it can be judged without enlarging it. */
  isReported?: boolean;
}

/** Gray until hovered or focused, because it may be disturbing; a click enlarges it. */
export function GreyPhoto({ url, number, isReported = false }: Props) {
  const [large, setLarge] = useState(false);
  return (
    <button
      type="button"
      className={`p-0 border-0 rounded-md muted text-xs overflow-hidden ${classes.photo}`}
      data-reported={isReported || undefined}
      aria-pressed={large}
      aria-label={m.photo(number)}
      onClick={() => setLarge(!large)}
    >
      <FetchedPhoto
        className={`w-full h-full cover ${classes.image}`}
        url={url}
        alt=""
        failed={<span>{m.unloaded}</span>}
      />
    </button>
  );
}
