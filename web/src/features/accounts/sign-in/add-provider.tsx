import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAddSignInMethod } from '../../../api/accounts/sign-in-methods.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/accounts.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { FormPage } from '../form-page.tsx';
import classes from '../form.module.css';
import { forgetVisit, readReturn } from '../../../lib/sessions/provider-visit.ts';
import { columnLink } from '../../../ui/pages/text-link.ts';

/** Adds the provider to the signed-in account. The call itself asks for a fresh proof. */
export function AddProvider() {
  const m = words.providers;
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { mutate, error } = useAddSignInMethod();
  // React may render this more than once before it is shown, so reading it must not use it up.
  const [returned] = useState(() => readReturn(provider, hash));
  const begun = useRef(false);
  useEffect(() => {
    // Each response of a provider can be used once, and effects may run twice.
    forgetVisit();
    if (begun.current || !returned) return;
    begun.current = true;
    mutate(returned.credentials, {
      onSuccess: () => void navigate({ to: '/settings', replace: true }),
    });
  }, [returned, mutate, navigate]);
  if (returned && !error) return <FormPage title={m.adding}>{words.working}</FormPage>;
  return (
    <FormPage title={m.failed}>
      <Alert kind="danger">{error ? errorText(error) : m.unasked}</Alert>
      <Link to="/settings" className={`${columnLink} ${classes.link}`}>
        {m.toSettings}
      </Link>
    </FormPage>
  );
}
