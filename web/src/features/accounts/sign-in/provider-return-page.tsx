import type { User } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/accounts.ts';
import { messages as errors } from '../../../lib/messages/errors.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Door } from '../form-page.tsx';
import classes from '../form.module.css';
import { mayComeBack } from './may-come-back.ts';
import { readReturn } from './provider-visit.ts';
import { SecondStep } from './second-step.tsx';

/** Where a provider sends people back to. */
export function ProviderReturnPage() {
  const m = words.providers;
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { status, error, challenge } = useSession();
  const [unasked, setUnasked] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const begun = useRef<ReturnType<typeof readReturn> | 'not yet'>('not yet');

  const enter = useCallback(
    async (returned: NonNullable<ReturnType<typeof readReturn>>, more?: { comeBack: true }) => {
      const user =
        returned.provider === 'google'
          ? await session.google({ tokenId: returned.tokenId, ...more })
          : await session.facebook({ accessToken: returned.accessToken, ...more });
      setWanted(returned.wanted);
      if (user) await navigate({ href: wayOn(user, returned.wanted), replace: true });
    },
    [navigate],
  );

  function comeBack() {
    if (begun.current && begun.current !== 'not yet') void enter(begun.current, { comeBack: true });
  }

  useEffect(() => {
    // A return is good for once, and effects may run twice.
    if (begun.current !== 'not yet') return;
    begun.current = readReturn(provider, hash);
    if (begun.current) void enter(begun.current);
    else setUnasked(true);
  }, [provider, hash, enter]);

  if (challenge) {
    return (
      <Door title={m.entering}>
        <SecondStep
          onEntered={(user) => void navigate({ href: wayOn(user, wanted), replace: true })}
        />
      </Door>
    );
  }
  if (!unasked && status !== 'failed') return <Door title={m.entering}>{words.working}</Door>;
  return (
    <Door title={m.failed}>
      <Notice kind="danger">{unasked ? m.unasked : errorText(error, errors.login)}</Notice>
      {mayComeBack(error) && (
        <div>
          <Button size="lg" radius={999} fullWidth onClick={comeBack}>
            {words.signIn.comeBack}
          </Button>
          <p className={classes.hint}>{words.signIn.comeBackHint}</p>
        </div>
      )}
      <Link to="/sign-in" className={classes.link} onClick={session.reset}>
        {m.back}
      </Link>
    </Door>
  );
}

function wayOn(user: User, wanted: string | null) {
  const next = nextPath(user);
  return next === '/verify' ? next : (wanted ?? next);
}
