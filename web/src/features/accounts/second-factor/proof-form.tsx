import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as m } from '../../../lib/messages/second-factor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import type { Proof } from './queries.ts';
import classes from './security-page.module.css';

export type Task = 'setUp' | 'replace' | 'renew' | 'turnOff';

interface Props {
  task: Task;
  change: { mutate: (proof: Proof) => void; isPending: boolean; error: unknown };
  onCancel: () => void;
}

/** That it is its owner who sits here: the password, and a code where there is an app already. */
export function ProofForm({ task, change: { mutate, isPending, error }, onCancel }: Props) {
  const form = useFirstField();
  const button = useKeptFocus(isPending);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const asksCode = task !== 'setUp';
  const whole = password && (code.trim() || !asksCode);
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole && !isPending) mutate({ password, code: code.trim() });
      }}
    >
      <p>{m.proof[task]}</p>
      <TextInput
        type="password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        label={m.password}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {asksCode && (
        <TextInput
          name="code"
          autoComplete="one-time-code"
          required
          withAsterisk={false}
          maxLength={40}
          label={m.present}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
      {error !== null && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button
          ref={button}
          type="submit"
          color={task === 'turnOff' ? 'danger' : 'ink'}
          disabled={!whole}
          loading={isPending}
        >
          {task === 'turnOff' ? m.turnOff : m.next}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
