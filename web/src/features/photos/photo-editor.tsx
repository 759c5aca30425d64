import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as m } from '../../lib/messages/photos.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import classes from './photo-editor.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { type Picture, useOrder, usePictures } from './queries.ts';
import { UploadList } from './upload-list.tsx';
import { moveTo, useDragOrder } from './use-drag-order.ts';
import { most, useUploads } from './use-uploads.ts';

/** A member's own photos: added, put in order and deleted in place. */
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
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState<Picture | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const moved = useRef<{ id: string; at: number; button: string } | null>(null);
  const { putInOrder, readOrder, error } = useOrder();
  const uploads = useUploads(pictures.length, (name) => setSaid(m.added(name)));
  const known = new Map(pictures.map((picture) => [picture.publicId, picture]));
  const order = [...known.keys()];
  const { shown, dragged, take, listProps } = useDragOrder(order, putInOrder);

  // A button that has moved with its photo has lost the focus on the way.
  useEffect(() => {
    const { id, at, button } = moved.current ?? {};
    if (id === undefined || order[at ?? -1] !== id) return;
    moved.current = null;
    document.querySelector<HTMLElement>(`[data-id="${id}"] ${button}`)?.focus();
  });

  function place(id: string, by: number, button: string) {
    const now = readOrder();
    const at = now.indexOf(id) + by;
    if (at < 0 || at >= now.length) return setSaid(m.edge);
    moved.current = { id, at, button };
    putInOrder(moveTo(now, id, at));
    setSaid(m.moved(at + 1, now.length));
  }

  return (
    <DropZone full={pictures.length + uploads.coming >= most} button={add} onFiles={uploads.add}>
      {pictures.length > 0 && !pictures.some(({ main }) => main) && (
        <Notice kind="warning">{m.noMain}</Notice>
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
                onTake={(event) => take(id, event)}
                onMove={(by) => place(id, by, `[data-move="${by}"]`)}
                onMakeMain={() => place(id, -index, '[data-move]')}
                onDelete={() => setDeleting(picture)}
              />
            );
          })}
        </ul>
      )}
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <UploadList uploads={uploads} />
      <output className={classes.said}>{said}</output>
      {deleting && (
        <DeleteDialog
          picture={deleting}
          pictures={pictures}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            setSaid(m.deleted);
            add.current?.focus();
          }}
        />
      )}
    </DropZone>
  );
}
