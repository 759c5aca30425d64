import { Link, useNavigate } from '@tanstack/react-router';
import { entered } from '../../../api/accounts/sign-in.ts';
import { hasStatus } from '../../../lib/call-error.ts';
import { email, newPassword } from '../../../lib/field-rules.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { EmailField } from '../../../ui/email-field.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import classes from '../form.module.css';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  draft: RegistrationDraft;
  save: (change: Partial<RegistrationDraft>) => void;
  forget: () => void;
}

export function AccountStep({ draft, save, forget }: Props) {
  const m = words.register;
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { email: draft.email, password: '' },
    validate: { email, password: newPassword },
    onValuesChange: (values) => save({ email: values.email }),
    submit: async (values) => {
      const user = await entered(session.register({ ...draft, ...values }));
      if (!user) return;
      forget();
      await navigate({ to: nextPath(session.get()), replace: true });
    },
  });
  return (
    <StepFrame step={3} title={m.account.title} why={m.account.why}>
      <form className={classes.form} {...form.formProps}>
        <EmailField label={words.email} {...form.getInputProps('email')} />
        <PasswordField
          fresh
          label={words.password}
          toggleLabel={words.showPassword}
          hint={m.account.passwordHint}
          {...form.getInputProps('password')}
        />
        {form.failure && (
          <Alert kind="danger">
            {hasStatus(form.error, 500) ? errors.register : form.failure}{' '}
            {hasStatus(form.error, 409) && <Link to="/sign-in">{m.signIn}</Link>}
          </Alert>
        )}
        <SubmitButton label={m.account.submit} working={words.working} pending={form.submitting} />
      </form>
    </StepFrame>
  );
}
