import { messages as decisionTexts } from '#texts/decisions.ts';
import { type StepAction, sanctionKind } from '@kindred/contract/desk/sanctions';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/desk-bulk.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { queuedName } from '../name-of.ts';
import { type Bulk, isDecidable } from './use-bulk.ts';

interface Props {
  bulk: Bulk;
  action: StepAction;
  onClose: () => void;
}

/** The people affected by a sanction of several cases, before it is sent. */
export function BulkDialog({ bulk, action, onClose }: Props) {
  const selected = bulk.selected.filter(isDecidable(action));
  const leftOut = bulk.selected.length - selected.length;
  const isPermanent = sanctionKind(action)?.isPermanent ?? false;
  const label = m.confirm({ action: decisionTexts[action].label, number: selected.length });
  return (
    <Dialog opened onClose={onClose} title={label} closeLabel={m.cancel}>
      <p>{m.about}</p>
      {leftOut > 0 && <Alert kind="warning">{m.leftOut({ number: leftOut })}</Alert>}
      <ul className="m-0 mt-3 grid max-h-[40vh] list-none gap-1 overflow-y-auto p-0">
        {selected.map((queued) => (
          <li key={queued._id}>
            {queuedName(queued)}{' '}
            <small className="text-muted">
              {commaList(queued.types.map((type) => typeTexts[type]))}
            </small>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button look="plain" data-autofocus={isPermanent || undefined} onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          data-autofocus={!isPermanent || undefined}
          disabled={selected.length === 0}
          look={isPermanent ? 'danger' : 'ink'}
          onClick={() => {
            bulk.decide(action);
            onClose();
          }}
        >
          {label}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
