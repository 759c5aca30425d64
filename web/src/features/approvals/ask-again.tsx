import { longestApprovalText } from '@kindred/contract/approvals';
import { useState } from 'react';
import { useAskAgain } from '../../api/approvals.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/approval.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LongText } from '../../ui/fields/long-text.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** Asks the team to look at a changed profile again. */
export function AskAgain() {
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useAskAgain();
  return (
    <form
      className="grid grid-cols-1 gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(text.trim());
      }}
    >
      <h2 className="tracking-snug title-xs">{m.askTitle}</h2>
      <p className="text-pretty text-muted">{m.askAbout}</p>
      <LongText
        label={m.askLabel}
        grows
        rows={3}
        maxLength={longestApprovalText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Button type="submit" className="justify-self-start" busy={isPending}>
        {m.ask}
      </Button>
    </form>
  );
}
