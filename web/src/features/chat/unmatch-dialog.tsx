import { useUnmatch } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/chat.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';

interface Props {
  id: string;
  name: string;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function UnmatchDialog({ id, name, opened, onClose, onDone }: Props) {
  const { unmatch: m } = messages;
  const { mutate, error, isPending } = useUnmatch();
  const unmatch = () => mutate(id, { onSuccess: onDone });
  return (
    <Dialog title={m.title({ name })} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <div className="grid gap-5">
        <p>{m.text}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button look="danger" busy={isPending} onClick={unmatch}>
            {m.button}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
