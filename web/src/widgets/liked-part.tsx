import { say } from '../lib/say.ts';
import type { LikedPart as Part } from '@kindred/contract/likes/liked-part';
import { messages as m } from '#texts/liked-parts.ts';
import { partName } from '../lib/facts/part-name.ts';
import classes from './liked-part.module.css';
import { Photo } from './photos/photo.tsx';

interface Props {
  part: Part;
  /** Who liked a part of the reader's profile: null if the reader liked it, and missing if they don't see who did. */
  by?: string | null;
  /** In two lines, without the answer. */
  short?: boolean;
}

/** What of a profile someone liked, with the small photo or the answer. */
export function LikedPart({ part, by, short = false }: Props) {
  const { kind, photo, answer, gone } = part;
  const state = gone ? 'gone' : 'there';
  const said = { what: partName(part) };
  const sentence = () => {
    if (by === undefined) return say(m.about[kind], said);
    return by === null
      ? say(m.liked[state][kind], said)
      : say(m.likedYours[state][kind], { ...said, name: by });
  };
  return (
    <span className={`flex min-w-0 items-center gap-2.5 text-sm ${classes.liked}`}>
      {photo && (
        <Photo
          className={`aspect-portrait w-11 flex-none rounded-md object-cover face-up ${classes.photo}`}
          url={photo}
          alt=""
          loading="lazy"
        />
      )}
      <span className={`min-w-0 anywhere ${short ? 'clamp' : 'grid grid-cols-1'}`}>
        {sentence()}
        {answer && !short && <q className={`truncate ${classes.answer}`}>{answer}</q>}
      </span>
    </span>
  );
}
