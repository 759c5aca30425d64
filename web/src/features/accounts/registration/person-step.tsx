import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { adultBirthDate, isoDay } from '../../../lib/facts/birth-date.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { BirthDateField } from '../../../ui/fields/birth-date-field.tsx';
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
    </StepFrame>
  );
}
