import { useState } from 'react';
import { type Picture, useChangeFocus } from '../../api/photos/own-photos.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/photo-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { Photo } from '../photos/photo.tsx';
import classes from './crop-dialog.module.css';
import { FocusPoint, startFocus } from './focus-point.tsx';

interface Props {
  picture: Picture;
  onClose: () => void;
}

/** Says where the face is in a photo that was added before. */
export function FocusDialog({ picture: { url, publicId, focus: before }, onClose }: Props) {
  const { focus: m } = messages;
  const [focus, setFocus] = useState(before ?? startFocus);
  const { mutate, error, isPending } = useChangeFocus();
  return (
    <Dialog opened title={m.title} closeLabel={m.cancel} onClose={onClose}>
      <div className={`relative mx-auto overflow-hidden rounded-xl bg-muted-soft ${classes.stage}`}>
        <Photo className="block w-full" url={url} alt="" draggable={false} />
        <FocusPoint focus={focus} onChange={setFocus} />
      </div>
      <p className="mt-3 mb-3 text-center text-sm text-muted">{m.hint}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          busy={isPending}
          onClick={() => mutate({ publicId, focus }, { onSuccess: onClose })}
        >
          {m.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
