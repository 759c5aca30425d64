import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useUnreadCount } from '../../../api/notices.ts';
import { showUnread } from '../../../lib/page-title.ts';
import { MatchMoment } from './match-moment.tsx';
import { MessageToast } from './message-toast.tsx';
import classes from '../../shell.module.css';
import { usePushOffer } from './use-push-offer.ts';

// Members need it once.
const PushOffer = lazyRouteComponent(() => import('./push-offer.tsx'), 'PushOffer');

/** What happens between people reaches a member on every page. */
export function Moments() {
  useUnreadBadge();
  const offer = usePushOffer();
  return (
    // It is there before what comes, as screen readers say only what changes in it.
    <div className={`grid gap-2 no-pointer ${classes.moments}`} aria-live="polite">
      <Suspense>
        <MatchMoment onSeen={offer.see} />
      </Suspense>
      <Suspense>
        <MessageToast />
      </Suspense>
      <Suspense>{offer.isDue && <PushOffer onClose={offer.close} />}</Suspense>
    </div>
  );
}

/** The number of unread notices is in the title of the page, and on the icon of the installed app. */
function useUnreadBadge() {
  const { data: unread = 0 } = useUnreadCount();
  useEffect(() => {
    showUnread(unread);
    // Browsers refuse it to sites that are not installed.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined);
  }, [unread]);
  useEffect(
    () => () => {
      showUnread(0);
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
    },
    [],
  );
}
