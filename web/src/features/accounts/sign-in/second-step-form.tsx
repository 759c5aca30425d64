import type { User } from '@kindred/contract/members';
import { proveSecondFactor } from '@kindred/contract/accounts/second-factor';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/second-factor.ts';
import { send } from '../../../lib/send.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { CodeField, codeLength } from '../../../ui/code-field.tsx';
import classes from './second-step-form.module.css';

interface Props {
  onEntered: (user: User) => void;
}

/** After the password: a code of the app, or a recovery code. */
export function SecondStepForm({ onEntered }: Props) {
  const { step: m } = messages;
  const { status, error, challenge } = useSession();
  const [code, setCode] = useState('');
  const [byApp, setByApp] = useState(true);
  const pending = status === 'loading';
  const form = useFirstField();

  async function prove(typed: string) {
    if (!challenge || !typed || session.get().status === 'loading') return;
    const body = { challenge, code: typed };
    const user = await session.enter(async () => (await send(proveSecondFactor, { body })).data);
    if (user) onEntered(user);
  }

  function edit(typed: string) {
    setCode(typed);
    if (session.get().error) session.reset();
    if (byApp && typed.length === codeLength) void prove(typed);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void prove(code.trim());
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit}>
      <header>
        <h2>{m.title}</h2>
        <p>{byApp ? m.lead : m.recoveryLead}</p>
      </header>
      {byApp ? (
        <CodeField label={m.code} value={code} onChange={edit} />
      ) : (
        <TextInput
          name="recovery-code"
          size="lg"
          required
          withAsterisk={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          label={m.recovery}
          value={code}
          onChange={({ currentTarget }) => edit(currentTarget.value)}
        />
      )}
      {status === 'failed' && <Notice kind="danger">{errorText(error, m.failed)}</Notice>}
      <Button type="submit" size="lg" color="ink" fullWidth aria-disabled={pending}>
        {pending ? m.working : m.submit}
      </Button>
      <div className={classes.ways}>
        <button
          type="button"
          onClick={() => {
            setByApp(!byApp);
            setCode('');
            session.reset();
          }}
        >
          {byApp ? m.toRecovery : m.toApp}
        </button>
        <button type="button" onClick={session.abandon}>
          {m.back}
        </button>
      </div>
    </form>
  );
}
