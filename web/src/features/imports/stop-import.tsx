import type { Import } from '@kindred/contract/imports';
import { useState } from 'react';
import { useStopImport } from '../../api/imports.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** Ends an import early, after a question. */
export function StopImport({ found: { _id } }: { found: Import }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useStopImport(_id);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="plain" size="xs" onClick={() => setAsking(true)}>
        {m.stop}
      </Button>
      <Dialog opened={asking} onClose={close} title={m.stopTitle} closeLabel={m.cancel}>
        <p>{m.stopAbout}</p>
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={close}>
            {m.cancel}
          </Button>
          <Button
            look="danger"
            busy={isPending}
            onClick={() => mutate(undefined, { onSuccess: close })}
          >
            {m.stop}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
