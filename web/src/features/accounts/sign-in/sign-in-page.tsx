import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { messages } from '#texts/accounts.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { FormPage } from '../form-page.tsx';
import { textLink } from '../../../ui/pages/text-link.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** Members sign in here; the back office has its own page. */
export function SignInPage() {
  const m = messages.signIn;
  const navigate = useNavigate();
  const { redirect: wanted } = useSearch({ from: '/sign-in' });
  const { challenge } = useSession();
  const form = useSignInForm(openNextPage);

  async function openNextPage() {
    const next = nextPath(session.get());
    await navigate({ href: next === '/verify' ? next : (wanted ?? next), replace: true });
  }

  if (challenge) return <SecondStep frame={FormPage} onEntered={() => void openNextPage()} />;
  return (
    <FormPage
      welcomes
      title={m.title}
      lead={m.lead}
      after={
        <>
          <p>
            {m.newHere}{' '}
            <Link className={textLink} to="/register">
              {m.register}
            </Link>
          </p>
          <p>
            {m.staff}{' '}
            <Link className={textLink} to="/login">
              {m.staffLink}
            </Link>
          </p>
        </>
      }
    >
      <SignInForm form={form} onEntered={openNextPage} />
      <ProviderButtons wanted={wanted ?? null} />
    </FormPage>
  );
}
