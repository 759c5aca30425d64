import { join } from '@kindred/contract/team';
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/team.ts';
import { send } from '../../../lib/send.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  token: string;
  email: string;
}

/** A new account, whose address the link has confirmed. */
export function JoinForm({ token, email }: Props) {
  const { join: m } = messages;
  const navigate = useNavigate();
  const { status, error } = useSession();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!firstName.trim() || !password || session.get().status === 'loading') return;
    const given = { token, firstName: firstName.trim(), password };
    const body = { ...given, ...(lastName.trim() && { lastName: lastName.trim() }) };
    const user = await session.enter(async () => (await send(join, { body })).data);
    if (user) await navigate({ to: '/dashboard', hash: '', replace: true });
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        size="lg"
        type="email"
        autoComplete="username"
        readOnly
        label={m.email}
        value={email}
      />
      <TextInput
        size="lg"
        autoComplete="given-name"
        maxLength={50}
        required
        withAsterisk={false}
        label={m.firstName}
        value={firstName}
        onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
      />
      <TextInput
        size="lg"
        autoComplete="family-name"
        maxLength={50}
        label={m.lastName}
        value={lastName}
        onChange={({ currentTarget }) => setLastName(currentTarget.value)}
      />
      <PasswordField
        fresh
        label={m.password}
        toggleLabel={m.showPassword}
        hint={m.hint}
        value={password}
        onChange={setPassword}
      />
      {status === 'failed' && <Notice kind="danger">{errorText(error)}</Notice>}
      <SubmitButton label={m.submit} working={m.working} pending={status === 'loading'} />
    </form>
  );
}
