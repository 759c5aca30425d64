import {
  Link,
  lazyRouteComponent,
  useLocation,
  useNavigate,
  useParams,
} from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/failures/error-text.ts';
import { fieldErrors } from '../../../lib/failures/field-errors.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as errors } from '#texts/errors.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { FormPage } from '../form-page.tsx';
import classes from '../form.module.css';
import { keptAnswers } from '../registration/registration-draft.ts';
import { BanStatement } from './ban-statement.tsx';
import { ReopenAccount } from './reopen-account.tsx';
import { forgetVisit, isAdding, readReturn } from '../../../lib/sessions/provider-visit.ts';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { SecondStep } from './second-step.tsx';

// Needed by people who are new, where the site asks more of them.
const NewcomerForm = lazyRouteComponent(
  () => import('../registration/newcomer-fields.ts'),
  'NewcomerForm',
);

// Needs the code of the settings, which signing in does not.
const AddProvider = lazyRouteComponent(() => import('./add-provider.tsx'), 'AddProvider');

/** The page that a provider sends people back to, to sign in or because they add it in their settings. */
export function ProviderReturnPage() {
  const [adding] = useState(isAdding);
  if (!adding) return <SignInByProvider />;
  return (
    <Suspense>
      <AddProvider />
    </Suspense>
  );
}

function SignInByProvider() {
  const m = words.providers;
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { status, error, challenge } = useSession();
  const [unexpected, setUnexpected] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const visit = useRef<ReturnType<typeof readReturn> | 'unread'>('unread');

  const enter = useCallback(
    async (returned: NonNullable<ReturnType<typeof readReturn>>, more?: { comeBack: true }) => {
      const { credentials, wanted: destination } = returned;
      const user =
        'tokenId' in credentials
          ? await session.google({ ...credentials, ...keptAnswers(), ...more })
          : await session.facebook({ ...credentials, ...keptAnswers(), ...more });
      setWanted(destination);
      if (user) await navigate({ href: destinationOf(destination), replace: true });
    },
    [navigate],
  );

  function again(more?: { comeBack: true }) {
    if (visit.current && visit.current !== 'unread') void enter(visit.current, more);
  }

  useEffect(() => {
    // Each response of a provider can be used once, and effects may run twice.
    if (visit.current !== 'unread') return;
    visit.current = readReturn(provider, hash);
    forgetVisit();
    if (visit.current) void enter(visit.current);
    else setUnexpected(true);
  }, [provider, hash, enter]);

  if (challenge) {
    return (
      <SecondStep
        frame={FormPage}
        onEntered={() => void navigate({ href: destinationOf(wanted), replace: true })}
      />
    );
  }
  if (!unexpected && status !== 'failed')
    return <FormPage title={m.entering}>{words.working}</FormPage>;
  return (
    <FormPage title={m.failed}>
      <Alert kind="danger">{unexpected ? m.unasked : errorText(error, errors.login)}</Alert>
      <BanStatement error={error} />
      <ReopenAccount error={error} onReopen={() => again({ comeBack: true })} />
      {asksMore(error) && (
        <Suspense>
          <NewcomerForm error={error} onEnter={() => again()} />
        </Suspense>
      )}
      <Link to="/sign-in" className={`${columnLink} ${classes.link}`} onClick={session.reset}>
        {m.back}
      </Link>
    </FormPage>
  );
}

/** Whether someone without an account is asked for an invitation, or for their country. */
function asksMore(error: unknown) {
  const wrong = fieldErrors(error);
  return 'invitation' in wrong || 'country' in wrong;
}

function destinationOf(wanted: string | null) {
  const next = nextPath(session.get());
  return next === '/verify' ? next : (wanted ?? next);
}
