import { messages as m } from '#texts/desk-keys.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.close} size="lg">
      {m.groups.map(([group, keys]) => (
        <section key={group} className="hide-below-tablet">
          <h3 className="m-0 mt-2 px-3 text-sm semibold">{group}</h3>
          <KeyList keys={keys} label={group} />
        </section>
      ))}
      <SingleKeySwitch />
    </Dialog>
  );
}
