import { useNavigate } from '@tanstack/react-router';
import { entered } from '../../../api/accounts/sign-in.ts';
import { joinTeam } from '../../../api/team/join.ts';
import { newPassword, required } from '../../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/join.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import classes from '../form.module.css';

interface Props {
  token: string;
  email: string;
}

/** Creates an account. The link has confirmed its address. */
export function JoinForm({ token, email }: Props) {
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { firstName: '', lastName: '', password: '' },
    validate: { firstName: (name) => required(name.trim()), password: newPassword },
    submit: async ({ firstName, lastName, password }) => {
      const names = {
        firstName: firstName.trim(),
        ...(lastName.trim() && { lastName: lastName.trim() }),
      };
      const user = await entered(joinTeam({ token, password, ...names }));
      if (user) await navigate({ to: '/dashboard', hash: '', replace: true });
    },
  });
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <TextField
        size="lg"
        type="email"
        autoComplete="username"
        readOnly
        label={m.email}
        value={email}
      />
      <TextField
        size="lg"
        autoComplete="given-name"
        maxLength={50}
        required
        label={m.firstName}
        {...form.getInputProps('firstName')}
      />
      <TextField
        size="lg"
        autoComplete="family-name"
        maxLength={50}
        label={m.lastName}
        {...form.getInputProps('lastName')}
      />
      <PasswordField
        fresh
        label={m.password}
        toggleLabel={m.showPassword}
        hint={m.hint}
        {...form.getInputProps('password')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.submit} working={m.working} pending={form.submitting} />
    </form>
  );
}
