import type { LikedPart } from '@kindred/contract/likes/parts';
import { messages as m, partName } from '../../../lib/messages/liked-parts.ts';
import { Photo } from '../../../widgets/photo.tsx';
import classes from './part-preview.module.css';

/** What is about to be liked. */
export function PartPreview({ part }: { part: LikedPart }) {
  const { photo, answer } = part;
  const name = partName(part);
  if (photo)
    return <Photo className={`cover face-up rounded-xl ${classes.photo}`} url={photo} alt="" />;
  if (answer === null) return <p className="text-lg anywhere">{m.about(name)}</p>;
  return (
    <figure className="grid gap-1 m-0">
      <figcaption className="muted text-sm">{name}</figcaption>
      <blockquote className={`m-0 anywhere ${classes.answer}`}>{answer}</blockquote>
    </figure>
  );
}
