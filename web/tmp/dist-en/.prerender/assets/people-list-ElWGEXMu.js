/* empty css                      */
import { t as messages } from './likes-CTZma4kn.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SkeletonCards } from './skeleton-cards-DV_09wpk.js';
import { t as EmptyState } from './empty-state-BaM-dduv.js';
import { t as CardMenu } from './card-menu-Cc3qTCDA.js';
import { r as people_page_module_default } from './confirmed-only-Hz8GhaKm.js';
import { n as PersonGrid, t as PersonCard } from './person-card-vqXCWx4g.js';
import { n as BrowseLink, t as LikeTabs } from './like-tabs-DlGS-lpI.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/likes/people-list.tsx
var markOf = ({ choice }) => (choice === 'superlike' ? choice : null);
/** One of the member's own lists: people with the choice, and how to undo it. */
function PeopleList(props) {
  const { title, icon, none, about, query, rows, children } = props;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start m-auto w-full max-w-page ${people_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: people_page_module_default.top,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'tight title-md visually-hidden-below-tablet',
            children: title,
          }),
          rows &&
            rows.length > 0 &&
            /* @__PURE__ */ jsx('p', {
              className: `muted text-lg pretty mt-1-5 ${people_page_module_default.about}`,
              children: about,
            }),
        ],
      }),
      /* @__PURE__ */ jsx(LikeTabs, {}),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: messages,
        skeleton: /* @__PURE__ */ jsx(SkeletonCards, {
          count: 8,
          label: messages.loading,
        }),
      }),
      rows?.length === 0 &&
        /* @__PURE__ */ jsx(EmptyState, {
          icon,
          title: none,
          about,
          children: /* @__PURE__ */ jsx(BrowseLink, {}),
        }),
      rows &&
        rows.length > 0 &&
        /* @__PURE__ */ jsx(PersonGrid, {
          label: title,
          children: rows.map((row) =>
            /* @__PURE__ */ jsx(
              'li',
              {
                children: /* @__PURE__ */ jsxs(PersonCard, {
                  person: row.person,
                  mark: markOf(row),
                  children: [children(row), /* @__PURE__ */ jsx(CardMenu, { person: row.person })],
                }),
              },
              row.person._id,
            ),
          ),
        }),
      query.hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: () => void query.fetchNextPage(),
          children: messages.more,
        }),
    ],
  });
}
export { PeopleList as t };
