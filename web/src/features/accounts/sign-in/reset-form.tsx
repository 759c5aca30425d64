import { resetPassword } from '@kindred/contract/accounts/credentials';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { call } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { session } from '../../../lib/session.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  token: string;
}

export function ResetForm({ token }: Props) {
  const m = words.reset;
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password } }),
    onSuccess: async () => {
      // The server has ended every session, that of this browser too.
      if (session.get().token) await session.logout();
      await navigate({ to: '/sign-in', search: { changed: true }, hash: '', replace: true });
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password && !isPending) mutate();
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <PasswordField
        fresh
        label={m.label}
        toggleLabel={words.showPassword}
        hint={words.register.account.passwordHint}
        value={password}
        onChange={(value) => {
          setPassword(value);
          reset();
        }}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <SubmitButton label={m.submit} working={words.working} pending={isPending} />
    </form>
  );
}
