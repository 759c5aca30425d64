import { messages } from '../../../lib/messages/decide.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { help: m } = messages;
  return (
    <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.close} size="lg">
      <KeyList keys={m.keys} label={m.title} />
      <SingleKeySwitch />
    </Dialog>
  );
}
