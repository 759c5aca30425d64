globalThis.lazySources.push('src/features/chat/chat-page.tsx');
import { t as __exportAll } from './rolldown-runtime-D8jQpDG7.js';
import { a as useHasMatches, i as useChats, o as useMarkDelivered } from './inbox-BqG-WvHo.js';
import { n as ConfirmedOnly } from './confirmed-only-Hz8GhaKm.js';
import { t as messages } from './chat-B859R9TK.js';
/* empty css                      */
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as Earlier } from './earlier-CWiwmMrK.js';
import { t as Segments } from './segments-EG9FkmAo.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { P as column_module_default, y as formatDate } from '../entry.mjs';
import { s as usePastMatches } from './likes-BMKo_6Lh.js';
import { t as Section } from './section-DRW9Ccsg.js';
import { t as SafetyDialogs } from './safety-dialogs-CmiDSjAT.js';
import { Link, Navigate, lazyRouteComponent, useLocation, useParams } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
var chat_page_module_default = {
  panes: '_panes_hi8b5_2',
  empty: '_empty_hi8b5_21',
  icon: '_icon_hi8b5_21',
};
var conversation_module_default = {
  panes: '_panes_x3l9j_1',
  head: '_head_x3l9j_9',
  aside: '_aside_x3l9j_23',
  image: '_image_x3l9j_26',
  back: '_back_x3l9j_31',
};
// web/src/features/chat/conversation/back-to-chats.tsx
/** On a phone a conversation covers the list, and this is the way back to it. */
var BackToChats = () =>
  /* @__PURE__ */ jsx(Link, {
    to: '/matches',
    className: `flex-none place-center w-target h-target rounded-full muted hidden ${conversation_module_default.back}`,
    'aria-label': messages.chat.back,
    children: /* @__PURE__ */ jsx(IconArrowLeft, {
      size: 22,
      stroke: 1.75,
      'aria-hidden': true,
    }),
  });
