import type { User } from '@kindred/contract/members';
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { nextPath } from '../../lib/next-path.ts';
import { session } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Door } from './door.tsx';
import classes from './form.module.css';
import { readReturn } from './provider-visit.ts';
import { SecondStep } from './second-step.tsx';

/** Where a provider sends people back to. */
export function ProviderReturnPage() {
  const words = useMessages('arriving');
  const m = words.providers;
  const errors = useMessages('errors');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { provider } = useParams({ from: '/sign-in/$provider' });
  const hash = useLocation({ select: (location) => location.hash });
  const { status, error, challenge } = useSession();
  const [unasked, setUnasked] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    // A return is good for once, and effects may run twice.
    if (begun.current) return;
    begun.current = true;
    const returned = readReturn(provider, hash);
    const enter = async () => {
      if (!returned) return setUnasked(true);
      const user =
        returned.provider === 'google'
          ? await session.google({ tokenId: returned.tokenId })
          : await session.facebook({ accessToken: returned.accessToken });
      setWanted(returned.wanted);
      if (user) await navigate({ href: wayOn(user, returned.wanted), replace: true });
    };
    void enter();
  }, [provider, hash, navigate]);

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
