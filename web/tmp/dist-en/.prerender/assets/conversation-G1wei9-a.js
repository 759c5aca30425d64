globalThis.lazySources.push('src/features/chat/conversation/conversation.tsx');
import { r as useChat, s as useMarkRead } from './inbox-BqG-WvHo.js';
import { a as onLive } from './live-B-3kzNdS.js';
import { p as hasStatus } from './session-qxZvcB-b.js';
import { t as messages } from './chat-B859R9TK.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import {
  c as ConversationSkeleton,
  f as BackToChats,
  n as pastHash,
  p as conversation_module_default,
  u as PaneSkeleton,
} from './chat-page-Cliqi7Uz.js';
/* empty css                      */
import { s as usePastMatches } from './likes-BMKo_6Lh.js';
import { t as Gone } from './gone-VruDURHH.js';
import { n as textLink } from './text-link-CXTDE5_U.js';
import { n as useBelow } from '../entry.mjs';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/chat/match-end.ts
/** Calls back when the match ends, but not on the page where the member ends it: that leads on as soon as it is done. */
function useMatchEnd(id, onEnd) {
  const client = useQueryClient();
  const hear = useEffectEvent(({ memberId }) => {
    const isOwn = client.isMutating({ predicate: ({ state }) => state.variables === id }) > 0;
    if (memberId === id && !isOwn) onEnd();
  });
  useEffect(() => onLive('matchEnded', (event) => hear(event)), []);
}
// web/src/features/chat/conversation/ended.tsx
var NotSent = lazyRouteComponent(() => import('./not-sent-ZWnh_c4a.js'), 'NotSent');
/** The match ended, or there never was one: the two look the same, unless the reader has reported them. */
function Ended({ id }) {
  const { chat: m } = messages;
  const { data } = usePastMatches();
  const past = data?.matches.find(({ memberId }) => memberId === id);
  return /* @__PURE__ */ jsx('div', {
    className: 'bg-surface overflow-y-auto',
    children: /* @__PURE__ */ jsxs(Gone, {
      title: m.ended,
      about: past?.isReported ? m.endedReported : m.endedAbout,
      children: [
        /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(NotSent, { id }) }),
        /* @__PURE__ */ jsx(Button, {
          size: 'md',
          radius: 'xl',
          renderRoot: (props) =>
            /* @__PURE__ */ jsx(Link, {
              to: '/matches',
              ...props,
            }),
          children: m.back,
        }),
        past?.isReported &&
          /* @__PURE__ */ jsx(Link, {
            to: '/my-reports',
            className: 'underline inline-flex items-center min-h-target color-brand semibold',
            children: messages.ownReports,
          }),
        /* @__PURE__ */ jsx(Link, {
          to: '/matches',
          hash: pastHash,
          className: textLink,
          children: messages.inbox.past,
        }),
      ],
    }),
  });
}
// web/src/features/chat/composer/use-keyboard-room.ts
/** The keyboard of some phones covers the page. Elements at the lower edge stay above it. */
function useKeyboardRoom() {
  useEffect(() => {
    const { visualViewport: viewport } = globalThis;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = Math.max(0, innerHeight - viewport.height * viewport.scale);
      style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
// web/src/features/chat/conversation/conversation.tsx
var OpenChat = lazyRouteComponent(
  () => import('./open-chat-Bw398-Pb.js').then((n) => n.t),
  'OpenChat',
);
var PersonPane = lazyRouteComponent(() => import('./person-pane-C7Ox9GkW.js'), 'PersonPane');
var SafetyDialogs = lazyRouteComponent(
  () => import('./safety-dialogs-CmiDSjAT.js').then((n) => n.n),
  'SafetyDialogs',
);
/** The chat with one match. The dialogs about the other stay when it ends, as a block ends it. */
function Conversation({ id }) {
  const [hasEnded, setEnded] = useState(false);
  const [name, setName] = useState(null);
  const [step, setStep] = useState(null);
  const navigate = useNavigate();
  useKeyboardRoom();
  useMatchEnd(id, () => setEnded(true));
  const ask = (next, of) => {
    setName(of);
    setStep(next);
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      !hasEnded &&
        /* @__PURE__ */ jsx(Ongoing, {
          id,
          onEnded: () => setEnded(true),
          onSafety: ask,
        }),
      hasEnded && /* @__PURE__ */ jsx(Ended, { id }),
      name !== null &&
        /* @__PURE__ */ jsx(Suspense, {
          children: /* @__PURE__ */ jsx(SafetyDialogs, {
            withChat: true,
            user: {
              _id: id,
              name,
            },
            open: step,
            onClose: () => setStep(null),
            onBlocked: () =>
              void navigate({
                to: '/matches',
                replace: true,
              }),
          }),
        }),
    ],
  });
}
/**
 * The chat, and next to it, if there is room, their profile, which only someone with a chat can see. Once it has ended,
 * nothing asks for either again.
 */
function Ongoing({ id, onEnded, onSafety }) {
  const query = useChat(id);
  const isWide = !useBelow('laptop');
  const online = useOnline();
  const [seen, setSeen] = useState(0);
  const { data: chat, isPlaceholderData } = query;
  useMarkRead(isPlaceholderData ? void 0 : chat, seen);
  const hasEnded = hasStatus(query.error, 404) || hasStatus(query.error, 400);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded]);
  if (hasEnded) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column min-h-0 bg-surface ${conversation_module_default.panes}`,
    'data-wide': isWide || void 0,
    children: [
      chat
        ? /* @__PURE__ */ jsx(Suspense, {
            fallback: /* @__PURE__ */ jsx(ConversationSkeleton, {}),
            children: /* @__PURE__ */ jsx(OpenChat, {
              chat,
              certain: !isPlaceholderData,
              onSeen: setSeen,
              onSafety,
            }),
          })
        : online && !query.error
          ? /* @__PURE__ */ jsx(ConversationSkeleton, {})
          : /* @__PURE__ */ jsxs('section', {
              className: 'flex column min-w-0',
              'aria-label': messages.inbox.title,
              children: [
                /* @__PURE__ */ jsxs('header', {
                  className: `row flex-none gap-1 border-bottom ${conversation_module_default.head}`,
                  children: [
                    /* @__PURE__ */ jsx(BackToChats, {}),
                    /* @__PURE__ */ jsx('h1', {
                      className: 'tight title-sm',
                      children: messages.inbox.title,
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx('div', {
                  className: 'p-5',
                  children: /* @__PURE__ */ jsx(QueryState, {
                    query,
                    words: messages,
                  }),
                }),
              ],
            }),
      isWide &&
        (chat
          ? /* @__PURE__ */ jsx(Suspense, {
              fallback: /* @__PURE__ */ jsx(PaneSkeleton, {}),
              children: /* @__PURE__ */ jsx(PersonPane, { id }),
            })
          : /* @__PURE__ */ jsx(PaneSkeleton, {})),
    ],
  });
}
export { Conversation };
