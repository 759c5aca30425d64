globalThis.lazySources.push('src/features/desk/statements/decisions-page.tsx');
import { i as useOwnStatements, n as messages, t as titleOf } from './statement-title-_WbnAzIQ.js';
import { P as column_module_default, y as formatDate } from '../entry.mjs';
import { t as shortId } from './short-id-Bym3mMAe.js';
import { t as MoreRows } from './more-rows-Co0vYf-E.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as links_module_default } from './links.module-Bx2iCfGe.js';
import { Link } from '@tanstack/react-router';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
var decisions_page_module_default = {
  list: '_list_1vym7_1',
  item: '_item_1vym7_1',
  icon: '_icon_1vym7_11',
};
// web/src/features/desk/statements/decisions-page.tsx
var { list: m } = messages;
/** The team's decisions about a member and about their reports, each with a way to appeal. */
function DecisionsPage() {
  const aboutYou = useOwnStatements('subject');
  const aboutReports = useOwnStatements('reporter');
  const unread = [aboutYou, aboutReports].find(({ data }) => data === void 0);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: 'grid gap-2',
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'title-md tight anywhere balance visually-hidden-if-titled',
            children: m.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty',
            children: m.about,
          }),
        ],
      }),
      unread
        ? /* @__PURE__ */ jsx(QueryState, {
            query: unread,
            words: m,
            rows: 4,
          })
        : /* @__PURE__ */ jsxs(Fragment, {
            children: [
              /* @__PURE__ */ jsx(Statements, {
                title: m.aboutYou,
                none: m.noneAboutYou,
                query: aboutYou,
              }),
              /* @__PURE__ */ jsx(Statements, {
                title: m.aboutReports,
                none: m.noneAboutReports,
                query: aboutReports,
              }),
            ],
          }),
    ],
  });
}
function Statements({ title, none, query }) {
  const statements = query.data?.pages.flatMap((page) => page.statements) ?? [];
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-4 border-top ${column_module_default.section}`,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: title,
      }),
      statements.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: column_module_default.quiet,
          children: none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: `plain-list hide-empty ${decisions_page_module_default.list}`,
        children: statements.map((statement) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: `grid items-center relative hover ${decisions_page_module_default.item}`,
              children: [
                /* @__PURE__ */ jsx(Link, {
                  to: '/statement',
                  hash: `token=${encodeURIComponent(statement.token)}`,
                  className: `text-lg semibold ${links_module_default.row}`,
                  children: titleOf(statement),
                }),
                /* @__PURE__ */ jsx('p', {
                  className: 'muted anywhere',
                  children: linesOf(statement).join(' · '),
                }),
                /* @__PURE__ */ jsx(IconChevronRight, {
                  className: `faint ${decisions_page_module_default.icon}`,
                  size: 20,
                  stroke: 1.75,
                  'aria-hidden': true,
                }),
              ],
            },
            statement.token,
          ),
        ),
      }),
      /* @__PURE__ */ jsx(MoreRows, {
        query,
        label: m.more,
      }),
      /* @__PURE__ */ jsx(QueryState, {
        query,
        words: m,
      }),
    ],
  });
}
function linesOf(statement) {
  const { at, appeal, appealUntil } = statement;
  const reference = statement.party === 'reporter' ? [shortId(statement.reportId)] : [];
  if (appeal?.outcome) return [...reference, formatDate(at), messages.appeals[appeal.outcome]];
  if (appeal) return [...reference, formatDate(at), m.contested];
  return [...reference, formatDate(at), ...(appealUntil ? [m.until(formatDate(appealUntil))] : [])];
}
export { DecisionsPage };
