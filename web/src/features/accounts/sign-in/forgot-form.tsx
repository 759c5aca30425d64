import { forgotPassword } from '@kindred/contract/accounts/credentials';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import classes from '../form.module.css';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  onSent: (email: string) => void;
}

export function ForgotForm({ onSent }: Props) {
  const [email, setEmail] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
    onSuccess: () => onSent(email),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (email && !isPending) mutate();
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <EmailField
        label={words.email}
        value={email}
        onChange={(value) => {
          setEmail(value);
          reset();
        }}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <SubmitButton label={words.forgot.submit} working={words.working} pending={isPending} />
    </form>
  );
}
