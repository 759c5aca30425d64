import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FormPage } from '../form-page.tsx';
import classes from '../form.module.css';

interface Props {
  token: string;
}

/** Verifies by the link of the mail as soon as it is opened. */
export function LinkVerification({ token }: Props) {
  const m = words.verify;
  const navigate = useNavigate();
  const { status, error, token: signedIn } = useSession();
  const used = useRef<string | null>(null);

  useEffect(() => {
    // Each link works once, and effects may run twice.
    if (used.current === token) return;
    used.current = token;
    const verify = async () => {
      const user = await session.verify({ token });
      if (user) await navigate({ to: nextPath(user), hash: '', replace: true });
    };
    void verify();
  }, [token, navigate]);

  if (status !== 'failed') return <FormPage title={m.byLink}>{words.working}</FormPage>;
  return (
    <FormPage title={m.failed}>
      <Alert kind="danger">{errorText(error, errors.verification)}</Alert>
      <Link
        to={signedIn ? '/verify' : '/sign-in'}
        hash=""
        className={classes.link}
        onClick={session.reset}
      >
        {signedIn ? m.again : m.toSignIn}
      </Link>
    </FormPage>
  );
}
