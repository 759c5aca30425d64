globalThis.lazySources.push('src/app/layout/moments/moments.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { n as forgetRefusals, r as refusals, s as useUnseenMatch } from './refusals-CKepHfi_.js';
import { t as lastBlocked } from './last-blocked-jMRbyW8E.js';
import { i as useUnreadCount } from './notices-DC1CAnGD.js';
import { a as onLive, t as announceMessages } from './live-B-3kzNdS.js';
import { t as shell_module_default } from '../entry.mjs';
import { t as below } from './breakpoints-7rwTB17a.js';
import { t as canPush } from './can-push-D0C5Uo5T.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import { lazyRouteComponent, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/app/layout/moments/shows-messages.ts
/** Where an open chat covers the list of chats. */
var coversList = `${below('phone')}, ${below('tablet')} and (max-height: 35em)`;
/** Whether a page shows new messages from someone: their chat, the list of chats, or the notices. */
function showsMessages(pathname, from) {
  if (['/notices', '/matches', `/matches/${from}`].includes(pathname)) return true;
  return pathname.startsWith('/matches/') && !matchMedia(coversList).matches;
}
// web/src/lib/page-title.ts
var title = '';
var unread = 0;
function show() {
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}
function showUnread(next) {
  unread = next;
  if (title) show();
}
// web/src/app/layout/moments/use-push-offer.ts
/** Whether this browser could still be asked for permission. */
var mayAsk = () => canPush() && Notification.permission === 'default';
/** Names no one, as it stays when the member signs out: the permission is one of the browser, too. */
var key = 'push-offered';
/**
 * Whether to ask about pushes: after the first match that the member has seen, or the first message. `see` says that
 * they have seen one. The browser remembers that there is nothing to ask, so that nothing is read for it again.
 */
function usePushOffer() {
  const [isDue, setDue] = useState(false);
  const see = () => {
    if (mayAsk() && !openStorage().getItem(key)) setDue(true);
  };
  useEffect(() => onLive('message', see));
  const close = () => {
    openStorage().setItem(key, 'yes');
    setDue(false);
  };
  return {
    isDue,
    see,
    close,
  };
}
// web/src/app/layout/moments/moments.tsx
var moments_exports = /* @__PURE__ */ __exportAll({ Moments: () => Moments });
var MatchMoment = lazyRouteComponent(() => import('./match-moment-Bnpp_82T.js'), 'MatchMoment');
var MessageToast = lazyRouteComponent(() => import('./message-toast-CDS0x4VX.js'), 'MessageToast');
var BlockedToast = lazyRouteComponent(() => import('./blocked-toast-DEhsO8LH.js'), 'BlockedToast');
var ChoiceFailures = lazyRouteComponent(
  () => import('./choice-failures-DCBtVDUq.js'),
  'ChoiceFailures',
);
var PushOffer = lazyRouteComponent(() => import('./push-offer-zUCUtsf1.js'), 'PushOffer');
/** What happens between people reaches a member on every page. */
function Moments() {
  useUnreadBadge();
  const offer = usePushOffer();
  const { data: unseen } = useUnseenMatch();
  const [hadMatch, setHadMatch] = useState(false);
  if (unseen && !hadMatch) setHadMatch(true);
  const hasBlocked = lastBlocked.use() !== null;
  const [matchShown, setMatchShown] = useState(null);
  const [news, setNews] = useNews();
  const hasToast = news !== null && news.chat.person._id !== matchShown;
  const late = refusals.use().filter(({ isShown }) => !isShown);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column gap-2 floats ${shell_module_default.moments}`,
    'aria-live': 'polite',
    children: [
      /* @__PURE__ */ jsx(Suspense, {
        children:
          hadMatch &&
          /* @__PURE__ */ jsx(MatchMoment, {
            unseen,
            onShow: setMatchShown,
            onSeen: offer.see,
          }),
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children:
          late.length > 0 &&
          /* @__PURE__ */ jsx(ChoiceFailures, {
            failures: late,
            onClose: forgetRefusals,
          }),
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children:
          hasToast &&
          /* @__PURE__ */ jsx(MessageToast, {
            news,
            onClose: () => setNews(null),
          }),
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children: hasBlocked && /* @__PURE__ */ jsx(BlockedToast, {}),
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children: offer.isDue && /* @__PURE__ */ jsx(PushOffer, { onClose: offer.close }),
      }),
    ],
  });
}
/** The latest message of someone else that came while the member's page did not show it. */
function useNews() {
  const router = useRouter();
  const [news, setNews] = useState(null);
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
  return [news, setNews];
}
/** The number of unread notices is in the title of the page, and on the icon of the installed app. */
function useUnreadBadge() {
  const { data: unread = 0 } = useUnreadCount();
  useEffect(() => {
    showUnread(unread);
    if ('setAppBadge' in navigator) navigator.setAppBadge(unread).catch(() => void 0);
  }, [unread]);
  useEffect(
    () => () => {
      showUnread(0);
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => void 0);
    },
    [],
  );
}
export { Moments, showsMessages as n, moments_exports as t };
