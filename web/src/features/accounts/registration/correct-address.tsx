import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChangeEmail, useConfirmEmailChange } from '../../../api/accounts/credentials.ts';
import { completeCode, email } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as own } from '#texts/own-account.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { CodeField, codeLength } from '../../../ui/fields/code-field.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import { FormPage } from '../form-page.tsx';
import { columnButton } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';

interface Props {
  /** The address that was typed at the registration. */
  present: string;
  onCancel: () => void;
}

/** For members who mistyped their address: the code goes to the right one, which is then the confirmed one. */
export function CorrectAddress({ present, onCancel }: Props) {
  const m = words.verify;
  const [fresh, setFresh] = useState<string | null>(null);
  return (
    <FormPage
      title={fresh ? m.title : m.correct.title}
      lead={fresh ? own.address.sentFresh({ fresh }) : m.correct.lead({ email: present })}
    >
      {fresh ? <NewCodeForm /> : <AddressForm onSent={setFresh} />}
      <button type="button" className={columnButton} onClick={onCancel}>
        {m.correct.cancel}
      </button>
    </FormPage>
  );
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const m = words.verify.correct;
  const { mutateAsync } = useChangeEmail();
  const first = useFirstField();
  const form = useApiForm({
    initialValues: { email: '', password: '' },
    validate: {
      email,
      password: (password: string) => (password === '' ? words.passwordMissing : null),
    },
    submit: async (values) => {
      await mutateAsync(values);
      onSent(values.email.trim());
    },
  });
  return (
    <form ref={first} className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <EmailField label={own.address.fresh} fresh {...form.getInputProps('email')} />
      <PasswordField
        label={words.password}
        toggleLabel={words.showPassword}
        {...form.getInputProps('password')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.submit} working={words.working} pending={form.submitting} />
    </form>
  );
}

function NewCodeForm() {
  const m = words.verify;
  const navigate = useNavigate();
  const { mutateAsync } = useConfirmEmailChange();
  const first = useFirstField();
  const form = useApiForm({
    initialValues: { newCode: '' },
    validate: { newCode: completeCode(codeLength) },
    submit: async (values) => {
      await mutateAsync(values);
      await navigate({ to: nextPath(session.get()), replace: true });
    },
  });
  return (
    <form ref={first} className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <CodeField label={m.code} {...form.getInputProps('newCode')} />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.submit} working={words.working} pending={form.submitting} />
    </form>
  );
}
