import type { ChatContent } from '@kindred/contract/live/events';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { forgetRefusals, refusals } from '../../../api/choices/refusals.ts';
import { lastBlocked } from '../../../api/last-blocked.ts';
import { useUnseenMatch } from '../../../api/match-moment.ts';
import { useUnreadCount } from '../../../api/notices.ts';
import { announceMessages, onLive } from '../../../lib/live/live.ts';
import { onAttention } from '../../../lib/on-attention.ts';
import { showUnread } from '../../../lib/page-title.ts';
import { lazyOrNothing } from '../../../ui/dialogs/lazy-or-nothing.ts';
import classes from '../../shell.module.css';
import type { MatchMomentProps } from './match-moment.tsx';
import { loadMatchDialog } from './load-match-dialog.ts';
import { usePushOffer } from './use-push-offer.ts';

// What most visits don't need is loaded when it comes. On a bad line the page stays without it.
const MessageToast = lazyOrNothing(() =>
  import('./message-toast.tsx').then((file) => file.MessageToast),
);
const BlockedToast = lazyOrNothing(() =>
  import('./blocked-toast.tsx').then((file) => file.BlockedToast),
);
const ChoiceFailures = lazyOrNothing(() =>
  import('../../../widgets/people/choice-failures.tsx').then((file) => file.ChoiceFailures),
);
const PushOffer = lazyOrNothing(() => import('./push-offer.tsx').then((file) => file.PushOffer));

/** Both are fetched together. The window reports a failure when it opens. */
function loadMatchMoment() {
  loadMatchDialog().catch(() => undefined);
  return import('./match-moment.tsx').then((file) => file.MatchMoment);
}

/**
 * A match shows without waiting for its code once someone is at the page. What they just did, such as sending a message, goes
 * first: a browser has few connections, and on a bad line all of them could wait for code.
 */
function LoadedMatchMoment(props: MatchMomentProps) {
  const { unseen } = props;
  const [MatchMoment, setMatchMoment] = useState<ComponentType<MatchMomentProps> | null>(null);
  useEffect(
    () => onAttention(() => void setTimeout(() => loadMatchMoment().catch(() => undefined), 500)),
    [],
  );
  // React keeps back for 300 ms what it shows after waiting in a Suspense, so this is a state.
  useEffect(() => {
    if (!unseen || MatchMoment) return;
    loadMatchMoment().then(
      (loaded) => setMatchMoment(() => loaded),
      // It is unseen still, and comes with the next visit.
      () => undefined,
    );
  }, [unseen, MatchMoment]);
  return MatchMoment && <MatchMoment {...props} />;
}

/** What happens between people reaches a member on every page. */
export function Moments() {
  useUnreadBadge();
  const offer = usePushOffer();
  const { data: unseen } = useUnseenMatch();
  const hasBlocked = lastBlocked.use() !== null;
  const [matchShown, setMatchShown] = useState<string | null>(null);
  const [news, setNews] = useNews();
  // Those that were refused after their page was left.
  const late = refusals.use().filter(({ isShown }) => !isShown);
  return (
    // It is there before what comes, as screen readers say only what changes in it.
    <div className={`floats grid grid-cols-1 gap-2 ${classes.moments}`} aria-live="polite">
      <LoadedMatchMoment unseen={unseen ?? null} onShow={setMatchShown} onSeen={offer.see} />
      <Suspense>
        {late.length > 0 && <ChoiceFailures failures={late} onClose={forgetRefusals} />}
      </Suspense>
      <Suspense>
        {news && <MessageToast news={news} matchShown={matchShown} onClose={() => setNews(null)} />}
      </Suspense>
      <Suspense>{hasBlocked && <BlockedToast />}</Suspense>
      <Suspense>{offer.isDue && <PushOffer onClose={offer.close} />}</Suspense>
    </div>
  );
}

/** The latest unread message of someone else that came while someone could see the page. */
function useNews() {
  const [news, setNews] = useState<ChatContent | null>(null);
  useEffect(
    () =>
      announceMessages(({ content }) => {
        // A new page gets the events of the last seconds again, after what they are about was read.
        if (!content?.message || content.message.mine || content.chat.unread === 0) return;
        if (document.visibilityState !== 'hidden') setNews(content);
      }),
    [],
  );
  useEffect(
    () =>
      onLive('read', ({ memberId, number, by }) => {
        const isRead = ({ chat, message }: ChatContent) =>
          by === 'self' && chat.person._id === memberId && (message?.number ?? 0) <= number;
        setNews((now) => (now && isRead(now) ? null : now));
      }),
    [],
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
