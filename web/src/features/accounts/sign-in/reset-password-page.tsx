import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMailedLink } from '../../../api/accounts/mailed-links.ts';
import { useResetPassword } from '../../../api/accounts/sign-in.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages } from '#texts/accounts.ts';
import { session } from '../../../lib/sessions/session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { FormPage } from '../form-page.tsx';
import { textLink } from '../../../ui/pages/text-link.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page behind the link of a mail. It names the account, as someone else may be signed in here. */
export function ResetPasswordPage() {
  const m = messages.reset;
  const navigate = useNavigate();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useMailedLink('reset', token);
  const { data } = link;
  const { mutateAsync } = useResetPassword(token ?? '', data?.email ?? '');
  const [done, setDone] = useState(false);

  async function submit(values: { password: string }) {
    await mutateAsync(values);
    // Someone else is still signed in here, and stays so.
    if (session.get().token) setDone(true);
    else await navigate({ to: '/sign-in', search: { changed: true }, hash: '', replace: true });
  }

  const another = (
    <Link className={textLink} to="/forgot-password" hash="">
      {m.another}
    </Link>
  );
  return (
    <FormPage
      back="/sign-in"
      title={m.title}
      lead={data && !done && m.lead({ email: data.email })}
      after={data && !done && another}
    >
      {token && link.isPending && <p>{m.reading}</p>}
      {(!token || link.error) && <LinkFailure query={link}>{another}</LinkFailure>}
      {data && !done && (
        <NewPasswordForm
          email={data.email}
          label={m.label}
          submitLabel={m.submit}
          submit={submit}
        />
      )}
      {data && done && (
        <Alert kind="success">
          {m.done({ email: data.email })} <Link to="/home">{m.home}</Link>
        </Alert>
      )}
    </FormPage>
  );
}
