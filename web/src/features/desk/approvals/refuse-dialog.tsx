import { messages as reasonTexts } from '#texts/approval-reasons.ts';
import { type WaitingMember, longestApprovalText } from '@kindred/contract/approvals';
import { type RefusalReason, refusalReasons } from '@kindred/contract/approvals/reasons';
import { useState } from 'react';
import { useDecideApproval } from '../../../api/approvals.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  member: WaitingMember;
  onClose: () => void;
  onRefused: () => void;
}

/** A reason from the list, and what staff write to the member. */
export function RefuseDialog({ member: { _id: id, asked }, onClose, onRefused }: Props) {
  const [reason, setReason] = useState<RefusalReason>(refusalReasons[0]);
  const [words, setWords] = useState('');
  const { mutate: decide, isPending, error } = useDecideApproval();
  const typed = words.trim();
  const refuse = () =>
    decide(
      { id, asked, decision: 'refuse', reason, ...(typed && { words: typed }) },
      {
        onSuccess: () => {
          onRefused();
          onClose();
        },
      },
    );
  return (
    <Dialog opened onClose={onClose} title={m.refuseTitle} closeLabel={m.cancel}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          refuse();
        }}
      >
        <p>{m.refuseAbout}</p>
        <Select
          data-autofocus
          label={m.reason}
          data={refusalReasons.map((value) => ({ value, label: reasonTexts[value].label }))}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as RefusalReason)}
        />
        <LongText
          label={m.words}
          grows
          rows={3}
          maxLength={longestApprovalText}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {error && <Alert kind="danger">{errorText(error)}</Alert>}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" busy={isPending}>
            {m.refuse}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
