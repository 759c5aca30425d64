import type { Invited } from '@kindred/contract/imports/invited';
import { Link, useNavigate } from '@tanstack/react-router';
import { entered } from '../../../api/accounts/sign-in.ts';
import { acceptInvitation } from '../../../api/invited.ts';
import { config } from '../../../lib/calls/config.ts';
import { adultBirthDate, isoDay } from '../../../lib/facts/birth-date.ts';
import { accepted, newPassword, required } from '../../../lib/failures/field-rules.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as agreement } from '#texts/consent.ts';
import { messages as m } from '#texts/invited.ts';
import { BirthDateField } from '../../../ui/fields/birth-date-field.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { AcceptField } from '../../../widgets/consent/accept-field.tsx';
import classes from '../form.module.css';

interface Props {
  token: string;
  invited: Invited;
}

/** Makes the person a member, with what a registration asks for. The link has confirmed their address. */
export function InvitedForm({ token, invited }: Props) {
  const { person, account } = words.register;
  const navigate = useNavigate();
  const pages = config.bindingPages;
  const form = useApiForm({
    initialValues: {
      firstName: invited.firstName ?? '',
      dateOfBirth: invited.dateOfBirth ?? '',
      password: '',
      consent: false,
      accepts: false,
    },
    validate: {
      firstName: (name) => required(name.trim()),
      dateOfBirth: adultBirthDate,
      password: newPassword,
      consent: accepted,
      ...(pages.length > 0 && { accepts: accepted }),
    },
    submit: async ({ firstName, dateOfBirth, password }) => {
      const accepts = pages.map(({ slug, version }) => ({ slug, version }));
      const user = await entered(
        acceptInvitation({
          token,
          password,
          firstName: firstName.trim(),
          dateOfBirth: isoDay(dateOfBirth),
          consent: true,
          ...(pages.length > 0 && { accepts }),
        }),
      );
      if (user) await navigate({ to: nextPath(session.get()), hash: '', replace: true });
    },
  });
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <input type="hidden" name="username" autoComplete="username" value={invited.email} />
      <TextField
        size="lg"
        name="firstName"
        autoComplete="given-name"
        maxLength={50}
        required
        label={person.name}
        {...form.getInputProps('firstName')}
      />
      <BirthDateField
        label={person.birthDate}
        hint={person.birthDateHint}
        {...form.getInputProps('dateOfBirth')}
      />
      <PasswordField
        fresh
        label={words.password}
        toggleLabel={words.showPassword}
        hint={account.passwordHint}
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
          {account.privacy}
        </Link>
      </div>
      {pages.length > 0 && (
        <AcceptField pages={pages} {...form.getInputProps('accepts', { type: 'checkbox' })} />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.accept} working={m.working} pending={form.submitting} />
    </form>
  );
}
