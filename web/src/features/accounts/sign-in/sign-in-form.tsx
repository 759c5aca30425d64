import { Link, useSearch } from '@tanstack/react-router';
import { entered } from '../../../api/accounts/sign-in.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages as words } from '#texts/accounts.ts';
import { session } from '../../../lib/sessions/session.ts';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import classes from '../form.module.css';
import { BanStatement } from './ban-statement.tsx';
import { ReopenAccount, canReopen } from './reopen-account.tsx';
import { SessionExpired } from './session-expired.tsx';
import type { useSignInForm } from './use-sign-in-form.ts';

interface Props {
  form: ReturnType<typeof useSignInForm>;
  onEntered: () => Promise<void>;
}

export function SignInForm({ form, onEntered }: Props) {
  const m = words.signIn;
  const { changed, joined, leaving } = useSearch({ from: '/sign-in' });
  const untouched = !form.failure && !form.submitting;

  async function reopen() {
    const user = await entered(session.reopenAccount(form.getValues()));
    if (user) await onEntered();
  }

  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      {untouched && <SessionExpired />}
      {changed && untouched && <Alert kind="success">{m.changed}</Alert>}
      {joined && untouched && <Alert kind="success">{m.joined}</Alert>}
      {leaving && untouched && (
        <Alert kind="success">
          {m.leaving({ date: formatSiteDate(leaving, { dateStyle: 'long' }) })}
        </Alert>
      )}
      <EmailField label={words.email} {...form.getInputProps('email')} />
      <div className="relative">
        <PasswordField
          label={words.password}
          toggleLabel={words.showPassword}
          {...form.getInputProps('password')}
        />
        <Link
          to="/forgot-password"
          className={`absolute inline-flex h-11 items-end text-md font-semibold text-brand underline ${classes.beside}`}
        >
          {m.forgot}
        </Link>
      </div>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <BanStatement error={form.error} />
      <ReopenAccount error={form.error} onReopen={() => void form.attempt(reopen)} />
      <SubmitButton
        label={m.submit}
        working={words.working}
        pending={form.submitting}
        quiet={canReopen(form.error)}
      />
    </form>
  );
}
