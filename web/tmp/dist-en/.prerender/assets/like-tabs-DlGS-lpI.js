import { b as formatNumber } from '../entry.mjs';
/* empty css                      */
import { i as useListCounts } from './likes-BMKo_6Lh.js';
import { t as messages } from './likes-CTZma4kn.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/likes/browse-link.tsx
var BrowseLink = () =>
  /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    size: 'md',
    radius: 'xl',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/browse',
        ...props,
      }),
    children: messages.likes.browse,
  });
var like_tabs_module_default = {
  tabs: '_tabs_1ef5k_2',
  link: '_link_1ef5k_14',
};
// web/src/features/likes/like-tabs.tsx
var tabs = [
  ['received', '/likes'],
  ['sent', '/likes/sent'],
  ['passed', '/likes/passed'],
  ['bookmarked', '/likes/bookmarks'],
];
/** The lists of the member, each with the number of people in it. */
function LikeTabs() {
  const { likes: m } = messages;
  const { data: counts } = useListCounts();
  const row = useRef(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current="page"]');
    if (!counts || !row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [counts]);
  return /* @__PURE__ */ jsx('nav', {
    ref: row,
    className: `flex gap-2 overflow-x-auto relative ${like_tabs_module_default.tabs}`,
    'aria-label': m.lists,
    children: tabs.map(([name, to]) =>
      /* @__PURE__ */ jsxs(
        Link,
        {
          className: `inline-flex flex-none items-center gap-2 border-line muted text-sm semibold min-h-target rounded-full ${like_tabs_module_default.link}`,
          to,
          activeOptions: { exact: true },
          activeProps: { 'aria-current': 'page' },
          children: [
            m.tabs[name],
            /* @__PURE__ */ jsx('span', {
              className: 'medium tabular',
              children: counts && formatNumber(counts[name]),
            }),
          ],
        },
        name,
      ),
    ),
  });
}
export { BrowseLink as n, LikeTabs as t };
