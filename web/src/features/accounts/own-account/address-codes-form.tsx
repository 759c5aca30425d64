import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/own-account.ts';
import { AccountForm } from './account-form.tsx';
import { useMove } from './account-queries.ts';
import { CodeField } from '../code-field.tsx';

interface Props {
  present: string;
  fresh: string;
  onRestart: () => void;
  onDone: () => void;
}

/** Both mailboxes have to answer: who has only the new one is not the owner. */
export function AddressCodesForm({ present, fresh, onRestart, onDone }: Props) {
  const { address: m } = messages;
  const { mutate, error, isPending, reset } = useMove();
  const [presentCode, setPresentCode] = useState('');
  const [newCode, setNewCode] = useState('');

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };

  return (
    <AccountForm
      submit={m.confirm}
      cancel={m.restart}
      pending={isPending}
      onCancel={onRestart}
      onSubmit={() => mutate({ presentCode, newCode }, { onSuccess: onDone })}
      error={error && errorText(error)}
    >
      <output>{m.sent(present, fresh)}</output>
      <CodeField label={m.presentCode} value={presentCode} onChange={edit(setPresentCode)} />
      <CodeField label={m.freshCode} value={newCode} onChange={edit(setNewCode)} />
    </AccountForm>
  );
}
