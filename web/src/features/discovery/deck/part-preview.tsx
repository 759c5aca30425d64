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
        className={`aspect-portrait justify-self-center rounded-xl object-cover face-up ${classes.photo}`}
        url={photo}
        alt=""
      />
    );
  return (
    <figure className="m-0 grid gap-1">
      <figcaption className="text-sm text-muted">
        {kind === 'question' ? m.agreed : partName(part)}
      </figcaption>
      <blockquote className="m-0 max-h-[40vh] overflow-y-auto anywhere quoted">
        {answer ?? m.question({ start: questionText(id).question })}
      </blockquote>
    </figure>
  );
}
