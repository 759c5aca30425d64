import type { User } from '@kindred/contract/members';
import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as m } from '../../../lib/messages/staff-sign-in.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import classes from './login-form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SecondStep } from './second-step.tsx';

export function LoginForm() {
  const { status, error, user, challenge } = useSession();
  const navigate = useNavigate();
  const { redirect: wanted = '/dashboard' } = useSearch({ from: '/login' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const pending = status === 'loading';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!email || !password || session.get().status === 'loading') return;
    await goOn(await session.login({ email, password }));
  }

  async function goOn(member: User | null) {
    if (member?.isAdmin) await navigate({ href: wanted, replace: true });
  }

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (session.get().error) session.reset();
    };
  }

  if (challenge) return <SecondStep onEntered={(member) => void goOn(member)} />;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <header>
        <h2>{m.title}</h2>
        <p>{m.subtitle}</p>
      </header>
      <EmailField label={m.email} value={email} onChange={edit(setEmail)} />
      <PasswordField
        label={m.password}
        toggleLabel={m.showPassword}
        value={password}
        onChange={edit(setPassword)}
      />
      {status === 'failed' && <Notice kind="danger">{errorText(error, errors.login)}</Notice>}
      {status === 'succeeded' && user && !user.isAdmin && (
        <Notice kind="warning">
          {m.notAdmin} <Link to="/home">{m.toHome}</Link>
        </Notice>
      )}
      <Button
        type="submit"
        size="lg"
        color="ink"
        fullWidth
        aria-disabled={pending}
        leftSection={pending && <Loader size={18} color="currentColor" />}
      >
        {pending ? m.submitting : m.submit}
      </Button>
      <p className={classes.note}>
        <IconInfoCircle size={16} stroke={1.75} aria-hidden />
        {m.note}
      </p>
      <p className={classes.note}>
        {m.member} <Link to="/sign-in">{m.memberLink}</Link>
      </p>
    </form>
  );
}
