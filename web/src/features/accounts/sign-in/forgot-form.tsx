import { useForgotPassword } from '../../../api/accounts/sign-in.ts';
import { email } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import classes from '../form.module.css';

interface Props {
  onSent: (email: string) => void;
}

export function ForgotForm({ onSent }: Props) {
  const { mutateAsync } = useForgotPassword();
  const form = useApiForm({
    initialValues: { email: '' },
    validate: { email },
    submit: async (values) => {
      await mutateAsync(values);
      onSent(values.email);
    },
  });
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <EmailField label={words.email} {...form.getInputProps('email')} />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={words.forgot.submit} working={words.working} pending={form.submitting} />
    </form>
  );
}
