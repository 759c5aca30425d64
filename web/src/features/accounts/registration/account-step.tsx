import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { hasStatus } from '../../../lib/call-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { EmailField } from '../../../ui/email-field.tsx';
import classes from '../form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { Draft } from './register-draft.ts';
import { StepFrame } from './step-frame.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  draft: Draft;
  save: (change: Partial<Draft>) => void;
  forget: () => void;
}

export function AccountStep({ draft, save, forget }: Props) {
  const m = words.register;
  const navigate = useNavigate();
  const { status, error } = useSession();
  const [password, setPassword] = useState('');

  async function send() {
    if (!draft.email || !password || session.get().status === 'loading') return;
    const user = await session.register({ ...draft, password });
    if (!user) return;
    forget();
    await navigate({ to: nextPath(user), replace: true });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  function forgetError() {
    if (session.get().error) session.reset();
  }

  return (
    <StepFrame step={3} title={m.account.title} why={m.account.why}>
      <form className={classes.form} onSubmit={submit}>
        <EmailField
          label={words.email}
          value={draft.email}
          onChange={(email) => {
            save({ email });
            forgetError();
          }}
        />
        <PasswordField
          fresh
          label={words.password}
          toggleLabel={words.showPassword}
          hint={m.account.passwordHint}
          value={password}
          onChange={(value) => {
            setPassword(value);
            forgetError();
          }}
        />
        {status === 'failed' && (
          <Notice kind="danger">
            {hasStatus(error, 500) ? errors.register : errorText(error)}{' '}
            {hasStatus(error, 409) && <Link to="/sign-in">{m.signIn}</Link>}
          </Notice>
        )}
        <SubmitButton
          label={m.account.submit}
          working={words.working}
          pending={status === 'loading'}
        />
      </form>
    </StepFrame>
  );
}
