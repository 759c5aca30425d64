import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { required } from '../../../lib/field-rules.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import classes from '../form.module.css';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  draft: RegistrationDraft;
  onDone: (change: Partial<RegistrationDraft>) => void;
}

export function NameStep({ draft, onDone }: Props) {
  const m = words.register;
  const form = useApiForm({
    initialValues: { firstName: draft.firstName },
    transformValues: ({ firstName }) => ({ firstName: firstName.trim() }),
    validate: { firstName: (name) => required(name.trim()) },
    submit: async (values) => onDone(values),
  });
  return (
    <StepFrame step={1} title={m.name.title} why={m.name.why}>
      <form className={classes.form} {...form.formProps}>
        <TextInput
          name="firstName"
          autoComplete="given-name"
          size="lg"
          required
          withAsterisk={false}
          maxLength={50}
          label={m.name.label}
          {...form.getInputProps('firstName')}
        />
        <SubmitButton label={m.next} working={words.working} pending={false} />
      </form>
    </StepFrame>
  );
}
