import { Link, useNavigate } from '@tanstack/react-router';
import { entered } from '../../../api/accounts/sign-in.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';
import { accepted, email, newPassword } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as agreement } from '#texts/consent.ts';
import { messages as errors } from '#texts/errors.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';
import type { RegistrationDraft } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  draft: RegistrationDraft;
  save: (change: Partial<RegistrationDraft>) => void;
  forget: () => void;
  onBack: () => void;
}

/** Asks for the sign-in data, and for the consent that finding other members needs. */
export function AccountStep({ draft, save, forget, onBack }: Props) {
  const { account: m, ...common } = words.register;
  const navigate = useNavigate();
  const form = useApiForm({
    initialValues: { email: draft.email, password: '', consent: draft.consent },
    validate: { email, password: newPassword, consent: accepted },
    onValuesChange: (values) => save({ email: values.email, consent: values.consent }),
    submit: async (values) => {
      const user = await entered(session.register({ ...draft, ...values }));
      if (!user) return;
      forget();
      await navigate({ to: nextPath(session.get()), replace: true });
    },
  });
  return (
    <StepFrame
      step={2}
      title={m.title}
      lead={m.why}
      back={{ label: common.back, onClick: onBack }}
      action={m.submit}
      pending={form.submitting}
      form={form.formProps}
    >
      <EmailField fresh label={words.email} {...form.getInputProps('email')} />
      <PasswordField
        fresh
        label={words.password}
        toggleLabel={words.showPassword}
        hint={m.passwordHint}
        {...form.getInputProps('password')}
      />
      <div>
        <CheckField
          name="consent"
          required
          label={agreement.text}
          description={agreement.why}
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <Link to="/privacy" target="_blank" className={`${columnLink} ms-9 ${classes.link}`}>
          {m.privacy}
        </Link>
      </div>
      {form.failure && (
        <Alert kind="danger">
          {hasStatus(form.error, 500) ? errors.register : form.failure}{' '}
          {hasStatus(form.error, 500) && <Link to="/sign-in">{common.signIn}</Link>}
        </Alert>
      )}
    </StepFrame>
  );
}
