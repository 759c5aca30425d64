globalThis.lazySources.push('src/features/likes/likes-page.tsx');
/* empty css                      */
import { a as useOutsideLikes, c as useSeeLikes, r as useLikes } from './likes-BMKo_6Lh.js';
import { i as useUnreadCount } from './notices-DC1CAnGD.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { n as ConfirmedOnly, r as people_page_module_default } from './confirmed-only-Hz8GhaKm.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SkeletonCards } from './skeleton-cards-DV_09wpk.js';
import { n as CardChoice, t as CardMatch } from './card-match-uIyMkjpt.js';
import { t as CardMenu } from './card-menu-Cc3qTCDA.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { n as PersonGrid, t as PersonCard } from './person-card-vqXCWx4g.js';
import { t as TheirLike } from './their-like-CE5CZzxI.js';
import { n as BrowseLink, t as LikeTabs } from './like-tabs-DlGS-lpI.js';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
var likes_page_module_default = {
  shapes: '_shapes_oohjb_2',
  item: '_item_oohjb_6',
};
// web/src/features/likes/likes-page.tsx
var CompleteFirst = lazyRouteComponent(
  () => import('./complete-first-CuZMeyqv.js'),
  'CompleteFirst',
);
/**
 * The people who like the member. Without premium only who sent a super like, the number of the others, with a shape that is
 * made from no one's photo, and what they wrote.
 */
var LikesPage = () =>
  /* @__PURE__ */ jsx(ConfirmedOnly, {
    title: messages.likes.title,
    children: /* @__PURE__ */ jsx(ReceivedLikes, {}),
  });
