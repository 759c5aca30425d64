import { useEffect, useRef, useState } from 'react';
import { type Picture, useOrderPictures, usePictures } from '../../api/photos/own-photos.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/photos.ts';
import { Alert } from '../../ui/alert.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { DeletePhotoDialog } from './delete-photo-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import classes from './photo-editor.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { UploadList } from './upload-list.tsx';
import { moveTo, useDragOrder } from './use-drag-order.ts';
import { maxPhotos, useUploads } from './use-uploads.ts';

/** A member adds, orders and deletes their photos. */
export function PhotoEditor() {
  const query = usePictures();
  return (
    <>
      <QueryState query={query} words={m} />
      {query.data && <Editor pictures={query.data} />}
    </>
  );
}

function Editor({ pictures }: { pictures: Picture[] }) {
  const [announcement, setAnnouncement] = useState('');
  const [deleting, setDeleting] = useState<Picture | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const moved = useRef<{ id: string; at: number; button: string } | null>(null);
  const { putInOrder, readOrder, error } = useOrderPictures();
  const uploads = useUploads(pictures.length, (name) => setAnnouncement(m.added(name)));
  const known = new Map(pictures.map((picture) => [picture.publicId, picture]));
  const order = [...known.keys()];
  const { shown, dragged, start, listProps } = useDragOrder(order, putInOrder);

  // A button that moved with its photo has lost the focus.
  useEffect(() => {
    const { id, at, button } = moved.current ?? {};
    if (id === undefined || order[at ?? -1] !== id) return;
    moved.current = null;
    document.querySelector<HTMLElement>(`[data-id="${id}"] ${button}`)?.focus();
  });

  function movePhoto(id: string, by: number, button: string) {
    const now = readOrder();
    const at = now.indexOf(id) + by;
    if (at < 0 || at >= now.length) return setAnnouncement(m.edge);
    moved.current = { id, at, button };
    putInOrder(moveTo(now, id, at));
    setAnnouncement(m.moved(at + 1, now.length));
  }

  return (
    <DropZone
      full={pictures.length + uploads.coming >= maxPhotos}
      button={add}
      onFiles={uploads.add}
    >
      {pictures.length > 0 && !pictures.some(({ main }) => main) && (
        <Alert kind="warning">{m.noMain}</Alert>
      )}
      {pictures.length > 0 && (
        <ul className={classes.photos} aria-label={m.list} {...listProps}>
          {shown.map((id, index) => {
            const picture = known.get(id);
            if (!picture) return null;
            return (
              <PhotoTile
                key={id}
                picture={picture}
                number={index + 1}
                count={order.length}
                dragged={dragged === id}
                onDragStart={(event) => start(id, event)}
                onMove={(by) => movePhoto(id, by, `[data-move="${by}"]`)}
                onMakeMain={() => movePhoto(id, -index, '[data-move]')}
                onDelete={() => setDeleting(picture)}
              />
            );
          })}
        </ul>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <UploadList uploads={uploads} />
      <output className={classes.announcement}>{announcement}</output>
      {deleting && (
        <DeletePhotoDialog
          picture={deleting}
          pictures={pictures}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            setAnnouncement(m.deleted);
            add.current?.focus();
          }}
        />
      )}
    </DropZone>
  );
}
