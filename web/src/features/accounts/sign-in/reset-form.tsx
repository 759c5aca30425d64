import { useNavigate } from '@tanstack/react-router';
import { useResetPassword } from '../../../api/accounts/sign-in.ts';
import { newPassword } from '../../../lib/field-rules.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import classes from '../form.module.css';

interface Props {
  token: string;
}

export function ResetForm({ token }: Props) {
  const m = words.reset;
  const navigate = useNavigate();
  const { mutateAsync } = useResetPassword(token);
  const form = useApiForm({
    initialValues: { password: '' },
    validate: { password: newPassword },
    submit: async (values) => {
      await mutateAsync(values);
      await navigate({ to: '/sign-in', search: { changed: true }, hash: '', replace: true });
    },
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <PasswordField
        fresh
        label={m.label}
        toggleLabel={words.showPassword}
        hint={words.register.account.passwordHint}
        {...form.getInputProps('password')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.submit} working={words.working} pending={form.submitting} />
    </form>
  );
}
