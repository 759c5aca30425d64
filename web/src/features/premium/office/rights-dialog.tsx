import { type Tiers, useChangeRights } from '../../../api/premium/plans.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/payments.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { changesOf } from './typed-rights.ts';

interface Props {
  before: Tiers;
  /** Null while there is nothing to confirm. */
  wanted: Tiers | null;
  version: string;
  onClose: () => void;
}

export function RightsDialog({ before, wanted, version, onClose }: Props) {
  const { rights: m } = messages;
  const { mutate, isPending, error } = useChangeRights();
  const button = useKeptFocus(isPending);
  return (
    <Dialog
      opened={wanted !== null}
      onClose={onClose}
      title={m.confirm}
      about={<p className="mt-1">{m.confirmAbout}</p>}
      closeLabel={m.cancel}
    >
      <ul className="m-0 mt-3 grid gap-1.5 ps-5">
        {wanted && changesOf(before, wanted).map((line) => <li key={line}>{line}</li>)}
      </ul>
      {error && <Alert kind="danger">{hasStatus(error, 412) ? m.stale : errorText(error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          look="ink"
          busy={isPending}
          onClick={() => wanted && mutate({ rights: wanted, version }, { onSuccess: onClose })}
        >
          {m.submit}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
