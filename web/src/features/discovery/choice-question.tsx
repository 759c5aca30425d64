import { Button } from '../../ui/buttons/button.tsx';
import { UsedUpDialog } from '../../widgets/paywall/used-up-dialog.tsx';
import { messages } from '#texts/likes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';

interface Props {
  name: string;
  about: 'superlike' | 'outside' | 'likesPerDay' | 'superlikesPerDay';
  opened: boolean;
  onClose: () => void;
  onSend: () => void;
}

export function ChoiceQuestion({ name, about, opened, onClose, onSend }: Props) {
  const { discover, question } = messages;
  if (about === 'likesPerDay' || about === 'superlikesPerDay')
    return <UsedUpDialog right={about} opened={opened} onClose={onClose} />;
  const m = question[about];
  return (
    <Dialog
      title={m.title({ name })}
      about={m.about({ name })}
      closeLabel={discover.cancel}
      opened={opened}
      onClose={onClose}
    >
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {discover.cancel}
        </Button>
        <Button data-autofocus onClick={onSend}>
          {m.send}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
