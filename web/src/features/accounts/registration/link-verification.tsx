import { Link, useNavigate } from '@tanstack/react-router';
import { useMailedLink, useOwnAddress } from '../../../api/accounts/mailed-links.ts';
import { entered } from '../../../api/accounts/sign-in.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as errors } from '#texts/errors.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { FormPage } from '../form-page.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { ConfirmForm } from './confirm-form.tsx';

interface Props {
  token: string;
}

/** Asks before the link of the mail does anything, and never changes who is signed in. */
export function LinkVerification({ token }: Props) {
  const m = words.verify.link;
  const navigate = useNavigate();
  const link = useMailedLink('verify', token);
  const own = useOwnAddress();

  async function confirm(values: { password?: string }) {
    const user = await entered(session.verify({ token, ...values }));
    if (user) await navigate({ to: nextPath(session.get()), hash: '', replace: true });
  }

  async function signOut() {
    await session.logout();
    await navigate({ to: '/verify', hash: `token=${encodeURIComponent(token)}`, replace: true });
  }

  if (link.error) {
    return (
      <FormPage title={m.title}>
        <LinkFailure query={link}>
          <Link to={own.email === null ? '/sign-in' : '/verify'} hash="" className={columnLink}>
            {own.email === null ? words.verify.toSignIn : words.verify.again}
          </Link>
        </LinkFailure>
      </FormPage>
    );
  }
  if (!link.data || own.isPending) return <FormPage title={m.title}>{m.reading}</FormPage>;
  const { email } = link.data;
  if (own.email === email) {
    return (
      <FormPage title={m.title} lead={m.here({ email })}>
        <ConfirmForm label={m.submit} submit={() => confirm({})} />
      </FormPage>
    );
  }
  if (own.email !== null) {
    return (
      <FormPage title={m.title} lead={m.other({ email, present: own.email })}>
        <Button size="lg" wide onClick={() => void signOut()}>
          {m.signOut}
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage title={m.title} lead={m.elsewhere({ email })}>
      <NewPasswordForm
        email={email}
        label={m.password}
        submitLabel={m.submit}
        failureText={errors.verification}
        submit={confirm}
      />
      <p className="text-pretty text-muted">{m.orCode}</p>
    </FormPage>
  );
}
