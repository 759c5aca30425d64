import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { messages as words } from '../../../lib/messages/accounts.ts';
import classes from '../form.module.css';
import type { Draft } from './register-draft.ts';
import { StepFrame } from './step-frame.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  draft: Draft;
  onDone: (change: Partial<Draft>) => void;
}

export function NameStep({ draft, onDone }: Props) {
  const m = words.register;
  const [firstName, setFirstName] = useState(draft.firstName);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (firstName.trim()) onDone({ firstName: firstName.trim() });
  }

  return (
    <StepFrame step={1} title={m.name.title} why={m.name.why}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          size="lg"
          required
          withAsterisk={false}
          maxLength={50}
          label={m.name.label}
          value={firstName}
          onChange={(event) => setFirstName(event.currentTarget.value)}
        />
        <SubmitButton label={m.next} working={words.working} pending={false} />
      </form>
    </StepFrame>
  );
}
