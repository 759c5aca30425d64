import { t as messages } from './likes-CTZma4kn.js';
import { Link } from '@tanstack/react-router';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
var discover_page_module_default = {
  page: '_page_17ugx_1',
  list: '_list_17ugx_23',
};
var people_head_module_default = {
  head: '_head_68wdb_1',
  tools: '_tools_68wdb_11',
  title: '_title_68wdb_17',
};
var segmented_links_module_default = {
  links: '_links_1p46d_1',
  link: '_link_1p46d_1',
};
// web/src/features/discovery/segmented-links.tsx
/** The same people as cards and as a grid. */
function SegmentedLinks() {
  const { discover: m } = messages;
  return /* @__PURE__ */ jsxs('nav', {
    className: `inline-flex flex-none bg-muted-soft p-1 rounded-full ${segmented_links_module_default.links}`,
    'aria-label': m.views,
    children: [
      /* @__PURE__ */ jsxs(Link, {
        className: `inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-full ${segmented_links_module_default.link}`,
        to: '/discover',
        activeProps: { 'aria-current': 'page' },
        children: [
          /* @__PURE__ */ jsx(IconCards, {
            size: 20,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'visually-hidden-below-tablet',
            children: m.cards,
          }),
        ],
      }),
      /* @__PURE__ */ jsxs(Link, {
        className: `inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-full ${segmented_links_module_default.link}`,
        to: '/browse',
        activeProps: { 'aria-current': 'page' },
        children: [
          /* @__PURE__ */ jsx(IconLayoutGrid, {
            size: 20,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          /* @__PURE__ */ jsx('span', {
            className: 'visually-hidden-below-tablet',
            children: m.browse,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/discovery/people-head.tsx
/** The head of Cards and of Browse. It is the same on both, so that the switch stays under the finger. */
function PeopleHead({ title, children }) {
  return /* @__PURE__ */ jsxs('header', {
    className: `row gap-3-by-5 ${people_head_module_default.head}`,
    children: [
      /* @__PURE__ */ jsx('h1', {
        className: `visually-hidden-below-tablet tight title-md ${people_head_module_default.title}`,
        children: title,
      }),
      /* @__PURE__ */ jsx(SegmentedLinks, {}),
      /* @__PURE__ */ jsx('div', {
        className: `push-end ${people_head_module_default.tools}`,
        children,
      }),
    ],
  });
}
export { discover_page_module_default as n, PeopleHead as t };
