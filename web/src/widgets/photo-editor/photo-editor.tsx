import { useEffect, useRef, useState } from 'react';
import { type Picture, useOrderPictures, usePictures } from '../../api/photos/own-photos.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/photos.ts';
import { onAttention } from '../../lib/on-attention.ts';
import { useOnline } from '../../lib/use-online.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { AddSlot } from './add-slot.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { FailedUploads } from './failed-uploads.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import classes from './photo-editor.module.css';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { moveTo, useDragOrder } from './use-drag-order.ts';
import { fileTypes, maxPhotos, useUploads } from './use-uploads.ts';

// It opens after a file was chosen.
const loadCrop = () => import('./crop-dialog.tsx').then((file) => file.CropDialog);
const CropDialog = lazyDialog(loadCrop);
const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx').then((file) => file.PhotoDialog));

interface Props {
  /** Why the step cannot be completed. */
  error?: string | undefined;
}

/** A member adds, orders and deletes their photos. */
export function PhotoEditor({ error }: Props) {
  const query = usePictures();
  // A photo can then be chosen without a connection.
  useEffect(() => onAttention(() => void loadCrop().catch(() => undefined)), []);
  if (query.data) return <Editor pictures={query.data} error={error} />;
  return (
    <div className={`@container ${classes.editor}`}>
      <div className={`grid items-start ${classes.columns}`}>
        <QueryState query={query} words={m} skeleton={<PhotosSkeleton />} />
        <div className="grid gap-3.5 text-sm text-muted">
          <PhotoNotes full={false} />
        </div>
      </div>
    </div>
  );
}

/** In the places of the photos, so that nothing moves when they load. */
const PhotosSkeleton = () => (
  <output className={`grid grid-cols-3 gap-2.5 ${classes.photos}`} aria-label={m.loading}>
    {Array.from({ length: maxPhotos }, (_, photo) => (
      <i key={photo} className={`aspect-portrait rounded-lg bg-skeleton ${classes.slot}`} />
    ))}
  </output>
);

function Editor({ pictures, error: missing }: Props & { pictures: Picture[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const { putInOrder, readOrder, error } = useOrderPictures();
  const uploads = useUploads(pictures.length, (name) => setAnnouncement(m.added({ name })));
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
    setAnnouncement(m.moved({ place: to + 1, of: now.length }));
  }

  return (
    <DropZone
      className={`@container ${classes.editor}`}
      accept={fileTypes.join()}
      multiple
      input={input}
      onFiles={uploads.add}
    >
      <div className={`grid items-start ${classes.columns}`}>
        <ul
          className={`m-0 grid list-none grid-cols-3 gap-2.5 p-0 ${classes.photos}`}
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
        <div className="grid gap-3.5 text-sm text-muted">
          {missing && <FieldError role="alert">{missing}</FieldError>}
          {pictures.length > 0 && !pictures.some(({ main }) => main) && (
            <Alert kind="warning">{m.noMain}</Alert>
          )}
          {error && <Alert kind="danger">{errorText(error)}</Alert>}
          {!online && uploads.coming.length > 0 && <Alert kind="warning">{m.uploads.paused}</Alert>}
          <FailedUploads uploads={uploads} />
          <PhotoNotes full={taken >= maxPhotos} />
        </div>
        {!opened && <output className="sr-only">{announcement}</output>}
        <CropDialog
          chosen={uploads.chosen}
          opened={uploads.chosen.files.length > 0}
          onClose={() => uploads.chosen.leaveOut(uploads.chosen.files[0]?.key ?? '')}
        />
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