var composer_module_default = {
  composer: '_composer_gslvz_1',
  frame: '_frame_gslvz_14',
  field: '_field_gslvz_17',
  send: '_send_gslvz_31',
  opener: '_opener_gslvz_36',
  about: '_about_gslvz_43',
  chosen: '_chosen_gslvz_48',
  image: '_image_gslvz_48',
  button: '_button_gslvz_53',
};
var conversation_skeleton_module_default = {
  bar: '_bar_2urgv_1',
  name: '_name_2urgv_11',
  log: '_log_2urgv_16',
  bubble: '_bubble_2urgv_25',
};
// web/src/features/chat/conversation/conversation-skeleton.tsx
/** Messages before they are there, the latest at the bottom. */
function LogSkeleton() {
  return /* @__PURE__ */ jsxs('output', {
    className: `flex flex-1 column justify-end min-h-0 m-auto w-full gap-2 overflow-hidden ${conversation_skeleton_module_default.log}`,
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: messages.loading,
      }),
      ['theirs', 'mine', 'theirs', 'theirs', 'mine'].map((of, index) =>
        /* @__PURE__ */ jsx(
          'i',
          {
            className: `flex-none h-target bg-skeleton ${conversation_skeleton_module_default.bubble}`,
            'data-of': of,
          },
          index,
        ),
      ),
    ],
  });
}
/** The other's profile before it is there. */
var PaneSkeleton = () =>
  /* @__PURE__ */ jsxs('aside', {
    className: `bg-page overflow-y-auto ${conversation_module_default.aside}`,
    'aria-hidden': true,
    children: [
      /* @__PURE__ */ jsx('i', {
        className: `block bg-skeleton ${conversation_module_default.image}`,
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-3-5 p-5',
        children: [
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${conversation_skeleton_module_default.name}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${conversation_skeleton_module_default.bar}`,
          }),
          /* @__PURE__ */ jsx('i', {
            className: `rounded-sm bg-skeleton ${conversation_skeleton_module_default.bar}`,
          }),
        ],
      }),
    ],
  });
/** A conversation before anything of it is there: who, the messages, and the field. */
function ConversationSkeleton() {
  return /* @__PURE__ */ jsxs('div', {
    className: 'flex column min-w-0 min-h-0 h-full bg-surface',
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: `row flex-none gap-1 border-bottom ${conversation_module_default.head}`,
        children: [
          /* @__PURE__ */ jsx(BackToChats, {}),
          /* @__PURE__ */ jsxs('span', {
            className: 'row gap-3',
            'aria-hidden': true,
            children: [
              /* @__PURE__ */ jsx('i', {
                className: 'flex-none round w-target h-target bg-skeleton',
              }),
              /* @__PURE__ */ jsxs('span', {
                className: 'grid gap-2',
                children: [
                  /* @__PURE__ */ jsx('i', {
                    className: `rounded-sm bg-skeleton ${conversation_skeleton_module_default.bar}`,
                  }),
                  /* @__PURE__ */ jsx('i', {
                    className: `rounded-sm bg-skeleton ${conversation_skeleton_module_default.bar}`,
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx(LogSkeleton, {}),
      /* @__PURE__ */ jsx('div', {
        className: `flex-none m-auto w-full ${composer_module_default.composer}`,
        'aria-hidden': true,
        children: /* @__PURE__ */ jsx('i', {
          className: `block border-strong rounded-3xl ${composer_module_default.frame}`,
        }),
      }),
    ],
  });
}
var face_module_default = { dot: '_dot_f0ic1_1' };
// web/src/features/chat/face.tsx
/** The picture of a match, with a dot while both have a connection. The name is next to it. */
function Face({ person, size }) {
  const online = useOnline();
  return /* @__PURE__ */ jsxs('span', {
    className: 'flex-none relative inline-grid',
    children: [
      /* @__PURE__ */ jsx(PhotoAvatar, {
        name: person.firstName,
        picture: person.profilePicture,
        focus: person.profilePictureFocus,
        size,
      }),
      person.isOnline &&
        online &&
        /* @__PURE__ */ jsx('span', {
          className: `round absolute ${face_module_default.dot}`,
          children: /* @__PURE__ */ jsx('span', {
            className: 'visually-hidden',
            children: messages.inbox.online,
          }),
        }),
    ],
  });
}
// web/src/features/chat/times.ts
var minute = 6e4;
var hour = 60 * minute;
var day = 24 * hour;
/** How long ago, in as few letters as fit into a row; later the date. */
function agoText(time, now = Date.now()) {
  const { ago: m } = messages;
  const since = now - Date.parse(time);
  if (since < minute) return m.now;
  if (since < hour) return m.minutes(Math.floor(since / minute));
  if (since < day) return m.hours(Math.floor(since / hour));
  if (since < 7 * day) return m.days(Math.floor(since / day));
  return formatDate(time, {
    dateStyle: void 0,
    month: 'short',
    day: 'numeric',
  });
}
/** The day of a message, as a heading. */
function dayText(time, now = Date.now()) {
  const { day: m } = messages;
  const days = Math.round((startOfDay(now) - startOfDay(Date.parse(time))) / day);
  if (days === 0) return m.today;
  if (days === 1) return m.yesterday;
  return formatDate(time, { dateStyle: 'full' });
}
var isSameDay = (one, other) => startOfDay(Date.parse(one)) === startOfDay(Date.parse(other));
function startOfDay(time) {
  return new Date(time).setHours(0, 0, 0, 0);
}
var clockText = (time) =>
  formatDate(time, {
    dateStyle: void 0,
    timeStyle: 'short',
  });
var inbox_module_default = {
  inbox: '_inbox_1mx66_1',
  filters: '_filters_1mx66_14',
  fresh: '_fresh_1mx66_22',
  link: '_link_1mx66_27',
  ring: '_ring_1mx66_32',
  row: '_row_1mx66_36',
  lastMessage: '_lastMessage_1mx66_44',
  past: '_past_1mx66_49',
};
// web/src/features/chat/inbox/chat-row.tsx
/** One conversation: who, when, the latest message, and whose turn it is. */
function ChatRow({ chat }) {
  const { inbox: m } = messages;
  const { person, unread, turn, activeAt, lastMessage } = chat;
  return /* @__PURE__ */ jsxs(Link, {
    to: '/matches/$id',
    params: { id: person._id },
    className: `row gap-3 rounded-lg hover inset-focus ${inbox_module_default.row}`,
    'data-unread': unread > 0 || void 0,
    children: [
      /* @__PURE__ */ jsx(Face, {
        person,
        size: 52,
      }),
      /* @__PURE__ */ jsxs('span', {
        className: 'flex-1 min-w-0',
        children: [
          /* @__PURE__ */ jsxs('span', {
            className: 'row gap-2',
            children: [
              /* @__PURE__ */ jsx('b', {
                className: 'truncate text-lg semibold',
                children: person.firstName,
              }),
              /* @__PURE__ */ jsx('time', {
                className: 'flex-none push-end faint text-xs tabular',
                dateTime: activeAt,
                children: agoText(activeAt),
              }),
            ],
          }),
          /* @__PURE__ */ jsxs('span', {
            className: 'row gap-2',
            children: [
              /* @__PURE__ */ jsxs('span', {
                className: `truncate muted ${inbox_module_default.lastMessage}`,
                children: [
                  isTheirs(chat) &&
                    /* @__PURE__ */ jsxs('span', {
                      className: 'visually-hidden',
                      children: [m.says(person.firstName), ' '],
                    }),
                  previewOf(chat),
                ],
              }),
              unread > 0 &&
                /* @__PURE__ */ jsxs('span', {
                  className: 'counter flex-none push-end',
                  children: [
                    /* @__PURE__ */ jsx('span', {
                      className: 'visually-hidden',
                      children: m.unread(unread),
                    }),
                    /* @__PURE__ */ jsx('span', {
                      'aria-hidden': true,
                      children: unread > 99 ? '99+' : unread,
                    }),
                  ],
                }),
              unread === 0 &&
                turn === 'yours' &&
                lastMessage &&
                /* @__PURE__ */ jsx('span', {
                  className: 'flex-none push-end color-brand text-xs semibold',
                  children: m.yourTurn,
                }),
            ],
          }),
        ],
      }),
    ],
  });
}
/** The author is shown above the text, and only a screen reader needs it again. */
var isTheirs = ({ draft, lastMessage }) =>
  !draft &&
  lastMessage !== null &&
  !lastMessage.mine &&
  !lastMessage.deleted &&
  !isPhoto(lastMessage);
var isPhoto = ({ text, photo }) => text === null && photo !== null;
function previewOf({ person, lastMessage, draft, opener, note }) {
  const { inbox: m } = messages;
  if (draft) return `${m.draft} ${draft}`;
  if (!lastMessage) {
    const answer = opener?.theirs?.answer;
    return note ?? (answer ? m.sayHelloAbout(answer) : m.sayHello);
  }
  const { mine, deleted } = lastMessage;
  if (deleted) return m.deleted;
  if (isPhoto(lastMessage)) return mine ? m.photoFromYou : m.photoFrom(person.firstName);
  const said = summaryOf(lastMessage);
  return mine ? m.you(said) : said;
}
// web/src/features/chat/inbox/new-matches.tsx
/** Matches without messages. */
function NewMatches({ chats }) {
  const { inbox: m } = messages;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'muted px-3 pb-3 text-sm semibold',
        children: m.fresh,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `flex gap-1-5 list-none overflow-x-auto ${inbox_module_default.fresh}`,
        'aria-label': m.fresh,
        children: chats.map(({ person }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsxs(Link, {
                className: `grid justify-items-center gap-1-5 text-xs semibold rounded-lg py-1 ${inbox_module_default.link}`,
                to: '/matches/$id',
                params: { id: person._id },
                children: [
                  /* @__PURE__ */ jsx('span', {
                    className: `grid round p-1 ${inbox_module_default.ring}`,
                    children: /* @__PURE__ */ jsx(Face, {
                      person,
                      size: 60,
                    }),
                  }),
                  /* @__PURE__ */ jsx('span', {
                    className: 'truncate max-w-full',
                    children: person.firstName,
                  }),
                ],
              }),
            },
            person._id,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/chat/past-hash.ts
/** In the URL of the chats it leads to the matches that ended. Any other hash is the id of a person. */
var pastHash = 'past';
// web/src/features/chat/inbox/past-matches.tsx
/** Matches that ended for any reason: only the name and the date are shown, and they can be reported. */
function PastMatches() {
  const { inbox: m } = messages;
  const { data } = usePastMatches();
  const [reported, setReported] = useState();
  const [reporting, setReporting] = useState(false);
  const stop = () => setReporting(false);
  const place = useRef(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === pastHash });
  const hasMatches = data !== void 0 && data.matches.length > 0;
  useEffect(() => {
    if (isNamed && hasMatches) place.current?.scrollIntoView({ block: 'start' });
  }, [isNamed, hasMatches]);
  if (!hasMatches) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: inbox_module_default.past,
    ref: place,
    children: [
      /* @__PURE__ */ jsxs(Section, {
        title: m.past,
        children: [
          /* @__PURE__ */ jsx('p', {
            className: column_module_default.quiet,
            children: m.pastAbout,
          }),
          /* @__PURE__ */ jsx('ul', {
            className: 'plain-list grid gap-3',
            children: data.matches.map(({ memberId: id, firstName: name, matchedAt, isReported }) =>
              /* @__PURE__ */ jsxs(
                'li',
                {
                  className: 'row wrap between gap-3',
                  children: [
                    /* @__PURE__ */ jsxs('span', {
                      children: [
                        name,
                        ' ',
                        /* @__PURE__ */ jsx('span', {
                          className: column_module_default.quiet,
                          children: m.since(matchedAt),
                        }),
                        isReported &&
                          /* @__PURE__ */ jsxs('small', {
                            className: 'block muted text-sm',
                            children: [
                              messages.reported,
                              ' ',
                              /* @__PURE__ */ jsx(Link, {
                                to: '/my-reports',
                                className: 'underline color-brand semibold',
                                children: messages.ownReports,
                              }),
                            ],
                          }),
                      ],
                    }),
                    /* @__PURE__ */ jsx(Button, {
                      variant: 'default',
                      'aria-label': isReported ? m.reportNameAgain(name) : m.report(name),
                      onClick: () => {
                        setReported({
                          id,
                          name,
                        });
                        setReporting(true);
                      },
                      children: isReported ? m.reportAgain : messages.report,
                    }),
                  ],
                },
                id,
              ),
            ),
          }),
        ],
      }),
      reported &&
        /* @__PURE__ */ jsx(SafetyDialogs, {
          withChat: true,
          user: {
            _id: reported.id,
            name: reported.name,
          },
          open: reporting ? 'report' : null,
          onClose: stop,
          onBlocked: stop,
        }),
    ],
  });
}
// web/src/features/chat/inbox/inbox.tsx
var RefusedNotes = lazyRouteComponent(() => import('./refused-notes-9e9Lrcbp.js'), 'RefusedNotes');
var filters = ['all', 'turn', 'unread', 'archived'];
var chatsOf = ({ data }) => data?.pages.flatMap(({ chats }) => chats);
/** Every match: new ones, and conversations by latest activity. */
function Inbox({ open }) {
  const { inbox: m } = messages;
  const [filter, setFilter] = useState('all');
  const query = useChats(filter);
  const silent = useChats('new');
  const all = chatsOf(query);
  const fresh = (filter === 'all' && chatsOf(silent)) || [];
  const above = new Set(fresh.map(({ person }) => person._id));
  const chats = all?.filter(({ person }) => !above.has(person._id));
  useMarkDelivered(all ?? []);
  const isReady = all !== void 0 && (silent.data !== void 0 || !silent.isFetching);
  const Title = open === null ? 'h1' : 'h2';
  const nothing = filter === 'all' && all?.length === 0;
  const empty = useHasMatches() === false;
  return /* @__PURE__ */ jsxs('section', {
    className: `min-h-0 overflow-y-auto ${inbox_module_default.inbox}`,
    'aria-label': m.title,
    children: [
      /* @__PURE__ */ jsx(Title, {
        className: 'tight visually-hidden-below-tablet title-sm px-3 pb-3',
        children: m.title,
      }),
      /* @__PURE__ */ jsx(Suspense, {
        children: /* @__PURE__ */ jsx(RefusedNotes, {
          chats: all ?? [],
          open,
        }),
      }),
      !empty &&
        /* @__PURE__ */ jsx('div', {
          className: inbox_module_default.filters,
          children: /* @__PURE__ */ jsx(Segments, {
            legend: m.filter,
            hidesLegend: true,
            options: filters.map((value) => ({
              value,
              label: m.filters[value],
            })),
            value: filter,
            onChange: setFilter,
          }),
        }),
      /* @__PURE__ */ jsx(QueryState, {
        query: isReady
          ? query
          : {
              ...query,
              data: void 0,
            },
        words: messages,
        skeleton: /* @__PURE__ */ jsx(SkeletonRows, {
          count: 6,
          label: messages.loading,
          faces: true,
        }),
      }),
      empty &&
        /* @__PURE__ */ jsx(EmptyState, {
          icon: IconMessages,
          title: m.none,
          about: m.noneAbout,
          children: /* @__PURE__ */ jsx(Button, {
            size: 'md',
            radius: 'xl',
            renderRoot: (props) =>
              /* @__PURE__ */ jsx(Link, {
                to: '/browse',
                ...props,
              }),
            children: m.browse,
          }),
        }),
      isReady &&
        !empty &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            /* @__PURE__ */ jsx(Earlier, {
              query,
              className: 'px-3 pb-3',
            }),
            fresh.length > 0 && /* @__PURE__ */ jsx(NewMatches, { chats: fresh }),
            /* @__PURE__ */ jsx('h2', {
              className: 'muted px-3 pb-3 text-sm semibold',
              children: m.chats,
            }),
            chats?.length === 0 &&
              /* @__PURE__ */ jsx('p', {
                className: 'muted px-3 pb-3',
                children: nothing ? m.allArchived : m.noneOf[filter],
              }),
            /* @__PURE__ */ jsx('ul', {
              className: 'plain-list grid one-column',
              'aria-label': m.chats,
              children: chats?.map((chat) =>
                /* @__PURE__ */ jsx(
                  'li',
                  { children: /* @__PURE__ */ jsx(ChatRow, { chat }) },
                  chat.person._id,
                ),
              ),
            }),
          ],
        }),
      query.hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          className: 'mt-3',
          loading: query.isFetchingNextPage,
          onClick: () => void query.fetchNextPage(),
          children: messages.more,
        }),
      isReady && /* @__PURE__ */ jsx(PastMatches, {}),
    ],
  });
}
// web/src/features/chat/chat-page.tsx
var chat_page_exports = /* @__PURE__ */ __exportAll({ ChatPage: () => ChatPage });
var Conversation = lazyRouteComponent(() => import('./conversation-G1wei9-a.js'), 'Conversation');
/** The list of chats, and next to it the open one. A phone shows one of the two. */
var ChatPage = () =>
  /* @__PURE__ */ jsx(ConfirmedOnly, {
    title: messages.inbox.title,
    children: /* @__PURE__ */ jsx(Chats, {}),
  });
function Chats() {
  const { inbox: m } = messages;
  const { id } = useParams({ strict: false });
  const { hash } = useLocation();
  const hasMatches = useHasMatches();
  if (id === void 0 && hash && hash !== 'past')
    return /* @__PURE__ */ jsx(Navigate, {
      to: '/matches/$id',
      params: { id: hash },
      replace: true,
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid m-auto w-full h-full border-line ${chat_page_module_default.panes}`,
    'data-open': id !== void 0 || void 0,
    'data-none': (id === void 0 && hasMatches === false) || void 0,
    children: [
      /* @__PURE__ */ jsx(Inbox, { open: id ?? null }),
      id === void 0
        ? /* @__PURE__ */ jsx('div', {
            className: `grid place-center bg-surface muted text-center ${chat_page_module_default.empty}`,
            children:
              hasMatches !== false &&
              /* @__PURE__ */ jsxs('p', {
                children: [
                  /* @__PURE__ */ jsx(IconMessages, {
                    className: `color-brand bg-brand-soft round content-box ${chat_page_module_default.icon}`,
                    size: 28,
                    stroke: 1.5,
                    'aria-hidden': true,
                  }),
                  /* @__PURE__ */ jsx('strong', {
                    className: 'block ink title-xs',
                    children: m.choose,
                  }),
                  m.chooseAbout,
                ],
              }),
          })
        : /* @__PURE__ */ jsx(Suspense, {
            fallback: /* @__PURE__ */ jsx(ConversationSkeleton, {}),
            children: /* @__PURE__ */ jsx(Conversation, { id }, id),
          }),
    ],
  });
}
export {
  ChatPage,
  dayText as a,
  ConversationSkeleton as c,
  composer_module_default as d,
  BackToChats as f,
  clockText as i,
  LogSkeleton as l,
  pastHash as n,
  isSameDay as o,
  conversation_module_default as p,
  agoText as r,
  Face as s,
  chat_page_exports as t,
  PaneSkeleton as u,
};