function ReceivedLikes() {
  const { likes: m } = messages;
  const query = useLikes();
  const { mutate: see } = useSeeLikes();
  const [showsOutside, setShowsOutside] = useState(false);
  const [first] = query.data?.pages ?? [];
  const likes = query.data?.pages.flatMap((page) => page.likes) ?? [];
  const count = first?.visible && !query.hasNextPage ? likes.length : (first?.count ?? 0);
  const unseen = first?.unseen ?? 0;
  const hasNotices = (useUnreadCount().data ?? 0) > 0;
  const seen = useEffectEvent(() => see(void 0));
  useEffect(() => {
    if (unseen > 0 || hasNotices) seen();
  }, [unseen, hasNotices]);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start m-auto w-full max-w-page ${people_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: people_page_module_default.top,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'tight title-md visually-hidden-below-tablet',
            children: m.title,
          }),
          count > 0 &&
            /* @__PURE__ */ jsx('p', {
              className: `muted text-lg pretty mt-1-5 ${people_page_module_default.about}`,
              children: m.count(count),
            }),
        ],
      }),
      /* @__PURE__ */ jsx(LikeTabs, {}),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(SkeletonCards, {
          count: 8,
          lines: 5,
          label: messages.loading,
        }),
      }),
      first &&
        !first.visible &&
        count > 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-sm',
          children: m.hourly,
        }),
      first && count === 0 && /* @__PURE__ */ jsx(NoLikes, { isVisible: first.visible }),
      /* @__PURE__ */ jsx(Likes, {
        label: m.list,
        query,
        count,
      }),
      first &&
        first.outside > 0 &&
        !showsOutside &&
        /* @__PURE__ */ jsx(Button, {
          className: 'self-start',
          variant: 'default',
          radius: 'xl',
          onClick: () => setShowsOutside(true),
          children: m.outside(first.outside),
        }),
      showsOutside && /* @__PURE__ */ jsx(Outside, {}),
    ],
  });
}
function NoLikes({ isVisible }) {
  const { likes: m } = messages;
  const { requiresProfileCompletion } = useSession();
  if (requiresProfileCompletion)
    return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CompleteFirst, {}) });
  return /* @__PURE__ */ jsx(EmptyState, {
    icon: IconHeart,
    title: m.none,
    about: isVisible ? m.noneShown : m.noneYet,
    children: /* @__PURE__ */ jsx(BrowseLink, {}),
  });
}
function Likes({ label, query, count }) {
  const [first] = query.data?.pages ?? [];
  const likes = query.data?.pages.flatMap((page) => page.likes) ?? [];
  const hidden = first && !first.visible ? count - likes.length : 0;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      likes.length > 0 &&
        /* @__PURE__ */ jsx(People, {
          label,
          likes,
        }),
      hidden > 0 && /* @__PURE__ */ jsx(Locked, { count: hidden }),
      /* @__PURE__ */ jsx(Notes, { notes: first?.notes ?? [] }),
      query.hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: () => void query.fetchNextPage(),
          children: messages.more,
        }),
    ],
  });
}
function People({ label, likes }) {
  return /* @__PURE__ */ jsx(PersonGrid, {
    label,
    children: likes.map(({ person, choice, note, part, ...compared }) =>
      /* @__PURE__ */ jsx(
        'li',
        {
          children: /* @__PURE__ */ jsxs(PersonCard, {
            person,
            mark: choice === 'superlike' ? choice : null,
            children: [
              /* @__PURE__ */ jsx(CardMatch, {
                match: compared,
                person,
                theirLike:
                  (part || note) &&
                  /* @__PURE__ */ jsx(TheirLike, {
                    theirLike: {
                      part,
                      note,
                    },
                    by: person.name,
                    short: true,
                  }),
              }),
              /* @__PURE__ */ jsx(CardChoice, { person }),
              /* @__PURE__ */ jsx(CardMenu, { person }),
            ],
          }),
        },
        person._id,
      ),
    ),
  });
}
/** What people wrote whom the member doesn't see. */
function Notes({ notes }) {
  const { likes: m } = messages;
  if (notes.length === 0) return null;
  return /* @__PURE__ */ jsxs('section', {
    className: 'grid gap-3',
    'aria-label': m.notes,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: m.notes,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: m.notesAbout,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list grid gap-3',
        children: [...new Set(notes)].map((note) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              children: /* @__PURE__ */ jsx('blockquote', {
                className: 'm-0 anywhere aside-line',
                children: note,
              }),
            },
            note,
          ),
        ),
      }),
    ],
  });
}
function Outside() {
  const { likes: m } = messages;
  const query = useOutsideLikes();
  return /* @__PURE__ */ jsxs('section', {
    className: 'grid one-column gap-5 border-top',
    'aria-label': m.outsideTitle,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'grid gap-2 mt-3-5',
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'title-xs',
            children: m.outsideTitle,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted',
            children: m.outsideAbout,
          }),
        ],
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(SkeletonCards, {
          count: 4,
          lines: 5,
          label: messages.loading,
        }),
      }),
      /* @__PURE__ */ jsx(Likes, {
        label: m.outsideTitle,
        query,
        count: query.data?.pages[0]?.outside ?? 0,
      }),
    ],
  });
}
var mostShapes = 4;
function Locked({ count }) {
  const { likes: m } = messages;
  const shapes = /* @__PURE__ */ jsx('ul', {
    className: `plain-list flex items-end gap-3 ${likes_page_module_default.shapes}`,
    'aria-hidden': 'true',
    children: Array.from({ length: Math.min(count, mostShapes) }, (_, index) =>
      /* @__PURE__ */ jsx('li', { className: `flex-1 ${likes_page_module_default.item}` }, index),
    ),
  });
  return /* @__PURE__ */ jsxs(EmptyState, {
    title: m.lockedTitle,
    about: m.locked,
    art: shapes,
    children: [
      /* @__PURE__ */ jsx(Button, {
        size: 'md',
        radius: 'xl',
        renderRoot: (props) =>
          /* @__PURE__ */ jsx(Link, {
            to: '/premium',
            ...props,
          }),
        children: m.toPremium,
      }),
      /* @__PURE__ */ jsx(BrowseLink, {}),
    ],
  });
}
export { LikesPage };
