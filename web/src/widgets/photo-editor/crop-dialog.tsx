import { useEffect, useState } from 'react';
import { messages } from '#texts/photos.ts';
import { openPicture } from '../../lib/pictures/small-picture.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './crop-dialog.module.css';
import { Cropper } from './cropper.tsx';
import type { useUploads } from './use-uploads.ts';

interface Props {
  chosen: ReturnType<typeof useUploads>['chosen'];
  opened: boolean;
  /** Leaves out the file that is shown. */
  onClose: () => void;
}

/** Shows the chosen files one after the other, before they are sent. */
export function CropDialog({ chosen: { files, use, refuse }, onClose }: Props) {
  const { crop: m } = messages;
  const [next] = files;
  const [picture, setPicture] = useState<{ key: string; bitmap: ImageBitmap } | null>(null);
  const shown = picture && picture.key === next?.key ? picture.bitmap : null;

  useEffect(() => {
    if (!next) return;
    let wanted = true;
    openPicture(next.file).then(
      (bitmap) => wanted && setPicture({ key: next.key, bitmap }),
      () => wanted && refuse(next.key),
    );
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [next?.key]);

  if (!next) return null;
  return (
    <Dialog
      opened
      title={files.length > 1 ? m.titleOf({ left: files.length }) : m.title}
      closeLabel={m.cancel}
      onClose={onClose}
    >
      {shown ? (
        <Cropper
          key={next.key}
          picture={shown}
          name={next.file.name}
          onCancel={onClose}
          onUse={(file, focus) => use(next.key, file, focus)}
        />
      ) : (
        <div
          className={`mx-auto aspect-portrait rounded-xl bg-muted-soft ${classes.stage}`}
          aria-busy="true"
        />
      )}
    </Dialog>
  );
}
