import type { User } from '@kindred/contract/members';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { entered } from '../../../api/accounts/sign-in.ts';
import { messages as m } from '#texts/staff-sign-in.ts';
import { officePath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/buttons/spinner.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import shared from '../form.module.css';
import { ReopenAccount, canReopen } from './reopen-account.tsx';
import { SecondStep } from './second-step.tsx';
import { SessionExpired } from './session-expired.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** Signs in to the back office. */
export function LoginForm() {
  const { status, user, challenge } = useSession();
  const navigate = useNavigate();
  const { redirect: wanted } = useSearch({ from: '/login' });
  const form = useSignInForm(openBackOffice);

  async function openBackOffice(entering: User) {
    if (entering.isAdmin) await navigate({ href: wanted ?? officePath(entering), replace: true });
  }

  async function reopen() {
    const entering = await entered(session.reopenAccount(form.getValues()));
    if (entering) await openBackOffice(entering);
  }

  if (challenge) {
    return (
      <SecondStep
        frame={LoginFrame}
        staff
        onEntered={(entering) => void openBackOffice(entering)}
      />
    );
  }
  return (
    <LoginFrame title={m.title} lead={m.subtitle}>
      <form className={`grid gap-5 ${shared.form}`} {...form.formProps}>
        {!form.failure && !form.submitting && <SessionExpired />}
        <EmailField label={m.email} {...form.getInputProps('email')} />
        <PasswordField
          label={m.password}
          toggleLabel={m.showPassword}
          {...form.getInputProps('password')}
        />
        {form.failure && <Alert kind="danger">{form.failure}</Alert>}
        <ReopenAccount error={form.error} onReopen={() => void form.attempt(reopen)} />
        {status === 'succeeded' && user && !user.isAdmin && (
          <Alert kind="warning">
            {m.notAdmin} <Link to="/home">{m.toHome}</Link>
          </Alert>
        )}
        <Button
          type="submit"
          size="lg"
          className="rounded-md"
          look={canReopen(form.error) ? 'plain' : 'ink'}
          wide
          aria-disabled={form.submitting}
          icon={form.submitting && <Spinner />}
        >
          {form.submitting ? m.submitting : m.submit}
        </Button>
        <p className="flex items-center justify-center gap-2 text-sm text-muted">
          <IconInfoCircle className="flex-none" size={16} stroke={1.75} aria-hidden />
          {m.note}
        </p>
        <p className="flex items-center justify-center gap-2 text-sm text-muted">
          {m.member}{' '}
          <Link className="font-semibold text-brand underline" to="/sign-in">
            {m.memberLink}
          </Link>
        </p>
      </form>
    </LoginFrame>
  );
}

interface FrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function LoginFrame({ title, lead, children }: FrameProps) {
  return (
    <div className="grid w-full max-w-form gap-6">
      <header>
        <h2 className="tracking-tight title-md">{title}</h2>
        <p className="mt-2 text-lg text-pretty text-muted">{lead}</p>
      </header>
      {children}
    </div>
  );
}
