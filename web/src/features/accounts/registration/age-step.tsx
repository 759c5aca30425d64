import { minimumAge } from '@kindred/contract/members';
import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Link } from '@tanstack/react-router';
import { accepted, required } from '../../../lib/field-rules.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import classes from '../form.module.css';
import { ageOn } from './age.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  draft: RegistrationDraft;
  onDone: (change: Partial<RegistrationDraft>) => void;
}

/** Asks for the age, and for the consent that finding other members needs. */
export function AgeStep({ draft, onDone }: Props) {
  const { age: m, next } = words.register;
  const form = useApiForm({
    initialValues: { dateOfBirth: draft.dateOfBirth, consent: draft.consent },
    validate: { dateOfBirth: adultBirthDate, consent: accepted },
    submit: async (values) => onDone(values),
  });
  return (
    <StepFrame step={2} title={m.title(draft.firstName)} why={m.why}>
      <form className={classes.form} {...form.formProps}>
        <TextInput
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          size="lg"
          required
          withAsterisk={false}
          label={m.label}
          {...form.getInputProps('dateOfBirth')}
        />
        <Checkbox
          name="consent"
          size="md"
          required
          label={m.consent}
          description={m.consentWhy}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <Link to="/privacy" target="_blank" className={classes.link}>
          {m.privacy}
        </Link>
        <SubmitButton label={next} working={words.working} pending={false} />
      </form>
    </StepFrame>
  );
}

function adultBirthDate(day: string) {
  const { age: m } = words.register;
  const age = ageOn(day, new Date());
  if (required(day)) return required(day);
  if (Number.isNaN(age) || age < 0 || age > 120) return m.implausible;
  return age < minimumAge ? m.tooYoung(minimumAge) : null;
}
