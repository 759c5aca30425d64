import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { adultBirthDate, isoDay } from '../../../lib/facts/birth-date.ts';
import { entersLines } from '../../../lib/keys/enters-lines.ts';
import { messages as words } from '#texts/accounts.ts';
import { chooseLanguage } from '../../../lib/language/choice.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { BirthDateField } from '../../../ui/fields/birth-date-field.tsx';
import { LanguageSelect } from '../../../ui/pages/language-select.tsx';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  draft: RegistrationDraft;
  save: (change: Partial<RegistrationDraft>) => void;
  onDone: (change: Partial<RegistrationDraft>) => void;
}

/** The date is stored only once it is an adult's: a person who is too young leaves no data. */
export function PersonStep({ draft, save, onDone }: Props) {
  const { person: m, next } = words.register;
  const form = useApiForm({
    initialValues: { firstName: draft.firstName, dateOfBirth: draft.dateOfBirth },
    transformValues: ({ firstName, dateOfBirth }) => ({
      firstName: firstName.trim(),
      dateOfBirth: isoDay(dateOfBirth),
    }),
    validate: {
      firstName: (name) => (name.trim() === '' ? m.nameMissing : null),
      dateOfBirth: adultBirthDate,
    },
    onValuesChange: ({ firstName }) => save({ firstName }),
    submit: async (values) => onDone(values),
  });
  const first = useRef<HTMLInputElement>(null);
  // A page whose only purpose is its fields begins in the first one. On a phone that would open the keyboard over the page.
  useEffect(() => {
    const field = first.current;
    if (!field || entersLines()) return;
    field.setAttribute('data-autofocus', '');
    if (!field.form?.contains(document.activeElement)) field.focus();
  }, []);
  return (
    <StepFrame
      step={1}
      title={m.title}
      lead={m.why}
      action={next}
      pending={false}
      form={form.formProps}
    >
      <TextInput
        ref={first}
        name="firstName"
        autoComplete="given-name"
        size="lg"
        required
        withAsterisk={false}
        maxLength={50}
        label={m.name}
        {...form.getInputProps('firstName')}
      />
      <BirthDateField
        label={m.birthDate}
        hint={m.birthDateHint}
        {...form.getInputProps('dateOfBirth')}
      />
      <div>
        <LanguageSelect onChange={chooseLanguage} />
      </div>
    </StepFrame>
  );
}
