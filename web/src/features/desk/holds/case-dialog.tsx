import { useState } from 'react';
import { useOpenCaseOfHold } from '../../../api/safety.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/holds.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** Why a case about a held account is opened, in the words of staff. */
export function CaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { mutate: open, isPending, error } = useOpenCaseOfHold();
  const typed = reason.trim();
  return (
    <Dialog opened onClose={onClose} title={m.caseTitle} closeLabel={m.cancel}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed) open({ id, reason: typed }, { onSuccess: onClose });
        }}
      >
        <p>{m.caseAbout}</p>
        <TextArea
          data-autofocus
          label={m.caseReason}
          grows
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" busy={isPending}>
            {m.openCase}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
