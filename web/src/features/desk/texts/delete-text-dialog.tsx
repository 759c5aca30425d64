import type { CannedText } from '@kindred/contract/desk/texts';
import { useDeleteText } from '../../../api/desk/texts.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/desk-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

interface Props {
  text: CannedText | null;
  onClose: () => void;
}

export function DeleteTextDialog({ text, onClose }: Props) {
  const { mutate, isPending, error } = useDeleteText();
  const button = useKeptFocus(isPending);
  return (
    <Dialog
      opened={text !== null}
      onClose={onClose}
      title={m.deleteTitle({ title: text?.title ?? '' })}
      closeLabel={m.cancel}
    >
      <p>{m.deleteAbout}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          look="danger"
          busy={isPending}
          onClick={() => text && mutate(text._id, { onSuccess: onClose })}
        >
          {m.deleteButton}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
