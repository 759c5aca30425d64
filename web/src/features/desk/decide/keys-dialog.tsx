import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { messages as decisionTexts } from '#texts/decisions.ts';
import { messages as m } from '#texts/desk-keys.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { KeyList } from '../../../widgets/shortcuts/key-list.tsx';
import { SingleKeySwitch } from '../../../widgets/shortcuts/single-key-switch.tsx';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start]] : [];
});

/** They follow the key that dismisses. */
const withSanctions = (line: readonly string[]) =>
  line[0] === 'D' ? [line, ...sanctionKeys] : [line];

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.close} size="lg">
      {m.groups.map(({ title, keys }) => (
        <section key={title} className="max-tablet:hidden">
          <h3 className="m-0 mt-2 px-3 text-sm font-semibold">{title}</h3>
          <KeyList keys={keys.flatMap(withSanctions)} label={title} />
        </section>
      ))}
      <SingleKeySwitch />
    </Dialog>
  );
}
