import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CodeField, codeLength } from '../../../ui/code-field.tsx';
import classes from '../form.module.css';
import { Resend } from './resend.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

export function CodeForm() {
  const m = words.verify;
  const navigate = useNavigate();
  const { status, error } = useSession();
  const [code, setCode] = useState('');

  // An error of another form is not for this one.
  useEffect(() => {
    session.reset();
  }, []);

  async function verify(digits: string) {
    if (digits.length !== codeLength || session.get().status === 'loading') return;
    const user = await session.verify({ code: digits });
    if (user) await navigate({ to: nextPath(user), replace: true });
  }

  function edit(digits: string) {
    setCode(digits);
    if (session.get().error) session.reset();
    void verify(digits);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void verify(code);
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <CodeField label={m.code} value={code} onChange={edit} />
      {(status === 'failed' || status === 'resend_failed') && (
        <Notice kind="danger">{errorText(error, errors.verification)}</Notice>
      )}
      {status === 'resend_succeeded' && <Notice kind="success">{m.sent}</Notice>}
      <SubmitButton label={m.submit} working={words.working} pending={status === 'loading'} />
      <Resend />
      <p className={classes.hint}>{m.spam}</p>
    </form>
  );
}
