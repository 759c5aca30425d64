import { type Picture, useDeletePhoto } from '../../api/photos/own-photos.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/photo-actions.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  picture: Picture;
  pictures: Picture[];
  onClose: () => void;
  onDeleted: () => void;
}

export function DeletePhotoDialog({
  picture: { publicId, main },
  pictures,
  onClose,
  onDeleted,
}: Props) {
  const { removal: m } = messages;
  const { mutate, error, isPending } = useDeletePhoto();
  const others = pictures.map((each) => each.publicId).filter((id) => id !== publicId);
  const consequence = others.length === 0 ? m.lastText : main && m.mainText;
  return (
    <Dialog opened title={m.title} closeLabel={m.cancel} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          {m.text} {consequence}
        </p>
        {error && <Alert kind="danger">{errorText(error, m.failed)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate({ id: publicId, others, main }, { onSuccess: onDeleted })}
          >
            {m.submit}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
