globalThis.lazySources.push('src/features/notices/notices-page.tsx');
/* empty css                      */
import {
  a as sentences$5,
  d as switchableKinds,
  f as noticeChannels,
  i as sentences$6,
  l as noticeKind,
  n as sentences$8,
  o as sentences$4,
  r as sentences$7,
  s as sentences$3,
  t as messages$1,
  u as noticeKinds,
} from './notice-settings-DYmAk3YP.js';
import { i as useChats } from './inbox-BqG-WvHo.js';
import { n as useMarkRead, r as useNotices } from './notices-DC1CAnGD.js';
import { t as summaryOf } from './summary-of-BPmxl3MZ.js';
import {
  P as column_module_default,
  b as formatNumber,
  n as useBelow,
  y as formatDate,
} from '../entry.mjs';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as links_module_default } from './links.module-Bx2iCfGe.js';
import { r as useNoticeSettings } from './notice-settings-WOWDQDRF.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
// contract/src/texts/en/notices/accounts.ts
var events = {
  'password-changed': 'Your password was changed.',
  'address-changed': 'Your email was changed.',
  'address-restored': 'Your email was changed back to the old one.',
  'second-factor': 'Your two-factor authentication changed.',
  'sign-in-method-added': 'A way to sign in was added.',
  'sign-in-method-removed': 'A way to sign in was removed.',
};
var sentences$2 = {
  security: ({ event }) => `${events[event]} If this wasn't you, change your password.`,
};
// contract/src/texts/en/notices/fraud-warnings.ts
var sentences$1 = {
  'fraud.warned': ({ name, lastWroteAt }, { date }) =>
    `We banned ${name ?? 'someone who wrote to you'} for fraud. They may have used a false identity, and last wrote to you on ${date(lastWroteAt)}. Never send them money.`,
  'fraud.withdrawn': ({ name, warnedAt }, { date }) =>
    `We were wrong about ${name ?? 'someone who wrote to you'}, and we're sorry. Our warning of ${date(warnedAt)} no longer applies.`,
};
// contract/src/texts/en/notices/user-admin.ts
var lastChange = {
  activate: 'activated',
  deactivate: 'deactivated',
  verify: 'marked as verified',
  ban: 'banned',
  edit: 'edited',
};
var sentences = {
  'team.many-changes': ({ action, count }, { number }) =>
    `A colleague changed ${number(count)} users within two hours, the latest ${lastChange[action]}. Check the audit log.`,
};
// contract/src/texts/en/notice-sentences.ts
var noticeSentences = {
  ...sentences$2,
  ...sentences$3,
  ...sentences$4,
  ...sentences$1,
  ...sentences$5,
  ...sentences$6,
  ...sentences$7,
  ...sentences$8,
  ...sentences,
};
// web/src/texts/en/notices.ts
var messages = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  none: 'Nothing yet',
  noneAbout: 'New activity appears here.',
  more: 'Show older notifications',
  fresh: 'New',
  reports: 'My reports',
  choose: 'Notification settings',
  reach: 'How we reach you',
  ways: {
    app: 'App',
    mail: 'Email',
    push: 'Push',
    none: 'Off',
  },
  quote: (text) => `“${text}”`,
  days: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    earlier: 'Earlier',
  },
  justNow: 'Just now',
  minutesAgo: (minutes) => `${minutes} min ago`,
  hoursAgo: (hours) => `${hours} h ago`,
};
var notices_page_module_default = {
  page: '_page_9ovdr_2',
  channels: '_channels_9ovdr_18',
  kind: '_kind_9ovdr_22',
  notice: '_notice_9ovdr_26',
  title: '_title_9ovdr_32',
  words: '_words_9ovdr_37',
  time: '_time_9ovdr_37',
  icon: '_icon_9ovdr_59',
  face: '_face_9ovdr_60',
  sign: '_sign_9ovdr_70',
};
// web/src/features/notices/notice-channels.tsx
var link = 'inline-flex items-center min-h-target color-brand semibold hover-underline';
/** What the member is notified about and how, which would make a narrow page long, and the way to the settings. */
function NoticeChannels({ isNarrow }) {
  return /* @__PURE__ */ jsxs('aside', {
    className: `border-line rounded-xl bg-surface ${notices_page_module_default.channels}`,
    'aria-label': messages.reach,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'semibold text-lg mb-2',
        children: messages.reach,
      }),
      !isNarrow && /* @__PURE__ */ jsx(Preferences, {}),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-1-by-4 mt-2',
        children: [
          /* @__PURE__ */ jsx(Link, {
            to: '/settings',
            hash: 'notifications',
            className: link,
            children: messages.choose,
          }),
          /* @__PURE__ */ jsx(Link, {
            to: '/my-reports',
            className: link,
            children: messages.reports,
          }),
        ],
      }),
    ],
  });
}
function Preferences() {
  const { data, error } = useNoticeSettings();
  if (error) return null;
  return /* @__PURE__ */ jsx('dl', {
    className: 'm-0',
    children: switchableKinds.map((kind) =>
      /* @__PURE__ */ jsxs(
        'div',
        {
          className: `flex between gap-4 border-bottom-soft ${notices_page_module_default.kind}`,
          children: [
            /* @__PURE__ */ jsx('dt', {
              className: 'muted',
              children: messages$1.kinds[kind],
            }),
            /* @__PURE__ */ jsx('dd', {
              className: 'm-0 medium nowrap text-end',
              children: data && waysOf(data, kind),
            }),
          ],
        },
        kind,
      ),
    ),
  });
}
function waysOf({ preferences }, kind) {
  const found = preferences.find((each) => each.kind === kind);
  const ways = noticeChannels
    .filter((channel) => found?.[channel])
    .map((each) => messages.ways[each]);
  return ways.length > 0 ? ways.join(', ') : messages.ways.none;
}
// web/src/features/notices/notice-icon.tsx
var icons = {
  bell: IconBell,
  crown: IconCrown,
  flag: IconFlag,
  heart: IconHeart,
  hearts: IconHearts,
  message: IconMessage,
  photo: IconPhoto,
  scale: IconScale,
  search: IconSearch,
  shield: IconShieldLock,
  star: IconStar,
};
/** The subject of a notice as an icon, tinted if it is about people. */
function NoticeIcon({ kind, small = false }) {
  const { icon, isAboutPeople } = noticeKind(kind);
  const Icon = icons[icon];
  return /* @__PURE__ */ jsx('span', {
    className: `grid place-center round bg-muted-soft muted ${small ? notices_page_module_default.sign : notices_page_module_default.icon}`,
    'data-people': isAboutPeople,
    children: /* @__PURE__ */ jsx(Icon, {
      size: small ? 14 : 24,
      stroke: small ? 2.2 : 1.75,
      'aria-hidden': true,
    }),
  });
}
// web/src/features/notices/notice-face.tsx
/** The person that a notice is about, with a small sign for what happened; or else the sign alone. */
function NoticeFace({ notice: { kind, about, picture, pictureFocus } }) {
  if (!('firstName' in about)) return /* @__PURE__ */ jsx(NoticeIcon, { kind });
  return /* @__PURE__ */ jsxs('span', {
    className: `relative flex-none ${notices_page_module_default.face}`,
    children: [
      /* @__PURE__ */ jsx(PhotoAvatar, {
        name: about.firstName,
        size: 52,
        picture,
        focus: pictureFocus,
      }),
      /* @__PURE__ */ jsx(NoticeIcon, {
        kind,
        small: true,
      }),
    ],
  });
}
// web/src/features/notices/notice-groups.ts
var minuteMs = 6e4;
var hourMs = 60 * minuteMs;
var dayMs = 24 * hourMs;
/** Calendar days of the reader between a time and now. Rounded, as a day can have 23 or 25 hours. */
function daysSince(time, now) {
  const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(Date.parse(time))) / dayMs);
}
function dayOf({ createdAt }, now) {
  const days = daysSince(createdAt, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'earlier';
}
/** What becomes one row within a day: notices of one kind about one person, or about how many people there are. */
function rowOf({ _id: id, kind, about, createdAt }, now) {
  const day = daysSince(createdAt, now);
  if ('memberId' in about) return `${day} ${kind} ${about.memberId}`;
  return 'count' in about ? `${day} ${kind}` : id;
}
/** The latest stands for the others. Numbers of people are added; the one of a person's unread messages has them all. */
function withEarlier(latest, earlier) {
  const read = latest.read && earlier.read;
  if (latest.kind !== 'like' || earlier.kind !== 'like')
    return {
      ...latest,
      read,
    };
  const about = {
    ...latest.about,
    count: latest.about.count + earlier.about.count,
  };
  return {
    ...latest,
    read,
    about,
  };
}
/** Notices by day, the latest first, with one row for what belongs together. */
function groupNotices(notices, now = Date.now()) {
  const rows = /* @__PURE__ */ new Map();
  for (const notice of notices) {
    const row = rowOf(notice, now);
    const latest = rows.get(row);
    rows.set(row, latest ? withEarlier(latest, notice) : notice);
  }
  return [...Map.groupBy(rows.values(), (notice) => dayOf(notice, now))].map(([day, group]) => ({
    day,
    notices: group,
  }));
}
/** How long ago it was today, the time of yesterday, the day of this week, or the date. */
function noticeTime(notice, now = Date.now()) {
  const { createdAt } = notice;
  const day = dayOf(notice, now);
  if (day === 'yesterday')
    return formatDate(createdAt, {
      dateStyle: void 0,
      timeStyle: 'short',
    });
  if (day === 'week')
    return formatDate(createdAt, {
      dateStyle: void 0,
      weekday: 'long',
    });
  if (day === 'earlier') return formatDate(createdAt);
  const past = now - Date.parse(createdAt);
  if (past < minuteMs) return messages.justNow;
  if (past < hourMs) return messages.minutesAgo(Math.floor(past / minuteMs));
  return messages.hoursAgo(Math.floor(past / hourMs));
}
// web/src/features/notices/notices-page.tsx
var formats = {
  date: formatDate,
  number: formatNumber,
};
/** Apart from the words of the bell, which is on every page. */
var noticeSentence = ({ kind, about }) => noticeSentences[kind](about, formats);
function NoticesPage() {
  const query = useNotices();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const notices = data?.pages.flatMap((page) => page.notices) ?? [];
  const said = useWhatTheySaid(notices.some(({ kind }) => kind === 'message'));
  const isNarrow = useBelow('laptop');
  useMarkVisibleRead(notices[0], data?.pages[0]?.unread);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page} ${notices_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx('header', {
        className: 'contents-below-tablet',
        children: /* @__PURE__ */ jsx('h1', {
          className: 'title-md tight anywhere balance visually-hidden-below-tablet',
          children: messages.title,
        }),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid one-column content-start gap-5',
        children: [
          /* @__PURE__ */ jsx(QueryState, {
            query,
            words: messages,
            skeleton: /* @__PURE__ */ jsx(SkeletonRows, {
              count: 6,
              label: messages.loading,
              faces: true,
            }),
          }),
          data &&
            notices.length === 0 &&
            /* @__PURE__ */ jsx(EmptyState, {
              icon: IconBell,
              title: messages.none,
              about: messages.noneAbout,
            }),
          notices.length > 0 &&
            /* @__PURE__ */ jsx('div', {
              className: 'grid one-column gap-5',
              children: groupNotices(notices).map(({ day, notices: rows }) =>
                /* @__PURE__ */ jsxs(
                  'section',
                  {
                    'aria-label': messages.days[day],
                    children: [
                      /* @__PURE__ */ jsx('h2', {
                        className: 'muted semibold text-md',
                        children: messages.days[day],
                      }),
                      /* @__PURE__ */ jsx('ol', {
                        className: 'plain-list',
                        children: rows.map((notice) =>
                          /* @__PURE__ */ jsx(
                            NoticeItem,
                            {
                              notice,
                              said,
                            },
                            notice._id,
                          ),
                        ),
                      }),
                    ],
                  },
                  day,
                ),
              ),
            }),
          hasNextPage &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              radius: 'xl',
              className: 'justify-self-center',
              loading: isFetchingNextPage,
              onClick: () => void fetchNextPage(),
              children: messages.more,
            }),
        ],
      }),
      (!isNarrow || data) && /* @__PURE__ */ jsx(NoticeChannels, { isNarrow }),
    ],
  });
}
/** Visible notices count as read; they stay marked as new until the list is loaded again. */
function useMarkVisibleRead(newest, unread = 0) {
  const { mutate } = useMarkRead();
  const id = unread > 0 && newest?._id;
  useEffect(() => {
    if (id) mutate(id);
  }, [id, mutate]);
}
/** The last message of each person that they have written themselves, as the list of chats has it. */
function useWhatTheySaid(wanted) {
  const { data } = useChats('all', wanted);
  const chats = data?.pages.flatMap((page) => page.chats) ?? [];
  return new Map(
    chats.flatMap(({ person, lastMessage }) =>
      lastMessage && !lastMessage.mine ? [[person._id, summaryOf(lastMessage)]] : [],
    ),
  );
}
function NoticeItem({ notice, said }) {
  const { about, createdAt, read } = notice;
  const message = notice.kind === 'message' && said.get(notice.about.memberId);
  const name = 'firstName' in about ? about.firstName : null;
  const [title, rest] = titleOf(noticeSentence(notice), name);
  const more = message ? messages.quote(message) : rest;
  return /* @__PURE__ */ jsxs('li', {
    className: `row gap-3-5 border-bottom relative hover ${notices_page_module_default.notice}`,
    'data-new': !read || void 0,
    'data-more': more !== '' || void 0,
    children: [
      /* @__PURE__ */ jsx(NoticeFace, { notice }),
      /* @__PURE__ */ jsxs(Link, {
        ...noticeLink(notice),
        className: `flex-1 min-w-0 ink anywhere ${links_module_default.row} ${notices_page_module_default.words}`,
        children: [
          /* @__PURE__ */ jsx('span', {
            className: `block text-lg lh-14 ${notices_page_module_default.title}`,
            'data-named': name !== null,
            children: /* @__PURE__ */ jsx(Sentence, {
              text: title,
              name,
            }),
          }),
          more &&
            /* @__PURE__ */ jsx('span', {
              className: 'clamp muted lh-14',
              children: more,
            }),
        ],
      }),
      /* @__PURE__ */ jsxs('small', {
        className: `row gap-2 flex-none faint text-sm ${notices_page_module_default.time}`,
        children: [
          /* @__PURE__ */ jsx('time', {
            dateTime: createdAt,
            children: noticeTime(notice),
          }),
          !read &&
            /* @__PURE__ */ jsx('strong', {
              className: 'visually-hidden',
              children: messages.fresh,
            }),
        ],
      }),
    ],
  });
}
/** The first sentence, as a title without its full stop, and the others. A name may have a full stop itself. */
function titleOf(text, name) {
  const from = name ? text.indexOf(name) + name.length : 0;
  const end = text.indexOf('. ', from);
  if (end < 0) return [text.replace(/\.$/, ''), ''];
  return [text.slice(0, end), text.slice(end + 2)];
}
/** The name stands out, wherever the sentence has it. */
function Sentence({ text, name }) {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return text;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      text.slice(0, at),
      /* @__PURE__ */ jsx('strong', {
        className: 'semibold',
        children: name,
      }),
      text.slice(at + name.length),
    ],
  });
}
/** The page that a notice leads to. */
function noticeLink({ kind, about }) {
  const { page, anchor } = noticeKinds[kind];
  if (anchor === null) return { to: page };
  return {
    to: page,
    hash: about[anchor],
  };
}
export { NoticesPage };
