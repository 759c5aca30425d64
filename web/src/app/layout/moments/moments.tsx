import type { ChatContent } from '@kindred/contract/live/events';
import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { forgetRefusals, refusals } from '../../../api/choices/refusals.ts';
import { lastBlocked } from '../../../api/last-blocked.ts';
import { useUnseenMatch } from '../../../api/match-moment.ts';
import { useUnreadCount } from '../../../api/notices.ts';
import { announceMessages } from '../../../lib/live/live.ts';
import { showUnread } from '../../../lib/page-title.ts';
import classes from '../../shell.module.css';
import { showsMessages } from './shows-messages.ts';
import { usePushOffer } from './use-push-offer.ts';

// What most visits don't need is loaded when it comes.
const MatchMoment = lazyRouteComponent(() => import('./match-moment.tsx'), 'MatchMoment');
const MessageToast = lazyRouteComponent(() => import('./message-toast.tsx'), 'MessageToast');
const BlockedToast = lazyRouteComponent(() => import('./blocked-toast.tsx'), 'BlockedToast');
const ChoiceFailures = lazyRouteComponent(
  () => import('../../../widgets/people/choice-failures.tsx'),
  'ChoiceFailures',
);
const PushOffer = lazyRouteComponent(() => import('./push-offer.tsx'), 'PushOffer');

/** What happens between people reaches a member on every page. */
export function Moments() {
  useUnreadBadge();
  const offer = usePushOffer();
  const { data: unseen } = useUnseenMatch();
  const [hadMatch, setHadMatch] = useState(false);
  if (unseen && !hadMatch) setHadMatch(true);
  const hasBlocked = lastBlocked.use() !== null;
  const [matchShown, setMatchShown] = useState<string | null>(null);
  const [news, setNews] = useNews();
  // The screen of a match says itself that the other has written.
  const hasToast = news !== null && news.chat.person._id !== matchShown;
  // Those that were refused after their page was left.
  const late = refusals.use().filter(({ isShown }) => !isShown);
  return (
    // It is there before what comes, as screen readers say only what changes in it.
    <div className={`grid one-column gap-2 floats ${classes.moments}`} aria-live="polite">
      <Suspense>
        {hadMatch && <MatchMoment unseen={unseen} onShow={setMatchShown} onSeen={offer.see} />}
      </Suspense>
      <Suspense>
        {late.length > 0 && <ChoiceFailures failures={late} onClose={forgetRefusals} />}
      </Suspense>
      <Suspense>{hasToast && <MessageToast news={news} onClose={() => setNews(null)} />}</Suspense>
      <Suspense>{hasBlocked && <BlockedToast />}</Suspense>
      <Suspense>{offer.isDue && <PushOffer onClose={offer.close} />}</Suspense>
    </div>
  );
}

/** The latest message of someone else that came while the member's page did not show it. */
function useNews() {
  const router = useRouter();
  const [news, setNews] = useState<ChatContent | null>(null);
  useEffect(
    () =>
      announceMessages(({ content }) => {
        if (!content?.message || content.message.mine) return;
        if (document.visibilityState === 'hidden') return;
        const { pathname } = router.state.location;
        if (!showsMessages(pathname, content.chat.person._id)) setNews(content);
      }),
    [router],
  );
  return [news, setNews] as const;
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
