import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { questionText } from '../../../lib/facts/question-text.ts';
import { messages as m } from '#texts/liked-parts.ts';
import { partName } from '../../../lib/facts/part-name.ts';
import { Photo } from '../../../widgets/photos/photo.tsx';
import classes from './part-preview.module.css';

/** What is about to be liked. */
export function PartPreview({ part }: { part: LikedPart }) {
  const { kind, id, photo, answer } = part;
  if (photo)
    return (
      <Photo
        className={`cover face-up rounded-xl justify-self-center portrait ${classes.photo}`}
        url={photo}
        alt=""
      />
    );
  return (
    <figure className="grid gap-1 m-0">
      <figcaption className="muted text-sm">
        {kind === 'question' ? m.agreed : partName(part)}
      </figcaption>
      <blockquote className="m-0 anywhere overflow-y-auto quoted max-h-part">
        {answer ?? m.question({ start: questionText(id).question })}
      </blockquote>
    </figure>
  );
}
