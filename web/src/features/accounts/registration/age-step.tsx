import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { minimumAge } from '@kindred/contract/members';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ageOn } from './age.ts';
import classes from '../form.module.css';
import type { Draft } from './register-draft.ts';
import { StepFrame } from './step-frame.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  draft: Draft;
  onDone: (change: Partial<Draft>) => void;
}

/** The age gate, and the consent without which nobody could be introduced to anybody. */
export function AgeStep({ draft, onDone }: Props) {
  const m = words.register;
  const [dateOfBirth, setDateOfBirth] = useState(draft.dateOfBirth);
  const [consent, setConsent] = useState(draft.consent);
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const age = ageOn(dateOfBirth, new Date());
    if (Number.isNaN(age) || age < 0 || age > 120) setFault(m.age.implausible);
    else if (age < minimumAge) setFault(m.age.tooYoung(minimumAge));
    else if (consent) onDone({ dateOfBirth, consent });
  }

  return (
    <StepFrame step={2} title={m.age.title(draft.firstName)} why={m.age.why}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          size="lg"
          required
          withAsterisk={false}
          label={m.age.label}
          value={dateOfBirth}
          onChange={(event) => {
            setDateOfBirth(event.currentTarget.value);
            setFault(null);
          }}
        />
        {fault && <Notice kind="danger">{fault}</Notice>}
        <Checkbox
          name="consent"
          size="md"
          required
          label={m.age.consent}
          description={m.age.consentWhy}
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        <Link to="/privacy" target="_blank" className={classes.link}>
          {m.age.privacy}
        </Link>
        <SubmitButton label={m.next} working={words.working} pending={false} />
      </form>
    </StepFrame>
  );
}
