import { say } from '../../lib/say.ts';
import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { messages as m } from '#texts/liked-parts.ts';
import { partName } from '../../lib/facts/part-name.ts';
import classes from './part-heart.module.css';

/** Which part of a profile the reader likes, and what liking another one does. */
export interface Liking {
  readonly liked: LikedPart | null;
  /** Null where the reader can't like, or has chosen. */
  readonly like: ((part: LikedPart) => void) | null;
}

interface Props {
  part: LikedPart;
  liking: Liking;
  /** On a picture, after words, or at the end of the one line of a small card. */
  place: 'photo' | 'words' | 'line';
}

/** Likes one part of a profile, or says that it was liked. */
export function PartHeart({ part, liking: { liked, like }, place }: Props) {
  const { kind } = part;
  const said = { what: partName(part) };
  const look = `grid place-items-center w-11 h-11 rounded-full ${classes.heart}`;
  if (isSame(part, liked))
    return (
      <span className={look} data-place={place} data-liked>
        <IconHeartFilled size={22} aria-hidden />
        <span className="sr-only">{say(m.liked.there[kind], said)}</span>
      </span>
    );
  if (!like) return null;
  const label = say(m.like[kind], said);
  return (
    <button
      type="button"
      className={`cursor-pointer border-0 p-0 ${look}`}
      data-place={place}
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={() => like(part)}
    >
      <IconHeart size={22} stroke={1.75} aria-hidden />
    </button>
  );
}

/** An answer that was changed since is another one. */
export const isSame = ({ kind, id }: LikedPart, liked: LikedPart | null) =>
  liked !== null && !liked.gone && liked.kind === kind && liked.id === id;

export const photoPart = ({ url, publicId }: { url: string; publicId: string }): LikedPart => ({
  kind: 'photo',
  id: publicId,
  photo: url,
  answer: null,
  gone: false,
});

export const promptPart = ({ prompt, answer }: { prompt: string; answer: string }): LikedPart => ({
  kind: 'prompt',
  id: prompt,
  photo: null,
  answer,
  gone: false,
});

export const questionPart = (question: string): LikedPart => ({
  kind: 'question',
  id: question,
  photo: null,
  answer: null,
  gone: false,
});
