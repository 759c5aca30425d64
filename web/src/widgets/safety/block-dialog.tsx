import { useBlock } from '../../api/blocks.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  id: string;
  name: string;
  opened: boolean;
  onClose: () => void;
  onBlocked: () => void;
}

export function BlockDialog({ id, name, opened, onClose, onBlocked }: Props) {
  const { mutate, error, isPending } = useBlock();
  const block = () => mutate(id, { onSuccess: onBlocked });
  return (
    <Dialog title={m.blockTitle({ name })} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <div className="grid gap-5">
        <p>{m.blockText}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button look="danger" busy={isPending} onClick={block}>
            {m.block}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
