import { newPassword } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import classes from '../form.module.css';

interface Props {
  /** So that a password manager knows the account of this password. */
  email: string;
  label: string;
  submitLabel: string;
  failureText?: string;
  submit: (values: { password: string }) => Promise<unknown>;
}

/** Chooses a new password behind a mailed link. */
export function NewPasswordForm({ email, label, submitLabel, failureText, submit }: Props) {
  const form = useApiForm({
    initialValues: { password: '' },
    validate: { password: newPassword },
    submit,
    ...(failureText !== undefined && { failureText }),
  });
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        fresh
        label={label}
        toggleLabel={words.showPassword}
        hint={words.register.account.passwordHint}
        {...form.getInputProps('password')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={submitLabel} working={words.working} pending={form.submitting} />
    </form>
  );
}
