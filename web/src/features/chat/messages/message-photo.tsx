import type { Message } from '@kindred/contract/chat/message';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages as words } from '#texts/chat.ts';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import classes from './bubble.module.css';
import { useCover } from './shown-nudes.ts';
import { usePhotoShape } from './use-photo-shape.ts';

// Few chats have one.
const CoveredPhoto = lazyRouteComponent(() => import('./covered-photo.tsx'), 'CoveredPhoto');
const PhotoViewer = lazyRouteComponent(() => import('./photo-viewer.tsx'), 'PhotoViewer');

interface Props {
  photo: NonNullable<Message['photo']>;
  mine: boolean;
  name: string;
  isStop: boolean;
  onDelete: () => void;
  onReport: () => void;
}

/** A photo in a chat. It opens large. A likely nude is covered until its receiver asks for it. */
export function MessagePhoto({ photo, mine, name, isStop, onDelete, onReport }: Props) {
  const { message: m } = words;
  const [opened, setOpened] = useState<boolean | null>(null);
  const { style, onLoad } = usePhotoShape(photo.placeholder);
  const { isCovered, show } = useCover(photo.publicId, photo.likelyNude && !mine);
  const alt = mine ? m.photoFromYou : m.photoFrom({ name });
  if (isCovered)
    return (
      <Suspense>
        <CoveredPhoto {...{ photo, isStop, onDelete, onReport }} onShow={show} />
      </Suspense>
    );
  return (
    <>
      <button
        type="button"
        className={`block max-w-full cursor-pointer overflow-hidden rounded-lg border-0 p-0 text-muted ${classes.photo}`}
        style={style}
        aria-haspopup="dialog"
        tabIndex={isStop ? 0 : -1}
        onClick={() => setOpened(true)}
      >
        <FetchedPhoto
          className={`h-full w-full object-cover ${classes.image}`}
          url={photo.url}
          alt={alt}
          failed={alt}
          onLoad={onLoad}
        />
      </button>
      {opened !== null && (
        <Suspense>
          <PhotoViewer url={photo.url} alt={alt} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
