import type { TheirLike as Like } from '@kindred/contract/likes/their-like';
import { messages } from '#texts/likes.ts';
import { HiddenText } from '../hidden-text.tsx';
import { LikedPart } from '../liked-part.tsx';
import { ShortNote } from './short-note.tsx';

interface Props {
  theirLike: Like;
  by: string;
  /** Each in two lines. */
  short?: boolean;
}

/** What someone liked of the reader's profile, and what they wrote with it. */
export function TheirLike({ theirLike: { part, note }, by, short = false }: Props) {
  const { likes: m } = messages;
  return (
    <>
      {part && <LikedPart part={part} by={by} short={short} />}
      {note && (
        <blockquote
          className="m-0 border-s-2 border-line-strong ps-3 text-sm anywhere text-muted"
          aria-label={m.note({ name: by })}
        >
          <HiddenText text={note}>{short ? <ShortNote text={note} /> : note}</HiddenText>
        </blockquote>
      )}
    </>
  );
}
