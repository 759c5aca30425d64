import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { entered } from '../../../api/accounts/sign-in.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';
import { config } from '../../../lib/calls/config.ts';
import { accepted, email, newPassword } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as agreement } from '#texts/consent.ts';
import { messages as errors } from '#texts/errors.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { fieldErrors } from '../../../lib/failures/field-errors.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { AcceptField } from '../../../widgets/consent/accept-field.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';
import { type RegistrationDraft, asCountry, asInvitation } from './registration-draft.ts';
import { StepFrame } from './step-frame.tsx';

const InvitationField = lazyRouteComponent(() => import('./newcomer-fields.ts'), 'InvitationField');

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
  const pages = config.bindingPages;
  // The last place of an invitation can go to someone else while its reader types.
  const [asksCode, setAsksCode] = useState(false);
  const form = useApiForm({
    initialValues: {
      email: draft.email,
      password: '',
      consent: draft.consent,
      accepts: false,
      invitation: draft.invitation,
    },
    validate: {
      email,
      password: newPassword,
      consent: accepted,
      ...(pages.length > 0 && { accepts: accepted }),
    },
    onValuesChange: ({ email: typed, consent, invitation }) =>
      save({ email: typed, consent, invitation }),
    submit: async ({ accepts: _checked, invitation, ...values }) => {
      const { invitation: _draft, country, ...person } = draft;
      const accepts = pages.map(({ slug, version }) => ({ slug, version }));
      const given = {
        ...person,
        ...values,
        ...asInvitation(invitation),
        ...asCountry(country),
        ...(pages.length > 0 && { accepts }),
      };
      const user = await entered(session.register(given)).catch((error: unknown) => {
        if ('invitation' in fieldErrors(error)) setAsksCode(true);
        throw error;
      });
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
      {asksCode && (
        <Suspense>
          <InvitationField {...form.getInputProps('invitation')} />
        </Suspense>
      )}
      {pages.length > 0 && (
        <AcceptField pages={pages} {...form.getInputProps('accepts', { type: 'checkbox' })} />
      )}
      {form.failure && (
        <Alert kind="danger">
          {hasStatus(form.error, 500) ? errors.register : form.failure}{' '}
          {hasStatus(form.error, 500) && <Link to="/sign-in">{common.signIn}</Link>}
        </Alert>
      )}
    </StepFrame>
  );
}
