import type { ownAccount } from '@kindred/contract/personal-data/leaving';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/personal-data.ts';
import type { RouteResponse } from '../../lib/send.ts';
import { session } from '../../lib/session.ts';
import column from '../../ui/column.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import classes from './leaving.module.css';
import { useLeave, useMailLeavingCode } from './queries.ts';

interface Props {
  account: RouteResponse<typeof ownAccount>['data'];
  withdraws: boolean;
  onCancel: () => void;
}

/** By the password, or by a code from the mailbox of who has none. */
export function LeaveForm({ account: { email, hasPassword }, withdraws, onCancel }: Props) {
  const { leave: m, consent } = messages;
  const navigate = useNavigate();
  const { mutate, error, isPending, reset } = useLeave();
  const button = useKeptFocus(isPending);
  const mail = useMailLeavingCode();
  const [secret, setSecret] = useState('');
  const asking = hasPassword || mail.isSuccess;
  const fault = error ?? mail.error;

  function leave(event: SubmitEvent) {
    event.preventDefault();
    if (!secret || isPending) return;
    const proof = hasPassword ? { password: secret } : { code: secret };
    mutate({ ...proof, withdrawConsent: withdraws }, { onSuccess: goOut });
  }

  /** The server has ended every session; this browser is told where the way back is. */
  function goOut(leaving: string) {
    session.end(session.get().token);
    void navigate({ to: '/sign-in', search: { leaving }, replace: true });
  }

  return (
    <form className={classes.form} onSubmit={leave}>
      {!hasPassword && (
        <>
          <p className={column.quiet}>{mail.isSuccess ? m.codeSent(email) : m.codeAbout(email)}</p>
          <div>
            <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
              {m.mailCode}
            </Button>
          </div>
        </>
      )}
      {asking && (
        <TextInput
          size="lg"
          required
          withAsterisk={false}
          {...(hasPassword
            ? { type: 'password', label: m.password, autoComplete: 'current-password' }
            : { label: m.code, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 })}
          value={secret}
          onChange={({ currentTarget }) => {
            setSecret(currentTarget.value);
            if (error) reset();
          }}
        />
      )}
      {fault && <Notice kind="danger">{errorText(fault)}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="danger" loading={isPending} disabled={!asking}>
          {withdraws ? consent.confirm : m.confirm}
        </Button>
      </div>
    </form>
  );
}
