import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { User } from '@kindred/contract/members';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import { mayComeBack } from './may-come-back.ts';
import classes from '../form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SecondStep } from './second-step.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

export function SignInForm() {
  const m = words.signIn;
  const { status, error, challenge } = useSession();
  const navigate = useNavigate();
  const { redirect: wanted, changed, leaving } = useSearch({ from: '/sign-in' });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const failed = status === 'failed';

  async function enter(by: (body: { email: string; password: string }) => Promise<User | null>) {
    if (!email || !password || session.get().status === 'loading') return;
    await goOn(await by({ email, password }));
  }

  async function goOn(user: User | null) {
    if (!user) return;
    const next = nextPath(user);
    await navigate({ href: next === '/verify' ? next : (wanted ?? next), replace: true });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void enter(session.login);
  }

  function edit(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      if (session.get().error) session.reset();
    };
  }

  if (challenge) return <SecondStep onEntered={(user) => void goOn(user)} />;
  return (
    <form className={classes.form} onSubmit={submit}>
      {changed && status === 'idle' && <Notice kind="success">{m.changed}</Notice>}
      {leaving && status === 'idle' && (
        <Notice kind="success">{m.leaving(formatDate(leaving, { dateStyle: 'long' }))}</Notice>
      )}
      <EmailField label={words.email} value={email} onChange={edit(setEmail)} />
      <PasswordField
        label={words.password}
        toggleLabel={words.showPassword}
        value={password}
        onChange={edit(setPassword)}
      />
      {failed && <Notice kind="danger">{errorText(error, errors.login)}</Notice>}
      {failed && mayComeBack(error) && (
        <div>
          <Button
            size="lg"
            radius={999}
            variant="default"
            fullWidth
            onClick={() => void enter(session.comeBack)}
          >
            {m.comeBack}
          </Button>
          <p className={classes.hint}>{m.comeBackHint}</p>
        </div>
      )}
      <SubmitButton label={m.submit} working={words.working} pending={status === 'loading'} />
      <Link to="/forgot-password" className={classes.link}>
        {m.forgot}
      </Link>
    </form>
  );
}
