import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/own-account.ts';
import { AccountForm } from './account-form.tsx';
import { fieldError, useAskToMove } from './account-queries.ts';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';

interface Props {
  onCancel: () => void;
  onAsked: (email: string, pending: boolean) => void;
}

export function AddressForm({ onCancel, onAsked }: Props) {
  const m = words.address;
  const { mutate, error, isPending, reset } = useAskToMove();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const ofPassword = fieldError(error, 'password');

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };

  return (
    <AccountForm
      submit={m.submit}
      cancel={m.cancel}
      pending={isPending}
      onCancel={onCancel}
      onSubmit={() =>
        mutate({ email, password }, { onSuccess: (pending) => onAsked(email.trim(), pending) })
      }
      error={error && !ofPassword && errorText(error)}
    >
      <EmailField label={m.fresh} fresh value={email} onChange={edit(setEmail)} />
      <PasswordField
        label={m.password}
        toggleLabel={words.showPassword}
        value={password}
        onChange={edit(setPassword)}
        error={ofPassword}
      />
    </AccountForm>
  );
}
