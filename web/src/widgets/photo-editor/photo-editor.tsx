import { Input } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef, useState } from 'react';
import { type Picture, useOrderPictures, usePictures } from '../../api/photos/own-photos.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/photos.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { AddSlot } from './add-slot.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { FailedUploads } from './failed-uploads.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import classes from './photo-editor.module.css';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { moveTo, useDragOrder } from './use-drag-order.ts';
import { maxPhotos, useUploads } from './use-uploads.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx').then((file) => file.PhotoDialog));

interface Props {
  /** Why the step cannot be completed. */
  error?: string | undefined;
}

/** A member adds, orders and deletes their photos. */
export function PhotoEditor({ error }: Props) {
  const query = usePictures();
  if (query.data) return <Editor pictures={query.data} error={error} />;
  // As high as the photos, so that nothing moves when they load.
  return (
    <div className={`container ${classes.editor}`}>
      <div className={`grid items-start ${classes.columns}`}>
        <div className={`content-center ${classes.pending}`}>
          <QueryState query={query} words={m} />
        </div>
        <div className="grid gap-3-5 muted text-sm">
          <PhotoNotes full={false} />
        </div>
      </div>
    </div>
  );
}

function Editor({ pictures, error: missing }: Props & { pictures: Picture[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const { putInOrder, readOrder, error } = useOrderPictures();
  const uploads = useUploads(pictures.length, (name) => setAnnouncement(m.added(name)));
  const online = useOnline();
  const known = new Map(pictures.map((picture) => [picture.publicId, picture]));
  const order = [...known.keys()];
  const { shown, dragged, start, listProps } = useDragOrder(order, putInOrder);
  const taken = pictures.length + uploads.coming.length;
  const free = Math.max(0, maxPhotos - taken);
  const opened = open === null ? undefined : known.get(open);

  function movePhoto(id: string, to: number) {
    const now = readOrder();
    putInOrder(moveTo(now, id, to));
    setAnnouncement(m.moved(to + 1, now.length));
  }

  return (
    <DropZone className={`container ${classes.editor}`} input={input} onFiles={uploads.add}>
      <div className={`grid items-start ${classes.columns}`}>
        <ul
          className={`plain-list grid gap-2-5 three-columns ${classes.photos}`}
          aria-label={m.list}
          {...listProps}
        >
          {shown.map((id, index) => {
            const picture = known.get(id);
            if (!picture) return null;
            return (
              <PhotoTile
                key={id}
                picture={picture}
                number={index + 1}
                dragged={dragged === id}
                onDragStart={(event) => start(id, event)}
                onOpen={() => {
                  setAnnouncement('');
                  setOpen(id);
                }}
              />
            );
          })}
          {uploads.coming.map((upload) => (
            <UploadTile key={upload.key} upload={upload} />
          ))}
          {Array.from({ length: free }, (_, index) => (
            <AddSlot
              key={taken + index}
              number={taken + index + 1}
              first={index === 0}
              onAdd={() => input.current?.click()}
            />
          ))}
        </ul>
        <div className="grid gap-3-5 muted text-sm">
          {missing && <Input.Error role="alert">{missing}</Input.Error>}
          {pictures.length > 0 && !pictures.some(({ main }) => main) && (
            <Alert kind="warning">{m.noMain}</Alert>
          )}
          {error && <Alert kind="danger">{errorText(error)}</Alert>}
          {!online && uploads.coming.length > 0 && <Alert kind="warning">{m.uploads.paused}</Alert>}
          <FailedUploads uploads={uploads} />
          <PhotoNotes full={taken >= maxPhotos} />
        </div>
        {!opened && <output className="visually-hidden nowrap">{announcement}</output>}
        <CropDialog chosen={uploads.chosen} />
        {opened && (
          <PhotoDialog
            picture={opened}
            pictures={pictures}
            announcement={announcement}
            onMove={(to) => movePhoto(opened.publicId, to)}
            onDeleted={() => {
              setOpen(null);
              setAnnouncement(m.deleted);
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </DropZone>
  );
}
