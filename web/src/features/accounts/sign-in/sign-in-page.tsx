import { Link, useSearch } from '@tanstack/react-router';
import { messages } from '../../../lib/messages/accounts.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { FormPage } from '../form-page.tsx';
import { textLink } from '../../../ui/pages/text-link.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Members sign in here; the back office has its own page. */
export function SignInPage() {
  const m = messages.signIn;
  const { redirect } = useSearch({ from: '/sign-in' });
  const { challenge } = useSession();
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
      <SignInForm />
      {!challenge && <ProviderButtons wanted={redirect ?? null} />}
    </FormPage>
  );
}
