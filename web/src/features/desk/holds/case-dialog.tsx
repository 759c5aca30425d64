import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useOpenCaseOfHold } from '../../../api/safety.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/holds.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
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
        <Textarea
          data-autofocus
          label={m.caseReason}
          autosize
          minRows={3}
          maxLength={2000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {m.openCase}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
